// Whether Twilio's own library and our check of its signature agree, on calls of every kind, both ways.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { nodePackages, root } from './cache.mjs';

const calls = 2_000;
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('', '+61412345678', 'a&b=c', '%2B', ' '),
);
/** A call of a webhook: the token of the account, the address that was told, the members of the form. */
const signed = fc.record({
  token: fc.string({ minLength: 1, maxLength: 40 }),
  address: fc.webUrl({ withQueryParameters: true }),
  form: fc.uniqueArray(fc.tuple(text, text), { selector: ([name]) => name, maxLength: 12 }),
});

export async function get() {
  const packages = await nodePackages();
  return createRequire(join(packages, 'package.json'))('twilio');
}

export async function test(twilio, { check, seed }) {
  const file = join(root, 'apps/dispatch/dist/channels/sms/twilio/twilio-signature.js');
  const { signedByTwilio, twilioSignature } = await import(pathToFileURL(file).href);
  await check('twilio signs and believes as we do', () => {
    for (const { token, address, form } of fc.sample(signed, { numRuns: calls, seed })) {
      const told = new URLSearchParams(form);
      const theirs = twilio.getExpectedTwilioSignature(token, address, Object.fromEntries(form));
      const changed = new URLSearchParams([...form, ['Body2', 'x']]);
      const right =
        signedByTwilio(token, [address], told, theirs) &&
        twilio.validateRequest(token, twilioSignature(token, address, told), address, Object.fromEntries(form)) &&
        !signedByTwilio(token, [address], changed, theirs) &&
        !signedByTwilio(`${token}x`, [address], told, theirs);
      if (!right) throw new Error(`They differ, with SEED=${seed}, over ${JSON.stringify({ token, address, form })}`);
    }
    return `${calls} calls`;
  });
}
