import { createHmac } from 'node:crypto';
import {
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
  type CryptoKey,
  type JWK,
} from 'jose';
import {
  accessTokenAudience,
  accessTokenIssuer,
  claimsOf,
  deriveSecret,
  nilTenant,
  signServiceToken,
} from '@bellbird/auth';
import { newId } from '@bellbird/database';
import { eventually } from '@bellbird/testing';
import { documents, startIdentity, type IdentityUnderTest, type Person } from '../../test/identity-under-test.js';
import { SigningKeys } from './signing-keys.js';

let world: IdentityUnderTest;
let mia: Person;
let key: { kid: string; key: CryptoKey };
let publicJwk: JWK;
beforeAll(async () => {
  world = await startIdentity();
  mia = await world.owner();
  // The real key, to sign what is right in all but one thing.
  key = (world.service.app.get(SigningKeys) as unknown as { current: { kid: string; key: CryptoKey } }).current;
  publicJwk = ((await (await fetch(`${world.service.url}/.well-known/jwks.json`)).json()) as { keys: JWK[] }).keys[0]!;
});
afterAll(() => world.stop());

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = () => ({
  ...claimsOf({
    kind: 'user',
    userId: mia.userId,
    tenantId: mia.tenantId,
    role: 'merchant',
    permissions: ['owner'],
    country: 'AU',
    timeZone: 'Australia/Sydney',
    termsAccepted: true,
    mustEnrol: false,
    sessionId: newId(),
    accessVersion: 9,
    sessionGeneration: 0,
    provedAt: 0,
    isReadOnly: false,
    actingAdmin: null,
  }),
});
interface Made {
  header?: Record<string, unknown>;
  payload?: Record<string, unknown>;
  issuer?: string;
  audience?: string;
  expires?: string | null;
  notBefore?: string;
  key?: CryptoKey;
}
function make({
  header,
  payload,
  issuer = accessTokenIssuer,
  audience = accessTokenAudience,
  expires = '5m',
  notBefore,
  key: by,
}: Made = {}): Promise<string> {
  const jwt = new SignJWT({ ...claims(), ...payload })
    .setProtectedHeader({ alg: 'EdDSA', kid: key.kid, typ: 'at+jwt', ...header })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt();
  if (expires !== null) jwt.setExpirationTime(expires);
  if (notBefore !== undefined) jwt.setNotBefore(notBefore);
  return jwt.sign(by ?? key.key);
}
const ask = (token: string) => world.service.as(token)(documents.verifyToken);
const hmac = (header: object, secret: string | Buffer): string => {
  const body = `${base64(header)}.${base64({ ...claims(), iss: accessTokenIssuer, aud: accessTokenAudience, exp: Math.floor(Date.now() / 1000) + 300 })}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
};

it('is a short-lived EdDSA token of a typed kind', () => {
  expect(decodeProtectedHeader(mia.accessToken)).toEqual({ alg: 'EdDSA', typ: 'at+jwt', kid: key.kid });
  const { iat = 0, exp = 0, jti, iss, aud, sub, tid } = decodeJwt(mia.accessToken);
  expect(exp - iat).toBe(300);
  expect({ iss, aud, sub, tid }).toEqual({
    iss: 'bellbird-identity',
    aud: 'bellbird',
    sub: mia.userId,
    tid: mia.tenantId,
  });
  expect(jti).toEqual(expect.any(String));
});

it('is checked against a published key that holds nothing private', async () => {
  expect(Object.keys(publicJwk).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
  expect((await ask(await make())).data).toMatchObject({ verifyToken: { id: mia.userId } });
});

describe('a token that is not ours is refused', () => {
  const attacks: [string, () => Promise<string> | string][] = [
    [
      'unsigned, alg none',
      () =>
        `${base64({ alg: 'none', typ: 'at+jwt' })}.${base64({ ...claims(), iss: accessTokenIssuer, aud: accessTokenAudience, exp: 9_999_999_999 })}.`,
    ],
    [
      'unsigned, alg None',
      () =>
        `${base64({ alg: 'None', typ: 'at+jwt', kid: key.kid })}.${base64({ ...claims(), iss: accessTokenIssuer, aud: accessTokenAudience, exp: 9_999_999_999 })}.`,
    ],
    [
      'HS256 with the public key’s bytes as the secret',
      () => hmac({ alg: 'HS256', typ: 'at+jwt', kid: key.kid }, Buffer.from(String(publicJwk.x), 'base64url')),
    ],
    [
      'HS256 with the public key’s PEM as the secret',
      async () =>
        hmac(
          { alg: 'HS256', typ: 'at+jwt', kid: key.kid },
          await exportSPKI((await importJWK(publicJwk, 'EdDSA')) as CryptoKey),
        ),
    ],
    [
      'HS256 with the JWK’s text as the secret',
      () => hmac({ alg: 'HS256', typ: 'at+jwt', kid: key.kid }, JSON.stringify(publicJwk)),
    ],
    ['HS256 with an empty secret', () => hmac({ alg: 'HS256', typ: 'at+jwt', kid: key.kid }, '')],
    ['a foreign key under our kid', async () => make({ key: (await foreign()).privateKey })],
    [
      'a foreign key under a kid of its own',
      async () => make({ key: (await foreign()).privateKey, header: { kid: 'mine' } }),
    ],
    [
      'a kid that is a path',
      async () => make({ key: (await foreign()).privateKey, header: { kid: '../../../../dev/null' } }),
    ],
    [
      'a key inside the header (jwk)',
      async () => {
        const { publicKey, privateKey } = await foreign();
        return make({ key: privateKey, header: { jwk: await exportJWK(publicKey) } });
      },
    ],
    [
      'a key elsewhere (jku)',
      async () =>
        make({
          key: (await foreign()).privateKey,
          header: { jku: `${world.platform.peers.get('identity')}/evil.json` },
        }),
    ],
    [
      'a certificate elsewhere (x5u)',
      async () => make({ key: (await foreign()).privateKey, header: { x5u: 'https://evil.example/cert.pem' } }),
    ],
    [
      'RS256 from nowhere',
      async () => {
        const { privateKey } = await generateKeyPair('RS256');
        return make({ key: privateKey, header: { alg: 'RS256' } });
      },
    ],
    ['another audience', () => make({ audience: 'other' })],
    ['another issuer', () => make({ issuer: 'https://evil.example' })],
    ['another type', () => make({ header: { typ: 'JWT' } })],
    ['no type', () => make({ header: { typ: undefined } })],
    ['not valid yet', () => make({ notBefore: '10m' })],
    ['valid for ever', () => make({ expires: null })],
    ['a role that is none', () => make({ payload: { role: 'root' } })],
    ['a permission that is none', () => make({ payload: { perms: ['everything'] } })],
    ['a tenant that is none', () => make({ payload: { tid: `${mia.tenantId}' or true --` } })],
    ['no session', () => make({ payload: { sid: undefined } })],
    [
      'changed after it was signed',
      () => {
        const [header, payload, signature] = mia.accessToken.split('.');
        return `${header}.${base64({ ...(JSON.parse(Buffer.from(String(payload), 'base64url').toString()) as object), tid: nilTenant, role: 'admin' })}.${signature}`;
      },
    ],
    ['without its signature', () => mia.accessToken.split('.').slice(0, 2).join('.') + '.'],
    ['a refresh token', () => mia.refreshToken],
    [
      'a service’s token of another platform',
      () => signServiceToken(deriveSecret('another secret', 'internal'), 'campaigns', mia.tenantId),
    ],
    ['a service’s token, for people', () => world.platform.serviceToken('campaigns', mia.tenantId)],
    [
      'signed by us, with a critical header that nobody knows',
      async () => {
        const body = `${base64({ alg: 'EdDSA', kid: key.kid, typ: 'at+jwt', crit: ['more'], more: 1 })}.${base64({ ...decodeJwt(await make()) })}`;
        return `${body}.${Buffer.from(await crypto.subtle.sign('Ed25519', key.key, Buffer.from(body))).toString('base64url')}`;
      },
    ],
    ['not a token', () => 'x.y.z'],
    ['a very long one', () => `${'a'.repeat(7_000)}.${'b'.repeat(7_000)}.c`],
  ];
  it.each(attacks)('%s', async (_, forge) => {
    const { error, data } = await ask(await forge());
    expect(data?.['verifyToken'] ?? null).toBeNull();
    expect(['unauthorized', 'forbidden']).toContain(error?.code);
  });

  it('expired, and says so, so that the client refreshes', async () => {
    expect((await ask(await make({ expires: '-1m' }))).error).toMatchObject({
      code: 'session-expired',
      statusCode: 401,
    });
  });
});

