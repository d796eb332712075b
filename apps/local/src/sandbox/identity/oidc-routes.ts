import { createHash, timingSafeEqual } from 'node:crypto';
import { json, type Call } from '../http/call.js';
import { ProviderRefusal } from '../http/failures.js';
import type { Route } from '../http/router.js';
import { clientId } from './authorizations.js';
import { claimsOf } from './id-tokens.js';
import type { SandboxIdentity } from './open-identity.js';

export const oidcBase = '/sandbox/oidc';
const tokenSeconds = 3_600;

/** What the product asks the provider behind the browser's back: OpenID Connect Core 1.0 and Discovery 1.0. */
export function oidcRoutes(identity: SandboxIdentity): Route[] {
  const { authorizations, idTokens, misbehaviour, people, issuer } = identity;
  return [
    {
      method: 'GET',
      path: `${oidcBase}/.well-known/openid-configuration`,
      handle: async () => {
        await misbehaviour.befall();
        const url = issuer();
        return json(200, {
          issuer: url,
          authorization_endpoint: `${url}/authorize`,
          token_endpoint: `${url}/token`,
          userinfo_endpoint: `${url}/userinfo`,
          jwks_uri: `${url}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          scopes_supported: ['openid', 'email', 'profile'],
          token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
          code_challenge_methods_supported: ['S256'],
        });
      },
    },
    {
      method: 'GET',
      path: `${oidcBase}/jwks`,
      handle: async () => {
        await misbehaviour.befall();
        return json(200, await idTokens.jwks());
      },
    },
    {
      method: 'POST',
      path: `${oidcBase}/token`,
      handle: async (call) => {
        const wrong = await misbehaviour.befall();
        const form = new URLSearchParams((await call.body()).toString('utf8'));
        assertClient(call, form, identity.clientSecret);
        if (form.get('grant_type') !== 'authorization_code')
          throw refused('unsupported_grant_type', 'Must be authorization_code.');
        const granted = await authorizations.redeem(
          form.get('code') ?? '',
          form.get('redirect_uri') ?? '',
          form.get('code_verifier') ?? '',
        );
        const person = granted === null ? null : await people.bySub(granted.sub);
        if (granted === null || person === null)
          throw refused('invalid_grant', 'The code is unknown, used, older than a minute, or another’s.');
        const { nonce, accessToken } = granted;
        return json(200, {
          access_token: accessToken,
          token_type: 'Bearer',
          expires_in: tokenSeconds,
          scope: 'openid email profile',
          id_token: await idTokens.sign(person, { issuer: issuer(), audience: clientId, nonce }, wrong),
        });
      },
    },
    {
      method: 'GET',
      path: `${oidcBase}/userinfo`,
      handle: async (call) => {
        await misbehaviour.befall();
        const token = /^Bearer (\S+)$/i.exec(call.headers.authorization ?? '')?.[1] ?? '';
        const sub = await authorizations.subOf(token);
        const person = sub === null ? null : await people.bySub(sub);
        if (person === null) throw new OidcRefusal(401, 'invalid_token', 'The access token is none of ours.');
        return json(200, { sub: person.sub, ...claimsOf(person) });
      },
    },
  ];
}

/** An error of OAuth 2.0 (RFC 6749, 5.2). */
export class OidcRefusal extends ProviderRefusal {
  constructor(status: number, error: string, message: string) {
    super(status, error, message, { error, error_description: message });
  }
}

const refused = (error: string, message: string): OidcRefusal => new OidcRefusal(400, error, message);

/** Whether it is the client that we know: its name and secret by Basic, or in the form. */
function assertClient(call: Call, form: URLSearchParams, secret: string): void {
  const basic = /^Basic (\S+)$/i.exec(call.headers.authorization ?? '')?.[1];
  const [name, given] =
    basic === undefined
      ? [form.get('client_id') ?? '', form.get('client_secret') ?? '']
      : Buffer.from(basic, 'base64').toString('utf8').split(':', 2).map(formDecoded);
  const isRight = timingSafeEqual(digest(given ?? ''), digest(secret));
  if (name !== clientId || !isRight) throw new OidcRefusal(401, 'invalid_client', 'Client or secret is wrong.');
}

/** Both halves are form-encoded before they are put together. */
const formDecoded = (text: string): string => new URLSearchParams(`x=${text}`).get('x') ?? '';
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
