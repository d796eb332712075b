import { isLoopback, type Platform, type Settings } from '@bellbird/service-host';

export interface IdentityProviderConfig {
  name: 'sandbox' | 'google';
  issuer: string;
  /** Where this process reaches what stands under the issuer's address, if that is another one. */
  reachedAt: string | null;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

const googles = 'https://accounts.google.com';

/**
 * IDENTITY_PROVIDER: `sandbox` (where there is one), `google` with GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET and GOOGLE_ISSUER,
 * or `off`, which is null. One that is half set is told before anything starts.
 */
export function identityProviderSettings(
  settings: Settings,
  { env, publicUrl }: Pick<Platform, 'env' | 'publicUrl'>,
): IdentityProviderConfig | null {
  const name = settings.choice('IDENTITY_PROVIDER', ['sandbox', 'google', 'off'], 'sandbox');
  const redirectUri = `${publicUrl}/callback`;
  if (name === 'google') {
    const issuer = settings.text('GOOGLE_ISSUER', googles);
    if (!/^https:\/\//.test(issuer) && !isLoopback(issuer))
      settings.problem('GOOGLE_ISSUER must be like https://accounts.google.com');
    return {
      name,
      issuer,
      reachedAt: null,
      clientId: settings.text('GOOGLE_CLIENT_ID'),
      clientSecret: settings.text('GOOGLE_CLIENT_SECRET'),
      redirectUri,
    };
  }
  // Where nobody asked for it and there is no sandbox, there is no button.
  if (name !== 'sandbox' || (!env['SANDBOX_URL'] && !env['IDENTITY_PROVIDER']?.trim())) return null;
  return {
    name,
    // Browsers know the sandbox by the public address, this process by its own.
    issuer: `${publicUrl}/sandbox/oidc`,
    reachedAt: `${settings.address('SANDBOX_URL')}/sandbox/oidc`,
    clientId: 'bellbird',
    clientSecret: settings.text('SANDBOX_KEY'),
    redirectUri,
  };
}
