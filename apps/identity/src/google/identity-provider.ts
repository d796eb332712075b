import type { CallError, CallOutcome } from '@bellbird/service-host';

/** What ties an answer of the provider to the one question that was asked; all three are 256 bits. */
export interface OidcFlow {
  state: string;
  nonce: string;
  /** Of PKCE: the provider sees its S256 challenge first, and itself only beside the code. */
  verifier: string;
}

/** Whom the provider vouches for. */
export interface ProvidedIdentity {
  issuer: string;
  /** The provider's own name of the person: an account is known by it, never by the e-mail. */
  subject: string;
  email: string;
  emailVerified: boolean;
  /** Of a company that has its people there. */
  hostedDomain: string | null;
  givenName: string;
  familyName: string;
}

/** Port: who vouches for people by OpenID Connect. Both calls ask the provider, so neither stands in a transaction. */
export interface IdentityProvider {
  /** Where the browser goes to be asked. @throws IdentityProviderAway */
  authorizationUrl(flow: OidcFlow): Promise<string>;
  /** Changes a code, once, for the person. @throws IdentityRefused where anything about the answer is wrong, IdentityProviderAway. */
  exchange(code: string, flow: Pick<OidcFlow, 'nonce' | 'verifier'>): Promise<ProvidedIdentity>;
}

export const IDENTITY_PROVIDER = Symbol('identity provider');

/** The provider answered, and nobody is vouched for. */
export class IdentityRefused extends Error implements CallError {
  readonly callOutcome: CallOutcome = 'refused';
}

/** There was no answer of use. */
export class IdentityProviderAway extends Error implements CallError {
  constructor(
    message: string,
    readonly callOutcome: CallOutcome,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
