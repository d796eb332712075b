import { withClientSpans } from '@bellbird/service-host';
import type { MailConfig } from '../notifications.config.js';
import type { MailProvider } from './mail-port.js';
import { SandboxMail } from './sandbox-mail.js';
import { SmtpMail } from './smtp-mail.js';

export const MAIL_PROVIDER = Symbol('mail provider');

/** The one adapter that the settings choose: a sandbox is never on together with a real provider. */
export function mailProviderOf(config: MailConfig): MailProvider {
  const [provider, url] =
    config.provider === 'smtp'
      ? [new SmtpMail(config), config.url]
      : [new SandboxMail(config), () => config.sandbox().url];
  return withClientSpans<MailProvider>(
    provider,
    { peer: config.provider === 'sandbox' ? 'sandbox-mail' : config.provider, url },
    ['send'],
  );
}
