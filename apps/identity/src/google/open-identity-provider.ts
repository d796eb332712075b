import { ProviderCalls, withClientSpans } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import type { IdentityProvider } from './identity-provider.js';
import { OidcIdentityProvider } from './oidc-identity-provider.js';

const asked = ['authorizationUrl', 'exchange'] as const;
const calls = new ProviderCalls('identity_provider', 'the provider of identities');

/** The provider that the settings name; null where it is off. */
export async function openIdentityProvider({
  identityProvider: config,
}: Pick<IdentityConfig, 'identityProvider'>): Promise<IdentityProvider | null> {
  if (config === null) return null;
  const provider = new OidcIdentityProvider(config, await import('oauth4webapi'));
  const called = { peer: config.name === 'sandbox' ? 'sandbox-identity' : config.name, url: config.issuer };
  return withClientSpans(calls.countedIn<IdentityProvider>(provider, asked), called, asked);
}
