import { Settings, type Platform } from '@bellbird/service-host';

export type MailConfig =
  | { provider: 'smtp'; url: string; from: string }
  /** Where the sandbox is stands fast only after the start, so it is asked for at each mail. */
  | { provider: 'sandbox'; sandbox: () => { url: string; key: string }; from: string };

export interface NotificationsConfig {
  mail: MailConfig;
  /** What links of mails begin with. */
  publicUrl: string;
}

/** Environment → settings. @throws one sentence that names what is missing or wrong. */
export function notificationsConfig({ env, publicUrl }: Pick<Platform, 'env' | 'publicUrl'>): NotificationsConfig {
  const settings = new Settings(env);
  const provider = settings.choice('MAIL_PROVIDER', ['sandbox', 'smtp'], 'sandbox');
  const mail = provider === 'smtp' ? smtp(settings) : sandbox(settings, env);
  settings.check();
  return { mail, publicUrl };
}

function smtp(settings: Settings): MailConfig {
  const url = settings.text('SMTP_URL');
  const from = settings.text('MAIL_FROM');
  if (url !== '' && !isSmtpUrl(url))
    settings.problem('SMTP_URL must be like smtp://user:password@host:587 or smtps://…');
  if (from !== '' && !isSender(from)) settings.problem('MAIL_FROM must be like Bellbird <no-reply@example.com>');
  return { provider: 'smtp', url, from };
}

function sandbox(settings: Settings, env: Platform['env']): MailConfig {
  // Mails of customers must not end in the sandbox because one name was forgotten.
  if (!env['MAIL_PROVIDER']?.trim() && env['SMTP_URL']?.trim())
    settings.problem('MAIL_PROVIDER is not set, though SMTP_URL is');
  const from = settings.text('MAIL_FROM', 'Bellbird <no-reply@bellbird.example>');
  if (!isSender(from)) settings.problem('MAIL_FROM must be like Bellbird <no-reply@example.com>');
  return {
    provider: 'sandbox',
    sandbox: () => ({ url: (env['SANDBOX_URL'] ?? '').replace(/\/$/, ''), key: env['SANDBOX_KEY'] ?? '' }),
    from,
  };
}

function isSmtpUrl(text: string): boolean {
  try {
    const { protocol, hostname } = new URL(text);
    return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
  } catch {
    return false;
  }
}

const isSender = (text: string): boolean =>
  /^(?:[^<>\r\n]{1,200} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text);
