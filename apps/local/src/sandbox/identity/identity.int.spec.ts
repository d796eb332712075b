import { createHash, randomBytes } from 'node:crypto';
import { createLocalJWKSet, decodeJwt, jwtVerify, type JSONWebKeySet } from 'jose';
import { key, openWorld, type Answer, type World } from '../testing/open-world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld('sandbox_identity');
});
afterAll(() => world.close());

const api = '/sandbox/api/identity-provider';
const redirectUri = 'https://bellbird.example/callback';
const verifier = randomBytes(32).toString('base64url');
const ada = { email: 'ada@example.com', givenName: 'Ada', familyName: 'Nguyen', emailVerified: true };
const parameters = (over: Record<string, string> = {}): URLSearchParams =>
  new URLSearchParams({
    client_id: 'bellbird',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'a-state',
    nonce: 'a-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...over,
  });
const authorizationUrl = (over: Record<string, string> = {}): string =>
  `${world.url}/sandbox/oidc/authorize?${parameters(over).toString()}`;
const redirectOf = async (over: Record<string, unknown> = {}): Promise<URL> => {
  const body = { authorizationUrl: authorizationUrl(), email: ada.email, ...over };
  return new URL((await world.call('POST', `${api}/authorize`, body)).body.redirectUrl);
};
const basic = (secret: string): string =>
  `Basic ${Buffer.from(`bellbird:${encodeURIComponent(secret)}`).toString('base64')}`;
const redeem = (code: string, over: Record<string, string> = {}, authorization = basic(key)): Promise<Answer> =>
  world.call(
    'POST',
    '/sandbox/oidc/token',
    new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...over,
    }).toString(),
    { authorization, 'content-type': 'application/x-www-form-urlencoded' },
  );
const codeOf = async (): Promise<string> => (await redirectOf()).searchParams.get('code')!;

