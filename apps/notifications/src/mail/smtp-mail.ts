import { createTransport } from 'nodemailer';
import { isLoopback } from '@bellbird/service-host/light';
import { MailNotTaken, MailRejected, unsubscribeHeaders, type Mail, type MailProvider } from './mail-port.js';

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
  /** The server's reply code, and all that it said; that may name people. */
  responseCode?: number;
  response?: string;
  /** What it was said to. */
  command?: string;
}

/**
 * Mail by SMTP. The protocol has no idempotency: a connection that breaks after the mail was taken leads to a second
 * one, with the same Message-ID, which mailboxes tell repeats by.
 */
export class SmtpMail implements MailProvider {
  private readonly transport;
  private readonly sender: string;
  private readonly domain: string;
  private readonly deadlineMs: number;

  constructor({ url, from, timeoutMs = 5_000 }: SmtpMailOptions) {
    this.sender = /[^<\s]+@[^>\s]+(?=>?$)/.exec(from)?.[0] ?? '';
    this.domain = this.sender.split('@').at(-1) || 'localhost';
    this.deadlineMs = 3 * timeoutMs;
    this.transport = createTransport(
      {
        url,
        pool: true,
        maxConnections: 8,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        // A mail that was given up must not arrive after all from what is still in the pipe.
        socketCloseTimeout: 0,
        // Whoever sits in between can take the offer of STARTTLS away, and would be told the password.
        ...(hasUser(url) && !isLoopback(url) && { requireTLS: true }),
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from },
    );
  }

  async send({ id, to, subject, text, html, unsubscribe }: Mail): Promise<void> {
    try {
      await this.transport.sendMail({
        // As an object, so that it is one address and never parsed as a list.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${this.domain}>`,
        // RFC 3834: no out-of-office answers to a machine.
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...unsubscribeHeaders({ ...(unsubscribe !== undefined && { unsubscribe }) }),
        },
        // Each word of the server begins the other limits anew, so a slow one outlived the mail's lease: it went twice.
        signal: AbortSignal.timeout(this.deadlineMs),
      });
    } catch (error) {
      const failure = error as SmtpFailure;
      const { code = 'unknown', responseCode, command } = failure;
      const what = `${code}${responseCode === undefined ? '' : ` ${responseCode}`}${command === undefined ? '' : ` to ${command}`}.`;
      const isForGood = responseCode === undefined || responseCode >= 500;
      if (isForGood && this.refusesUs(failure))
        throw new MailNotTaken(`The SMTP server refuses the sender or the user of the settings: ${what}`);
      if ((code === 'EENVELOPE' || code === 'EMESSAGE') && isForGood)
        throw new MailRejected(`The SMTP server: ${what}`);
      throw new MailNotTaken(`The SMTP server: ${what}`);
    }
  }

  /**
   * Whether the fault is in our settings and no mail's, so that somebody will mend it: no log-in, or not from this
   * sender. Many servers say the latter only to the recipient's turn (Postfix does, unless told otherwise).
   */
  private refusesUs({ code, responseCode, response = '', command }: SmtpFailure): boolean {
    if (code === 'EAUTH') return true;
    // 530: log in first (RFC 4954); 5.1.7 and 5.1.8: the sender's address or domain (RFC 3463).
    return (
      code === 'EENVELOPE' &&
      (command === 'MAIL FROM' ||
        responseCode === 530 ||
        /^5\d\d[ -]5\.1\.[78]\b/.test(response) ||
        response.includes(`<${this.sender}>`))
    );
  }

  async close(): Promise<void> {
    this.transport.close();
  }
}

function hasUser(url: string): boolean {
  const { username, password } = new URL(url);
  return username !== '' || password !== '';
}
