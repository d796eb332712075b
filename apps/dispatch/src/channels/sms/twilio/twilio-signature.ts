import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Twilio's X-Twilio-Signature: base64 of HMAC-SHA1 with the account's token over the whole address that Twilio was told
 * to call, then every POST parameter, sorted by name, name and value without anything between; a value that comes twice
 * counts once (https://www.twilio.com/docs/usage/security).
 */
export function twilioSignature(authToken: string, address: string, parameters: URLSearchParams): string {
  return createHmac('sha1', authToken)
    .update(address + sorted(parameters))
    .digest('base64');
}

/** Whether Twilio signed this call of one of `addresses`: it is not consistent about naming a scheme's own port. In constant time. */
export function signedByTwilio(
  authToken: string,
  addresses: readonly string[],
  parameters: URLSearchParams,
  signature: string | undefined,
): boolean {
  if (signature === undefined || signature.length !== 28) return false;
  const theirs = Buffer.from(signature);
  const told = sorted(parameters);
  return addresses.some((address) => {
    const ours = Buffer.from(
      createHmac('sha1', authToken)
        .update(address + told)
        .digest('base64'),
    );
    return ours.length === theirs.length && timingSafeEqual(ours, theirs);
  });
}

/** The origins under which Twilio may sign what it calls at `publicUrl`: with and without the port, if it is the scheme's own. */
export function signedOrigins(publicUrl: string): string[] {
  const { protocol, host, port, pathname } = new URL(publicUrl);
  const path = pathname.replace(/\/+$/, '');
  const bare = port === '' ? host : host.slice(0, -port.length - 1);
  const ports = port === '' ? ['', protocol === 'https:' ? ':443' : ':80'] : [`:${port}`, ''];
  return ports.map((each) => `${protocol}//${bare}${each}${path}`);
}

function sorted(parameters: URLSearchParams): string {
  const pairs = [...parameters];
  pairs.sort(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : x < y ? -1 : x > y ? 1 : 0));
  let text = '';
  for (let at = 0; at < pairs.length; at++) {
    const [name, value] = pairs[at]!;
    if (at === 0 || name !== pairs[at - 1]![0] || value !== pairs[at - 1]![1]) text += name + value;
  }
  return text;
}
