import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWK } from 'jose';
import * as oauth from 'oauth4webapi';
import { newFlow } from './identity-provider.contract.js';
import { IdentityRefused } from './identity-provider.js';
import { OidcIdentityProvider } from './oidc-identity-provider.js';

interface Forge {
  alg: string;
  kid: string;
  privateKey: CryptoKey;
  published: JWK[];
}

const flow = newFlow();
let server: Server;
let issuer = '';
let forge: Forge;
let token: () => Promise<string> | string;
const asked: URLSearchParams[] = [];

const newForge = async (alg: string): Promise<Forge> => {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  const kid = crypto.randomUUID();
  return { alg, kid, privateKey, published: [{ ...(await exportJWK(publicKey)), kid, alg, use: 'sig' }] };
};
const signed = (over: Record<string, unknown> = {}, { alg, kid, privateKey }: Forge = forge): Promise<string> => {
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: issuer,
    aud: 'bellbird',
    sub: 's1',
    nonce: flow.nonce,
    iat: now,
    exp: now + 60,
    email: 'a@example.com',
    email_verified: true,
    ...over,
  };
  return new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(privateKey);
};

beforeAll(async () => {
  forge = await newForge('RS256');
  server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => void chunks.push(chunk));
    req.on('end', async () => {
      if (req.method === 'POST') asked.push(new URLSearchParams(Buffer.concat(chunks).toString()));
      const answers: Record<string, () => unknown> = {
        '/.well-known/openid-configuration': () => ({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256', 'ES256', 'HS256', 'none'],
          authorization_response_iss_parameter_supported: true,
        }),
        '/jwks': () => ({ keys: forge.published }),
        '/token': async () => ({ access_token: 'at', token_type: 'Bearer', id_token: await token() }),
      };
      const body = await answers[req.url ?? '']?.();
      res
        .writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(body ?? {}));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => void (server.closeAllConnections(), server.close(() => resolve()))));

const adapter = (): OidcIdentityProvider =>
  new OidcIdentityProvider(
    { issuer, reachedAt: null, clientId: 'bellbird', clientSecret: 's', redirectUri: 'http://localhost/callback' },
    oauth,
  );

describe('13. A provider whose tokens are forged', () => {
  it('13. is believed where all is right, by RS256 and by ES256', async () => {
    for (const alg of ['RS256', 'ES256']) {
      forge = await newForge(alg);
      token = () => signed();
      expect(await adapter().exchange('code', flow)).toMatchObject({
        issuer,
        subject: 's1',
        email: 'a@example.com',
        emailVerified: true,
      });
    }
    expect(asked.at(-1)!.get('code_verifier')).toBe(flow.verifier);
  });

  it('13. is believed right after it changed its key', async () => {
    const provider = adapter();
    token = () => signed();
    await provider.exchange('code', flow);
    forge = await newForge('RS256');
    expect(await provider.exchange('code', flow)).toMatchObject({ subject: 's1' });
  });

  const hour = 3_600;
  const now = (): number => Math.floor(Date.now() / 1_000);
  it.each<[string, () => Promise<string> | string]>([
    ['another issuer', () => signed({ iss: 'https://accounts.google.com' })],
    ['an issuer without its scheme that is not Google', () => signed({ iss: issuer.replace('http://', '') })],
    ['another audience', () => signed({ aud: 'somebody-else' })],
    ['several audiences, given to another', () => signed({ aud: ['bellbird', 'other'], azp: 'other' })],
    ['another nonce', () => signed({ nonce: 'x' })],
    ['no nonce', () => signed({ nonce: undefined })],
    ['an end that is past', () => signed({ iat: now() - 2 * hour, exp: now() - hour })],
    ['no end', () => signed({ exp: undefined })],
    ['no address', () => signed({ email: undefined })],
    ['another key under the same name', async () => signed({}, { ...(await newForge('RS256')), kid: forge.kid })],
    ['a key that is not published', async () => signed({}, await newForge('RS256'))],
    ['an algorithm of its own choice', async () => signed({}, await newForge('PS256'))],
    [
      'no signature',
      () =>
        new UnsecuredJWT({ iss: issuer, aud: 'bellbird', sub: 's1', nonce: flow.nonce, email: 'a@example.com' })
          .setIssuedAt()
          .setExpirationTime('1h')
          .encode(),
    ],
    [
      'our own secret for a key',
      () =>
        new SignJWT({ iss: issuer, aud: 'bellbird', sub: 's1', nonce: flow.nonce, email: 'a@example.com' })
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuedAt()
          .setExpirationTime('1h')
          .sign(Buffer.alloc(32, 1)),
    ],
    ['nonsense', () => 'nonsense'],
  ])('13. vouches for nobody by a token with %s', async (_what, made) => {
    forge = await newForge('RS256');
    token = made;
    await expect(adapter().exchange('code', flow)).rejects.toBeInstanceOf(IdentityRefused);
  });

  it('13. says of an address that it is verified by true alone', async () => {
    for (const email_verified of ['true', 1, undefined]) {
      token = () => signed({ email_verified });
      expect(await adapter().exchange('code', flow)).toMatchObject({ emailVerified: false });
    }
  });

  it('13. Google’s name comes with and without https://', async () => {
    // Google itself is played: what is asked of it is answered here.
    const google = 'https://accounts.google.com';
    const real = globalThis.fetch;
    globalThis.fetch = (async (url: string, init: object) => {
      const path = url.slice(google.length);
      const response = await real(`${issuer}${path}`, init);
      return new Response((await response.text()).replaceAll(issuer, google), {
        status: response.status,
        headers: { 'content-type': 'application/json' },
      });
    }) as typeof fetch;
    try {
      const provider = new OidcIdentityProvider(
        {
          issuer: google,
          reachedAt: null,
          clientId: 'bellbird',
          clientSecret: 's',
          redirectUri: 'http://localhost/callback',
        },
        oauth,
      );
      for (const iss of [google, 'accounts.google.com']) {
        token = () => signed({ iss });
        expect(await provider.exchange('code', flow)).toMatchObject({ issuer: google, subject: 's1' });
      }
      token = () => signed({ iss: 'accounts.google.com.evil.example' });
      await expect(provider.exchange('code', flow)).rejects.toBeInstanceOf(IdentityRefused);
    } finally {
      globalThis.fetch = real;
    }
  });
});
