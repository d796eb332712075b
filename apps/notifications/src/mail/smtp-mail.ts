import { isLoopback } from '@bellbird/service-host/light';
import { createTransport } from 'nodemailer';
import { type Mail, MailNotTaken, type MailProvider, MailRejected } from './mail-port.js';

export interface SmtpMailOptions {
  /** smtp://user:password@host:587 (STARTTLS; where there is a user, never without) or smtps://… */
  url: string;
  /** "Bellbird <no-reply@example.com>" */
  from: string;
  /** Until a silent server counts as not answering; default 5000. One that is slow at every step has three times that for a mail. */
  timeoutMs?: number;
}

/** What nodemailer's errors carry. */
interface SmtpFailure {
  code?: string;
  /** The server's reply code. */
  responseCode?: number;
}

/**
 * Mail by SMTP. The protocol has no idempotency: a connection that breaks after the mail was taken leads to a second
 * one, with the same Message-ID, which mailboxes tell repeats by.
 */
export class SmtpMail implements MailProvider {
  private readonly transport;
  private readonly domain: string;
  private readonly deadlineMs: number;

  constructor({ url, from, timeoutMs = 5_000 }: SmtpMailOptions) {
    this.domain = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
    this.deadlineMs = 3 * timeoutMs;
    this.transport = createTransport({
      url, pool: true, maxConnections: 8, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs,
      // A mail that was given up must not arrive after all from what is still in the pipe.
      socketCloseTimeout: 0,
      // Whoever sits in between can take the offer of STARTTLS away, and would be told the password.
      ...(hasUser(url) && !isLoopback(url) && { requireTLS: true }),
      disableFileAccess: true, disableUrlAccess: true,
    }, { from });
  }

  async send({ id, to, subject, text, html }: Mail): Promise<void> {
    try {
      await this.transport.sendMail({
        // As an object, so that it is one address and never parsed as a list.
        to: { name: '', address: to }, subject, text, html, messageId: `<${id}@${this.domain}>`,
        // RFC 3834: no out-of-office answers to a machine.
        headers: { 'Auto-Submitted': 'auto-generated' },
        // Each word of the server begins the other limits anew, so a slow one outlived the mail's lease: it went twice.
        signal: AbortSignal.timeout(this.deadlineMs),
      });
    } catch (error) {
      const { code = 'unknown', responseCode } = error as SmtpFailure;
      const what = `The SMTP server: ${code}${responseCode === undefined ? '' : ` ${responseCode}`}.`;
      // 5xx is about this address or mail only after the log-in; before, it is our settings, which somebody will mend.
      if (code === 'EENVELOPE' || code === 'EMESSAGE') {
        if (responseCode === undefined || responseCode >= 500) throw new MailRejected(what);
      }
      throw new MailNotTaken(what);
    }
  }

  async close(): Promise<void> {
    this.transport.close();
  }
}

function hasUser(url: string): boolean {
  const { username, password } = new URL(url);
  return username !== '' || password !== '';
}
