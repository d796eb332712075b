import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Keys {
  accessKeyId: string;
  secretAccessKey: string;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Whether S3 would take a request for signed with these keys, and in time: AWS Signature Version 4, in the header or in the
 * query. Written from Amazon's description, apart from the code that signs. Says why not, or null.
 */
export function refusalOf(request: IncomingMessage, { accessKeyId, secretAccessKey }: Keys, now: Date): string | null {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
  const header = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  );
  const isQuery = searchParams.has('X-Amz-Signature');
  if (header === null && !isQuery) return 'AccessDenied';
  const [credential, signedHeaders, signature] = isQuery
    ? ['X-Amz-Credential', 'X-Amz-SignedHeaders', 'X-Amz-Signature'].map((name) => searchParams.get(name) ?? '')
    : header!.slice(1);
  const date = isQuery ? (searchParams.get('X-Amz-Date') ?? '') : String(request.headers['x-amz-date']);
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  const lifeSeconds = isQuery ? Number(searchParams.get('X-Amz-Expires')) : 900;
  if (!(now.getTime() < at + lifeSeconds * 1_000) || lifeSeconds > 604_800) return 'ExpiredToken';
  const [id, day, region, service, end] = credential!.split('/');
  if (id !== accessKeyId || !date.startsWith(day!) || service !== 's3' || end !== 'aws4_request')
    return 'InvalidAccessKeyId';

  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const names = signedHeaders!.split(';');
  if (!names.includes('host')) return 'AccessDenied';
  const headers = names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`).join('');
  const payload = isQuery ? 'UNSIGNED-PAYLOAD' : String(request.headers['x-amz-content-sha256']);
  const canonical = [request.method, pathname, query, headers, signedHeaders, payload].join('\n');
  const scope = [day, region, service, end].join('/');
  const text = ['AWS4-HMAC-SHA256', date, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const key = [day!, region!, service, end].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${secretAccessKey}`,
  );
  return hmac(key, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}
