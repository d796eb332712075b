import { Agent, request } from 'undici';
import { MailNotTaken, MailRejected, unsubscribeHeaders, type Mail, type MailProvider } from './mail-port.js';

export interface SandboxMailOptions {
  /** Asked at each mail: the sandbox may come up after this service. */
  sandbox: () => { url: string; key: string };
  from: string;
  /** Until a call counts as not answered; default 5000. */
  timeoutMs?: number;
}

/** The mail is wrong, not the moment and not the key. */
const rejections = new Set([400, 413, 415, 422]);

/** The sandbox's mailbox, over real HTTP. It takes a mail once by its id. */
export class SandboxMail implements MailProvider {
  private readonly agent: Agent;
  private readonly timeoutMs: number;

  constructor(private readonly options: SandboxMailOptions) {
    this.timeoutMs = options.timeoutMs ?? 5_000;
    this.agent = new Agent({ connections: 8, connectTimeout: this.timeoutMs });
  }

  async send({ id, to, subject, text, html, unsubscribe }: Mail): Promise<void> {
    const { url, key } = this.options.sandbox();
    if (url === '') throw new MailNotTaken('SANDBOX_URL is not set.');
    const status = await this.post(`${url}/mail/messages`, key, {
      id,
      from: this.options.from,
      to,
      subject,
      text,
      html,
      ...(unsubscribe !== undefined && { headers: unsubscribeHeaders({ unsubscribe }) }),
    });
    if (rejections.has(status)) throw new MailRejected(`The sandbox answered ${status}.`);
    if (status !== 200 && status !== 201) throw new MailNotTaken(`The sandbox answered ${status}.`);
  }

  async close(): Promise<void> {
    await this.agent.close();
  }

  private async post(url: string, key: string, body: object): Promise<number> {
    try {
      const response = await request(url, {
        method: 'POST',
        dispatcher: this.agent,
        headersTimeout: this.timeoutMs,
        bodyTimeout: this.timeoutMs,
        signal: AbortSignal.timeout(2 * this.timeoutMs),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify(body),
      });
      await response.body.dump();
      return response.statusCode;
    } catch (error) {
      throw new MailNotTaken(`The sandbox does not answer (${(error as { code?: string }).code ?? 'unknown'}).`);
    }
  }
}
