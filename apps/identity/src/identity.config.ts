import type { Secrets } from '@bellbird/auth';
import { Settings, type Platform } from '@bellbird/service-host';
import { identityProviderSettings, type IdentityProviderConfig } from './google/identity-provider-settings.js';

export interface IdentityConfig {
  publicUrl: string;
  secrets: Secrets;
  /** Life of an access token in seconds; a role or password that changes is felt after this at the latest. */
  accessTokenSeconds: number;
  /** Life of a session from sign-in on, in seconds; rotation does not extend it. */
  sessionSeconds: number;
  /** How many sign-ups one caller's address may make in an hour. null: unlimited, which the setting says by 0. */
  signUpsHourlyMost: number | null;
  /** How many mails (forgot, resend), to any addresses, one caller's address may ask for in an hour. null as above. */
  mailsAskedHourlyMost: number | null;
  /** How old a proof may be for what needs a fresh one, in seconds. */
  stepUpSeconds: number;
  /** How long an invitation is good. */
  invitationDays: number;
  /** Of a business, the invited ones too. */
  mostUsers: number;
  /** How long it is known who did what. */
  auditDays: number;
  /** How long a device skips the second step. */
  deviceDays: number;
  /** After how long the code of the slow way back is mailed. */
  twoFactorRecoverySeconds: number;
  admin: { email: string; password: string } | null;
  /** Whether the platform asks its admins for a second step. */
  adminTwoFactorRequired: boolean;
  /** Who vouches for people. null: nobody. */
  identityProvider: IdentityProviderConfig | null;
}

export function identityConfig(platform: Platform): IdentityConfig {
  const settings = new Settings(platform.env);
  const email = settings.text('BELLBIRD_ADMIN_EMAIL', '');
  const password = settings.text('BELLBIRD_ADMIN_PASSWORD', '');
  if ((email === '') !== (password === ''))
    settings.problem(`${email === '' ? 'BELLBIRD_ADMIN_EMAIL' : 'BELLBIRD_ADMIN_PASSWORD'} is not set`);
  const isPlayed =
    settings.choice('MAIL_PROVIDER', ['sandbox', 'smtp'], 'sandbox') === 'sandbox' &&
    Boolean(platform.env['SANDBOX_URL']);
  // An office behind one address stays below these limits. If the sandbox takes the mails, no real mailbox gets any.
  const hourly = (name: string, most: number): number | null =>
    settings.integer(name, isPlayed ? 0 : most, { most: 1_000_000 }) || null;
  const config: IdentityConfig = {
    publicUrl: platform.publicUrl,
    secrets: { secret: platform.secret, secretBefore: platform.secretBefore },
    accessTokenSeconds: settings.integer('ACCESS_TOKEN_SECONDS', 300, { least: 5, most: 300 }),
    sessionSeconds: settings.integer('SESSION_SECONDS', 30 * 86_400, { least: 60 }),
    signUpsHourlyMost: hourly('SIGN_UPS_HOURLY_MOST', 20),
    mailsAskedHourlyMost: hourly('MAILS_ASKED_HOURLY_MOST', 60),
    stepUpSeconds: settings.integer('STEP_UP_SECONDS', 600, { least: 1, most: 86_400 }),
    invitationDays: settings.integer('INVITATION_DAYS', 7, { least: 1, most: 60 }),
    mostUsers: settings.integer('MOST_USERS', 500, { least: 1, most: 100_000 }),
    auditDays: settings.integer('AUDIT_DAYS', 730, { least: 90, most: 36_500 }),
    deviceDays: settings.integer('DEVICE_DAYS', 30, { least: 1, most: 365 }),
    twoFactorRecoverySeconds: settings.integer('TWO_FACTOR_RECOVERY_SECONDS', 86_400, { least: 1, most: 30 * 86_400 }),
    admin: email === '' ? null : { email, password },
    adminTwoFactorRequired: settings.choice('ADMIN_TWO_FACTOR_REQUIRED', ['true', 'false'], 'false') === 'true',
    identityProvider: identityProviderSettings(settings, platform),
  };
  settings.check();
  return config;
}