const foreign = () => generateKeyPair('EdDSA', { extractable: true });

it('of a service reaches no operation for people', async () => {
  const token = await world.platform.serviceToken('campaigns', mia.tenantId);
  expect((await world.service.as(token)(documents.verifyToken)).error).toMatchObject({ code: 'forbidden' });
});

it('goes on being good while a new key takes over', async () => {
  const keys = world.service.app.get(SigningKeys);
  await world.service.sql(`update signing_key set created_at = created_at - interval '31 days'`);
  await keys.refresh();
  const signed = () =>
    keys.sign({
      kind: 'user',
      userId: mia.userId,
      tenantId: mia.tenantId,
      role: 'merchant',
      permissions: ['owner'],
      country: 'AU',
      timeZone: 'Australia/Sydney',
      termsAccepted: true,
      mustEnrol: false,
      sessionId: newId(),
      accessVersion: 9,
      sessionGeneration: 0,
      provedAt: 0,
      isReadOnly: false,
      actingAdmin: null,
    });
  const kidOf = (token: string) => decodeProtectedHeader(token)['kid'];
  expect(keys.jwks().keys.map((each) => each.kid)).toEqual([key.kid, expect.not.stringMatching(key.kid)]);
  // The new key is published, and does not sign before everybody can have read it.
  expect(kidOf(await signed())).toBe(key.kid);
  expect((await ask(await make())).data).toMatchObject({ verifyToken: { id: mia.userId } });
  await world.service.sql(
    `update signing_key set created_at = created_at - interval '2 minutes' where kid <> '${key.kid}'`,
  );
  await keys.refresh();
  const fresh = await signed();
  expect(kidOf(fresh)).not.toBe(key.kid);
  await eventually(async () => expect((await ask(fresh)).data).toMatchObject({ verifyToken: { id: mia.userId } }));
  expect((await ask(await make())).data).toMatchObject({ verifyToken: { id: mia.userId } });
  await keys.refresh();
  expect(keys.jwks().keys).toHaveLength(2);
});
