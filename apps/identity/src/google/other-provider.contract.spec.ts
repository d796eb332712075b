import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as oauth from 'oauth4webapi';
import Provider, { interactionPolicy } from 'oidc-provider';
import { describeIdentityProvider, type ProvidedPerson } from './identity-provider.contract.js';
import { OidcIdentityProvider } from './oidc-identity-provider.js';

const redirectUri = 'http://localhost:3000/callback';
const client = { client_id: 'bellbird-test', client_secret: 'a secret: with +signs/ & more' };

/** Somebody else's provider, certified by the OpenID Foundation: what holds against it, holds against Google. */
describeIdentityProvider('oidc-provider, over HTTP', async () => {
  const people = new Map<string, ProvidedPerson>();
  let chosen = '';
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [redirectUri] }],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'hd'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => {
        const { email, emailVerified, givenName, familyName, hostedDomain } = people.get(sub)!;
        return {
          sub,
          email,
          email_verified: emailVerified,
          given_name: givenName,
          family_name: familyName,
          ...(hostedDomain !== null && { hd: hostedDomain }),
        };
      },
    }),
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client!.clientId,
        accountId: ctx.oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  let isUp = true;
  server.on('request', (req, res) => {
    if (!isUp) return void req.socket.destroy();
    if (req.url?.startsWith('/interaction/'))
      return void provider.interactionFinished(req, res, { login: { accountId: chosen }, select_account: {} });
    return void handle(req, res);
  });
  return {
    provider: new OidcIdentityProvider(
      { issuer, reachedAt: null, clientId: client.client_id, clientSecret: client.client_secret, redirectUri },
      oauth,
    ),
    issuer,
    keep: async (person) => void people.set(person.email, person),
    consent: async (authorizationUrl, email) => {
      chosen = email;
      const cookies = new Map<string, string>();
      let at = new URL(authorizationUrl);
      for (let hops = 0; !at.href.startsWith(redirectUri); hops++) {
        const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
        const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
        for (const set of response.headers.getSetCookie()) {
          const [pair = ''] = set.split(';');
          cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
        }
        const location = response.headers.get('location');
        if (location === null || hops > 5) throw new Error(`No way on: ${response.status} ${await response.text()}`);
        at = new URL(location, at);
      }
      return at;
    },
    reachable: async (yes) => void (isUp = yes),
    close: () => new Promise((resolve) => void (server.closeAllConnections(), server.close(() => resolve()))),
  };
});
