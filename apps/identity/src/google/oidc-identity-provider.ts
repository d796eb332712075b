import type * as Oauth from 'oauth4webapi';
import type { IdentityProviderConfig } from './identity-provider-settings.js';
import {
  IdentityProviderAway,
  IdentityRefused,
  type IdentityProvider,
  type OidcFlow,
  type ProvidedIdentity,
} from './identity-provider.js';

/** How long an answer may take, and for how long it is believed where the provider's endpoints are. */
const patienceMs = 10_000;
const discoveryMs = 10 * 60_000;
const algorithms = ['RS256', 'ES256'];

/**
 * Any OpenID provider, by authorization code with PKCE. The ID token's signature is checked although it came straight
 * from the provider, with keys that are read anew each time: a key that was changed a moment ago is known.
 */
export class OidcIdentityProvider implements IdentityProvider {
  private known: { server: Oauth.AuthorizationServer; until: number } | undefined;
  private readonly client: Oauth.Client;

  constructor(
    private readonly config: Omit<IdentityProviderConfig, 'name'>,
    private readonly oauth: typeof Oauth,
  ) {
    this.client = { client_id: config.clientId };
  }

  async authorizationUrl({ state, nonce, verifier }: OidcFlow): Promise<string> {
    const { authorization_endpoint: endpoint } = await this.telling(() => this.server());
    if (endpoint === undefined) throw new IdentityProviderAway('It names no authorization endpoint.', 'failed');
    const url = new URL(endpoint);
    const asked = {
      response_type: 'code',
      client_id: this.config.clientId,
      redirect_uri: this.config.redirectUri,
      scope: 'openid email profile',
      prompt: 'select_account',
      state,
      nonce,
      code_challenge: await this.oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
    return url.href;
  }

  exchange(code: string, { nonce, verifier }: Pick<OidcFlow, 'nonce' | 'verifier'>): Promise<ProvidedIdentity> {
    const { oauth, client } = this;
    return this.telling(async () => {
      const server = await this.server();
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        oauth.ClientSecretBasic(this.config.clientSecret),
        oauth.validateAuthResponse(server, client, new URLSearchParams({ code }), oauth.expectNoState),
        this.config.redirectUri,
        verifier,
        this.options(),
      );
      const asIssued = { ...server, issuer: await issuerToExpect(server.issuer, response) };
      const tokens = await oauth.processAuthorizationCodeResponse(asIssued, client, response, {
        expectedNonce: nonce,
        requireIdToken: true,
      });
      await oauth.validateApplicationLevelSignature(asIssued, response, this.options());
      return identityOf(this.config.issuer, oauth.getValidatedIdTokenClaims(tokens));
    });
  }

  /** Where the provider's endpoints are; a copy each time, since the library keeps a copy's keys with it. */
  private async server(): Promise<Oauth.AuthorizationServer> {
    const now = performance.now();
    if (this.known === undefined || this.known.until < now) {
      const issuer = new URL(this.config.issuer);
      const response = await this.oauth.discoveryRequest(issuer, { algorithm: 'oidc', ...this.options() });
      const {
        // There is one provider, so none can be taken for another, and the client hands on the code alone.
        authorization_response_iss_parameter_supported: _,
        ...server
      } = await this.oauth.processDiscoveryResponse(issuer, response);
      this.known = { server, until: now + discoveryMs };
    }
    return { ...this.known.server, id_token_signing_alg_values_supported: algorithms };
  }

  private options() {
    const { customFetch, allowInsecureRequests } = this.oauth;
    return {
      [customFetch]: (url: string, init: object) => this.fetch(url, init),
      // The settings let nothing but this machine and the sandbox be http.
      [allowInsecureRequests]: this.config.issuer.startsWith('http:'),
      signal: () => AbortSignal.timeout(patienceMs),
    };
  }

  private async fetch(asked: string, init: object): Promise<Response> {
    const { issuer, reachedAt } = this.config;
    const url = reachedAt !== null && asked.startsWith(`${issuer}/`) ? reachedAt + asked.slice(issuer.length) : asked;
    let response: Response;
    try {
      response = await fetch(url, init);
    } catch (error) {
      const outcome = (error as Error).name === 'TimeoutError' ? 'timeout' : 'no-connection';
      throw new IdentityProviderAway('The identity provider does not answer.', outcome, { cause: error });
    }
    if (response.status === 429 || response.status >= 500)
      throw new IdentityProviderAway(
        `The identity provider answered ${response.status}.`,
        response.status === 429 ? 'rate-limited' : 'failed',
      );
    return response;
  }

  /** Whatever the library does not like about an answer is a refusal, unless it is we whom the provider does not know. */
  private async telling<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof IdentityProviderAway || error instanceof IdentityRefused) throw error;
      if ((error as { error?: string }).error === 'invalid_client')
        throw new IdentityProviderAway('The provider does not know our client.', 'unauthorised', { cause: error });
      throw new IdentityRefused('The provider vouches for nobody.', { cause: error });
    }
  }
}

/** Google writes its own name with and without https://. Any other difference is refused where the token is checked. */
async function issuerToExpect(issuer: string, response: Response): Promise<string> {
  if (issuer !== 'https://accounts.google.com') return issuer;
  const bare = issuer.slice('https://'.length);
  try {
    const { id_token: token } = (await response.clone().json()) as { id_token: string };
    const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { iss?: unknown };
    return claims.iss === bare ? bare : issuer;
  } catch {
    return issuer;
  }
}

function identityOf(issuer: string, claims: Oauth.IDToken | undefined): ProvidedIdentity {
  const text = (name: string): string => (typeof claims?.[name] === 'string' ? claims[name] : '');
  if (text('sub') === '' || text('email') === '') throw new IdentityRefused('The provider says no name or no address.');
  return {
    issuer,
    subject: text('sub'),
    email: text('email'),
    emailVerified: claims?.['email_verified'] === true,
    hostedDomain: text('hd') || null,
    givenName: text('given_name'),
    familyName: text('family_name'),
  };
}
