import type { ChannelProvider, OutgoingMessage, ProviderMessage, SendOutcome } from '../../channel-provider.js';
import { classifyAnswer } from '../../http/classify-answer.js';
import { ProviderHttp } from '../../http/provider-http.js';
import { readLookUp } from '../../http/read-look-up.js';
import { isSid } from '../../sid.js';

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
export class SandboxSms implements ChannelProvider {
  readonly name = 'sandbox';
  private readonly http: ProviderHttp;
  private readonly headers: string[];

  constructor(options: SandboxSmsOptions) {
    this.http = new ProviderHttp({
      origin: options.url.replace(/\/$/, ''),
      connections: options.connections,
      timeoutMs: options.timeoutMs,
    });
    this.headers = ['authorization', `Bearer ${options.key}`, 'content-type', 'application/json'];
  }

  async send(sms: OutgoingMessage, mayWrite: () => boolean): Promise<SendOutcome> {
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

  async lookUp({ to, from }: { to: string; from: string }): Promise<ProviderMessage[]> {
    const path = `/carrier/messages?to=${encodeURIComponent(to)}&from=${encodeURIComponent(from)}&limit=100`;
    const answer = await this.http.call({ method: 'GET', path, headers: this.headers });
    return readLookUp(answer, readMessages);
  }

  close(): Promise<void> {
    return this.http.close();
  }
}

/** @throws where it is anything but `{ messages }`. */
function readMessages(text: string): ProviderMessage[] {
  const said = JSON.parse(text) as { messages?: SandboxMessage[] } | null;
  if (!Array.isArray(said?.messages)) throw new Error('The carrier answered no list of messages.');
  return said.messages.map(({ sid, from, to, body, dateCreated }) => {
    const createdAt = new Date(dateCreated);
    if (!isSid(sid) || Number.isNaN(createdAt.getTime()))
      throw new Error('The carrier listed a message without sid or date.');
    return { sid, from, to, body, createdAt };
  });
}
