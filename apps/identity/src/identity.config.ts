import { type Platform, Settings } from '@bellbird/service-host';

export interface IdentityConfig {
  publicUrl: string;
  secret: string;
  /** Life of an access token in seconds; a role or password that changes is felt after this at the latest. */
  accessTokenSeconds: number;
  /** Life of a session from sign-in on, in seconds; rotation does not extend it. */
  sessionSeconds: number;
  admin: { email: string; password: string } | null;
}

export function identityConfig(platform: Platform): IdentityConfig {
  const settings = new Settings(platform.env);
  const email = settings.text('BELLBIRD_ADMIN_EMAIL', '');
  const password = settings.text('BELLBIRD_ADMIN_PASSWORD', '');
  if ((email === '') !== (password === '')) settings.problem(`${email === '' ? 'BELLBIRD_ADMIN_EMAIL' : 'BELLBIRD_ADMIN_PASSWORD'} is not set`);
  const config: IdentityConfig = {
    publicUrl: platform.publicUrl,
    secret: platform.secret,
    accessTokenSeconds: settings.integer('ACCESS_TOKEN_SECONDS', 300, { least: 5, most: 300 }),
    sessionSeconds: settings.integer('SESSION_SECONDS', 30 * 86_400, { least: 60 }),
    admin: email === '' ? null : { email, password },
  };
  settings.check();
  return config;
}
