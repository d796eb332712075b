import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { happens, type Behaviour } from './behaviour.js';
import type { TakenText } from './message-book.js';
import { Poster } from './poster.js';

export interface CallbackFigures {
  /** Receipts that were to be sent, those that were lost on purpose, and what the others were answered, by status (0: nothing). */
  receipts: number;
  lost: number;
  answers: Record<number, number>;
}

/** Twilio's calls of our webhooks, signed as it signs them: a receipt a status of a text, and customers' texts. */
export class Callbacks {
  readonly figures: CallbackFigures = { receipts: 0, lost: 0, answers: {} };
  private readonly poster = new Poster(64);

  constructor(
    private readonly account: { accountSid: string; authToken: string },
    private readonly behaviour: Behaviour,
  ) {}

  /** All receipts of a text, as the present behaviour has them. Resolves when the last is done with. */
  async reportOf(text: TakenText): Promise<void> {
    const { receipts, receiptDelayMs, lateReceiptPercent, lateReceiptMs, doubledReceiptPercent, lostReceiptPercent } =
      this.behaviour;
    await Promise.all(
      receipts.map(async (status, at) => {
        this.figures.receipts += 1;
        if (happens(lostReceiptPercent)) {
          this.figures.lost += 1;
          return;
        }
        await pause(receiptDelayMs * (at + 1) + (happens(lateReceiptPercent) ? lateReceiptMs : 0));
        await this.receipt(text, status);
        if (happens(doubledReceiptPercent)) await this.receipt(text, status);
      }),
    );
  }

  /** One receipt, sent again as often as the behaviour says. Resolves with the last answer's status. */
  async receipt(text: TakenText, status: string): Promise<number> {
    text.status = status;
    const failed = status === 'failed' || status === 'undelivered';
    const members = {
      AccountSid: this.account.accountSid,
      ApiVersion: '2010-04-01',
      ...(failed && { ErrorCode: '30003' }),
      From: text.from,
      MessageSid: text.sid,
      MessageStatus: status,
      SmsSid: text.sid,
      SmsStatus: status,
      To: text.to,
    };
    for (let retries = 0; ; retries++) {
      const answered = await this.post(text.callback, members);
      this.figures.answers[answered] = (this.figures.answers[answered] ?? 0) + 1;
      if ((answered >= 200 && answered < 300) || retries >= this.behaviour.receiptRetries) return answered;
      await pause(Math.min(1_000, 50 * 2 ** retries));
    }
  }

  /** A customer's text, to the address that is set at the number. */
  textBack({
    url,
    from,
    to,
    body,
    sid = `SM${randomBytes(16).toString('hex')}`,
  }: {
    url: string;
    from: string;
    to: string;
    body: string;
    sid?: string;
  }): Promise<number> {
    const { accountSid } = this.account;
    return this.post(url, {
      AccountSid: accountSid,
      ApiVersion: '2010-04-01',
      Body: body,
      From: from,
      FromCountry: 'AU',
      MessageSid: sid,
      NumMedia: '0',
      NumSegments: '1',
      SmsMessageSid: sid,
      SmsSid: sid,
      SmsStatus: 'received',
      To: to,
      ToCountry: 'AU',
    });
  }

  close(): void {
    this.poster.close();
  }

  /** `members` are in the order of their names. */
  private post(address: string, members: Record<string, string>): Promise<number> {
    let signed = address;
    let form = '';
    for (const name in members) {
      signed += name + members[name]!;
      form += `${form === '' ? '' : '&'}${name}=${encodeURIComponent(members[name]!)}`;
    }
    const signature = createHmac('sha1', this.account.authToken).update(signed).digest('base64');
    return this.poster.post(
      new URL(address),
      `x-twilio-signature: ${signature}\r\nuser-agent: TwilioProxy/1.1\r\n`,
      form,
    );
  }
}
