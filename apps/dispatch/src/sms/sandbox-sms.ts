import { CarrierHttp } from './carrier-http.js';
import { classifyAnswer } from './classify-answer.js';
import { readLookUp } from './read-look-up.js';
import { isSid } from './sid.js';
import type { OutgoingSms, ProviderSms, SmsOutcome, SmsProvider } from './sms-provider.js';

export interface SandboxSmsOptions {
  /** SANDBOX_URL */
  url: string;
  /** SANDBOX_KEY */
  key: string;
  /** Most calls at once. */
  connections: number;
  timeoutMs: number;
}

interface SandboxMessage {
  sid: string;
  from: string;
  to: string;
  body: string;
  dateCreated: string;
}

/** The sandbox phone over real HTTP. */
export class SandboxSms implements SmsProvider {
  readonly name = 'sandbox';
  private readonly http: CarrierHttp;
  private readonly headers: string[];

  constructor(options: SandboxSmsOptions) {
    this.http = new CarrierHttp({
      origin: options.url.replace(/\/$/, ''),
      connections: options.connections,
      timeoutMs: options.timeoutMs,
    });
    this.headers = ['authorization', `Bearer ${options.key}`, 'content-type', 'application/json'];
  }

  async send(sms: OutgoingSms, mayWrite: () => boolean): Promise<SmsOutcome> {
    const { from, to, body, statusCallback, validitySeconds } = sms;
    const answer = await this.http.call(
      {
        method: 'POST',
        path: '/carrier/messages',
        headers: this.headers,
        body: JSON.stringify({ from, to, body, statusCallback, validitySeconds }),
      },
      mayWrite,
    );
    return classifyAnswer(answer);
  }

  async lookUp({ to, from }: { to: string; from: string }): Promise<ProviderSms[]> {
    const path = `/carrier/messages?to=${encodeURIComponent(to)}&from=${encodeURIComponent(from)}&limit=100`;
    const answer = await this.http.call({ method: 'GET', path, headers: this.headers });
    return readLookUp(answer, readMessages);
  }

  close(): Promise<void> {
    return this.http.close();
  }
}

/** @throws where it is anything but `{ messages }`. */
function readMessages(text: string): ProviderSms[] {
  const said = JSON.parse(text) as { messages?: SandboxMessage[] } | null;
  if (!Array.isArray(said?.messages)) throw new Error('The carrier answered no list of messages.');
  return said.messages.map(({ sid, from, to, body, dateCreated }) => {
    const createdAt = new Date(dateCreated);
    if (!isSid(sid) || Number.isNaN(createdAt.getTime()))
      throw new Error('The carrier listed a message without sid or date.');
    return { sid, from, to, body, createdAt };
  });
}
