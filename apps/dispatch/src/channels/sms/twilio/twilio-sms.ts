import {
  LookUpUnreadable,
  type ChannelProvider,
  type OutgoingMessage,
  type ProviderMessage,
  type SendOutcome,
} from '../../channel-provider.js';
import { ProviderHttp } from '../../http/provider-http.js';
import { readLookUp } from '../../http/read-look-up.js';
import { classifyTwilioAnswer } from './classify-twilio-answer.js';
import { formOf } from './form.js';
import { readMessagePage } from './message-page.js';

export interface TwilioSmsOptions {
  /** TWILIO_API_URL: `https://api.twilio.com`; a path in it goes before Twilio's own. */
  apiUrl: string;
  accountSid: string;
  authToken: string;
  /** Most calls at once. */
  connections: number;
  timeoutMs: number;
}

/** Twilio's greatest; its default, 50, would make ten calls of one. */
const pageSize = 1_000;
/** Texts of one sender to one phone that a look-up reads at most: ten thousand. */
const mostPages = 10;

/**
 * Twilio's Programmable Messaging over its HTTP API of 2010. It takes no idempotency key: our message id and attempt ride
 * in each text's StatusCallback, and what is unknown is looked up.
 */
export class TwilioSms implements ChannelProvider {
  readonly name = 'twilio';
  private readonly http: ProviderHttp;
  private readonly prefix: string;
  private readonly messages: string;
  private readonly access: string[];

  constructor({ apiUrl, accountSid, authToken, connections, timeoutMs }: TwilioSmsOptions) {
    const { origin, pathname } = new URL(apiUrl);
    this.http = new ProviderHttp({ origin, connections, timeoutMs });
    this.prefix = pathname.replace(/\/+$/, '');
    this.messages = `${this.prefix}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
    this.access = [
      'authorization',
      `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
      'accept',
      'application/json',
    ];
  }

  async send(
    { from, to, body, statusCallback, validitySeconds }: OutgoingMessage,
    mayWrite: () => boolean,
  ): Promise<SendOutcome> {
    const form = formOf({
      To: to,
      From: from,
      Body: body,
      StatusCallback: statusCallback,
      ValidityPeriod: String(validitySeconds),
    });
    const headers = [...this.access, 'content-type', 'application/x-www-form-urlencoded'];
    return classifyTwilioAnswer(
      await this.http.call({ method: 'POST', path: this.messages, headers, body: form }, mayWrite),
    );
  }

  /**
   * Never by DateSent: it is empty while a text is queued. All pages are read, because Twilio orders them by the time of
   * sending, which what we look for may not have yet; who asks filters by the time of creation.
   */
  async lookUp({ to, from }: { to: string; from: string }): Promise<ProviderMessage[]> {
    const found: ProviderMessage[] = [];
    let path: string | null = `${this.messages}?${formOf({ To: to, From: from, PageSize: String(pageSize) })}`;
    for (let pages = 0; path !== null; pages++) {
      if (pages === mostPages)
        throw new LookUpUnreadable(`There are more than ${mostPages * pageSize} texts of this sender to this phone.`);
      const answer = await this.http.call({ method: 'GET', path, headers: this.access });
      const page = readLookUp(answer, readMessagePage);
      found.push(...page.messages);
      path = page.next === null ? null : `${this.prefix}${page.next}`;
    }
    return found.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  }

  close(): Promise<void> {
    return this.http.close();
  }
}