describe('13. The provider of identities', () => {
  it('13. keeps people by their address, and gives each a name that stays', async () => {
    const first = await world.call('POST', `${api}/people`, ada);
    expect(first).toMatchObject({
      status: 201,
      body: { ...ada, hostedDomain: null, sub: expect.stringMatching(/^\d{21}$/) },
    });
    const again = await world.call('POST', `${api}/people`, {
      ...ada,
      email: 'Ada@Example.com',
      hostedDomain: 'cafe.example',
    });
    expect(again.body).toMatchObject({ sub: first.body.sub, hostedDomain: 'cafe.example' });
    await world.call('POST', `${api}/people`, ada);
    expect((await world.call('GET', `${api}/people`)).body).toEqual([first.body]);
    const wrong = await world.call('POST', `${api}/people`, {
      email: 'nonsense',
      givenName: 1,
      emailVerified: 'yes',
      more: 1,
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields.map(({ field }: { field: string }) => field).sort()).toEqual([
      'email',
      'emailVerified',
      'familyName',
      'givenName',
      'more',
    ]);
  });

  it('13. signs who somebody is, with a key that others can check', async () => {
    const discovery = (
      await world.call('GET', '/sandbox/oidc/.well-known/openid-configuration', undefined, { host: 'sandbox' })
    ).body;
    expect(discovery).toMatchObject({
      issuer: `${world.url}/sandbox/oidc`,
      code_challenge_methods_supported: ['S256'],
    });
    const back = await redirectOf();
    expect(`${back.origin}${back.pathname}`).toBe(redirectUri);
    expect(back.searchParams.get('state')).toBe('a-state');
    const answer = await redeem(back.searchParams.get('code')!);
    const jwks = (await world.call('GET', '/sandbox/oidc/jwks')).body as JSONWebKeySet;
    const { payload } = await jwtVerify(answer.body.id_token, createLocalJWKSet(jwks), {
      issuer: discovery.issuer,
      audience: 'bellbird',
    });
    expect(payload).toMatchObject({
      email: ada.email,
      email_verified: true,
      given_name: 'Ada',
      family_name: 'Nguyen',
      nonce: 'a-nonce',
    });
    const info = await world.call('GET', '/sandbox/oidc/userinfo', undefined, {
      authorization: `Bearer ${answer.body.access_token}`,
    });
    expect(info.body).toMatchObject({ sub: payload.sub, email: ada.email });
    expect((await world.call('GET', '/sandbox/oidc/userinfo', undefined, { authorization: 'Bearer x' })).status).toBe(
      401,
    );
  });

  it('13. takes a code once, within a minute, with its verifier, its address and the secret of the client', async () => {
    const used = await codeOf();
    expect((await redeem(used)).status).toBe(200);
    const invalid = { status: 400, body: { error: 'invalid_grant' } };
    expect(await redeem(used)).toMatchObject(invalid);
    expect(await redeem(await codeOf(), { code_verifier: 'x'.repeat(43) })).toMatchObject(invalid);
    expect(await redeem(await codeOf(), { code_verifier: '' })).toMatchObject(invalid);
    expect(await redeem(await codeOf(), { redirect_uri: 'https://elsewhere.example/callback' })).toMatchObject(invalid);
    const client = { status: 401, body: { error: 'invalid_client' } };
    expect(await redeem(await codeOf(), {}, basic('another'))).toMatchObject(client);
    expect(await redeem(await codeOf(), {}, '')).toMatchObject(client);
  });

  it('13. refuses a request without PKCE, of another client or for something else', async () => {
    const wrong: Record<string, string>[] = [
      { code_challenge: '' },
      { code_challenge_method: 'plain' },
      { client_id: 'x' },
      { response_type: 'token' },
      { scope: 'email' },
    ];
    for (const over of wrong)
      expect(
        (await world.call('POST', `${api}/authorize`, { authorizationUrl: authorizationUrl(over), email: ada.email }))
          .status,
      ).toBe(400);
    expect(
      (
        await world.call('POST', `${api}/authorize`, {
          authorizationUrl: authorizationUrl(),
          email: 'nobody@example.com',
        })
      ).body.fields,
    ).toMatchObject([{ field: 'email' }]);
    expect((await redirectOf({ deny: true })).searchParams.get('error')).toBe('access_denied');
  });

  it('13. has a page on which one chooses who logs in', async () => {
    const page = await world.call('GET', authorizationUrl().slice(world.url.length));
    expect(page.status).toBe(200);
    expect(page.body).toContain('Ada Nguyen');
    const post = async (choice: Record<string, string>): Promise<Answer> =>
      world.call(
        'POST',
        '/sandbox/oidc/authorize',
        new URLSearchParams([...parameters(), ...Object.entries(choice)]).toString(),
        { 'content-type': 'application/x-www-form-urlencoded' },
      );
    const chosen = async (choice: Record<string, string>): Promise<Record<string, unknown>> => {
      const answer = await post(choice);
      expect(answer.status).toBe(303);
      const code = new URL(answer.headers.get('location')!).searchParams.get('code')!;
      return decodeJwt((await redeem(code)).body.id_token);
    };
    const { sub } = (await world.call('GET', `${api}/people`)).body[0];
    expect(await chosen({ choice: 'person', sub })).toMatchObject({ email: ada.email });
    expect(await chosen({ choice: 'new', email: 'zed@example.com', givenName: 'Zed', familyName: '' })).toMatchObject({
      email: 'zed@example.com',
      email_verified: true,
    });
    expect(
      await chosen({ choice: 'new-unverified', email: 'may@example.com', givenName: 'May', familyName: '' }),
    ).toMatchObject({ email_verified: false });
    expect((await post({ choice: 'deny' })).headers.get('location')).toContain('error=access_denied');
    expect((await post({ choice: 'new', email: 'nonsense' })).status).toBe(400);
    expect((await world.call('GET', '/sandbox/oidc/authorize?client_id=x')).status).toBe(400);
  });

  it('13. misbehaves as it is told, over a restart too, and keeps people, codes and its key', async () => {
    const change = {
      latencyMs: 5,
      failPercent: 0,
      wrongNonce: true,
      wrongAudience: true,
      expired: true,
      wrongKey: true,
    };
    expect((await world.call('PUT', api, change)).body).toEqual(change);
    const code = await codeOf();
    const jwks = (await world.call('GET', '/sandbox/oidc/jwks')).body as JSONWebKeySet;
    await world.restart();
    expect((await world.call('GET', api)).body).toEqual(change);
    expect((await world.call('GET', '/sandbox/oidc/jwks')).body).toEqual(jwks);
    const { id_token: token } = (await redeem(code)).body;
    const claims = decodeJwt(token);
    expect(claims['nonce']).not.toBe('a-nonce');
    expect(claims.aud).not.toBe('bellbird');
    expect(claims.exp! * 1_000).toBeLessThan(Date.now());
    await expect(jwtVerify(token, createLocalJWKSet(jwks))).rejects.toThrow('signature');
    await world.call('PUT', api, { failPercent: 100 });
    expect((await redeem(await codeOf())).status).toBe(503);
    expect((await world.call('PUT', api, { failPercent: 101, expired: 1 })).body.fields).toHaveLength(2);
  });
});
