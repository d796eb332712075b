import type { MailConfig } from '../notifications.config.js';
import type { MailProvider } from './mail-port.js';
import { SandboxMail } from './sandbox-mail.js';
import { SmtpMail } from './smtp-mail.js';

export const MAIL_PROVIDER = Symbol('mail provider');

/** The one adapter that the settings choose: a sandbox is never on together with a real provider. */
export function mailProviderOf(config: MailConfig): MailProvider {
  return config.provider === 'smtp' ? new SmtpMail(config) : new SandboxMail(config);
}
