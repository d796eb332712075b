import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import { eventually } from '@bellbird/testing';
import { accessTokenAudience, accessTokenIssuer, claimsOf, TokenVerifier } from './access-tokens.js';
import type { Actor } from './actor.js';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const actor: Actor = {
  kind: 'user',
  userId: id,
  tenantId: id,
  role: 'merchant',
  permissions: ['owner'],
  country: 'AU',
  timeZone: 'Australia/Sydney',
  termsAccepted: true,
  mustEnrol: false,
  sessionId: id,
  accessVersion: 1,
  sessionGeneration: 0,
  provedAt: 0,
  isReadOnly: false,
  actingAdmin: null,
};
const minute = 60_000;

/** Identity's page of keys, as it is at the moment. */
let page: { status: number; body: string };
let reads = 0;
let server: Server;
let verifier: TokenVerifier;
const keys = new Map<string, { privateKey: CryptoKey; jwk: JWK }>();
const publish = (...kids: string[]): void => {
  page = { status: 200, body: JSON.stringify({ keys: kids.map((kid) => keys.get(kid)?.jwk) }) };
};
const token = (kid: string, lifetime = '10m'): Promise<string> =>
  new SignJWT({ ...claimsOf(actor) })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid })
    .setIssuer(accessTokenIssuer)
    .setAudience(accessTokenAudience)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(keys.get(kid)?.privateKey as CryptoKey);
/** What the verifier takes for its own age of keys; tokens keep real time. */
const later = (ms: number): void => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + ms);
};

beforeAll(async () => {
  for (const kid of ['one', 'two']) {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
    keys.set(kid, { privateKey, jwk: { ...(await exportJWK(publicKey)), alg: 'EdDSA', use: 'sig', kid } });
  }
  server = createServer((_request, response) => {
    reads += 1;
    response.writeHead(page.status, { 'content-type': 'application/json' }).end(page.body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  verifier = TokenVerifier.fromJwks(() => `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`);
});
afterEach(() => void jest.restoreAllMocks());
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('an access token', () => {
  it('is refused or expired by itself, and says who asks where it is good', async () => {
    publish('one');
    expect(await verifier.verify(await token('one'))).toEqual(actor);
    expect(await verifier.verify(await token('one', '-1m'))).toBe('expired');
    expect(await verifier.verify(await token('two'))).toBe('refused');
    expect(await verifier.verify('not.a.token')).toBe('refused');
  });

  it('by a new key is known as soon as identity publishes it', async () => {
    publish('one');
    await verifier.verify(await token('one'));
    publish('one', 'two');
    later(2_000);
    expect(await verifier.verify(await token('two'))).toEqual(actor);
  });
});

describe('while identity is down', () => {
  const outages: [string, { status: number; body: string }][] = [
    ['answers 500', { status: 500, body: '' }],
    ['answers no JSON', { status: 200, body: '<html>' }],
    ['answers no keys', { status: 200, body: '{}' }],
  ];

  it.each(outages)('or %s, the keys that were read last go on counting, however old', async (_name, outage) => {
    publish('one');
    await verifier.verify(await token('one'));
    page = outage;
    later(60 * minute);
    expect(await verifier.verify(await token('one'))).toEqual(actor);
    const forged = (await token('one')).replace(/.{8}$/, 'AAAAAAAA');
    expect(await verifier.verify(forged)).toBe('refused');
  });

  it('identity is not asked again for each token', async () => {
    publish('one');
    await verifier.verify(await token('one'));
    page = { status: 500, body: '' };
    later(60 * minute);
    await verifier.verify(await token('one'));
    const before = reads;
    for (let n = 0; n < 20; n += 1) expect(await verifier.verify(await token('one'))).toEqual(actor);
    expect(reads - before).toBeLessThanOrEqual(1);
  });

  it('a key that was never seen is a fault, not a refusal: nobody is signed out by an outage', async () => {
    publish('one');
    await verifier.verify(await token('one'));
    page = { status: 500, body: '' };
    later(60 * minute);
    await expect(verifier.verify(await token('two'))).rejects.toMatchObject({ code: 'unavailable', statusCode: 503 });
  });

  it('its keys count that were read ahead, as soon as it gave them out', async () => {
    page = { status: 503, body: '' };
    const before = reads;
    verifier.readAhead();
    await eventually(() => expect(reads).toBeGreaterThan(before + 1));
    publish('one');
    const had = reads;
    await eventually(() => expect(reads).toBe(had + 1));
    page = { status: 503, body: '' };
    expect(await verifier.verify(await token('one'))).toEqual(actor);
    expect(reads).toBe(had + 1);
  });

  it('and no keys were ever read, that is a fault too, which says why', async () => {
    page = { status: 503, body: '' };
    await expect(verifier.verify(await token('one'))).rejects.toMatchObject({
      code: 'unavailable',
      statusCode: 503,
      cause: { code: 'ERR_JOSE_GENERIC' },
    });
  });

  it('its operator is told why, once however many ask, and again when the reason changes', async () => {
    const told: string[] = [];
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/wrong`;
    const wrong = TokenVerifier.fromJwks(
      () => address,
      (what) => told.push(what),
    );
    page = { status: 404, body: '' };
    wrong.readAhead();
    await eventually(() => expect(told).toHaveLength(1));
    for (let n = 0; n < 5; n += 1) await wrong.verify(await token('one')).catch(() => undefined);
    expect(told).toEqual([
      `Identity's keys cannot be had: Expected 200 OK from the JSON Web Key Set HTTP response at ${address}`,
    ]);
    page = { status: 200, body: '<html>' };
    await wrong.verify(await token('one')).catch(() => undefined);
    expect(told).toHaveLength(2);
    publish('one');
    expect(await wrong.verify(await token('one'))).toEqual(actor);
  });
});
