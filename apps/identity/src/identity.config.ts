import { type Platform, Settings } from '@bellbird/service-host';

export interface IdentityConfig {
  publicUrl: string;
  secret: string;
  /** Life of an access token in seconds; a role or password that changes is felt after this at the latest. */
  accessTokenSeconds: number;
  /** Life of a session from sign-in on, in seconds; rotation does not extend it. */
  sessionSeconds: number;
  /** Sign-ups from one caller's address in an hour; null: unlimited, which 0 says. */
  signUpsHourlyMost: number | null;
  /** Mails that one caller's address may ask for in an hour, to whomever (forgot, resend); null as above. */
  mailsAskedHourlyMost: number | null;
  admin: { email: string; password: string } | null;
}

export function identityConfig(platform: Platform): IdentityConfig {
  const settings = new Settings(platform.env);
  const email = settings.text('BELLBIRD_ADMIN_EMAIL', '');
  const password = settings.text('BELLBIRD_ADMIN_PASSWORD', '');
  if ((email === '') !== (password === '')) settings.problem(`${email === '' ? 'BELLBIRD_ADMIN_EMAIL' : 'BELLBIRD_ADMIN_PASSWORD'} is not set`);
  const isPlayed = settings.choice('MAIL_PROVIDER', ['sandbox', 'smtp'], 'sandbox') === 'sandbox' && Boolean(platform.env['SANDBOX_URL']);
  // An office behind one address bears these, a storm does not. No mailbox but the sandbox's gets mail where it is played.
  const hourly = (name: string, most: number): number | null => settings.integer(name, isPlayed ? 0 : most, { most: 1_000_000 }) || null;
  const config: IdentityConfig = {
    publicUrl: platform.publicUrl,
    secret: platform.secret,
    accessTokenSeconds: settings.integer('ACCESS_TOKEN_SECONDS', 300, { least: 5, most: 300 }),
    sessionSeconds: settings.integer('SESSION_SECONDS', 30 * 86_400, { least: 60 }),
    signUpsHourlyMost: hourly('SIGN_UPS_HOURLY_MOST', 20),
    mailsAskedHourlyMost: hourly('MAILS_ASKED_HOURLY_MOST', 60),
    admin: email === '' ? null : { email, password },
  };
  settings.check();
  return config;
}
