import { Injectable } from '@nestjs/common';
import type { Actor } from '@bellbird/auth';
import { newId } from '@bellbird/database';
import { invalidField, invalidInput, wrongState } from '@bellbird/errors';
import { sendingIsPaused } from '@bellbird/field-rules';
import { formatExact, multiplyMoney } from '@bellbird/money';
import { isTextable, parsePhone } from '@bellbird/phone';
import { validated, Work, type GraphContext } from '@bellbird/service-host';
import { countParts } from '@bellbird/sms-text';
import { CallerIds, type Sender } from '../caller-id/caller-ids.js';
import { withoutNulls } from '../editing/campaign-input.js';
import { wrongPlaceholders } from '../kinds/sms/placeholders.js';
import { smsKind } from '../kinds/sms/sms-kind.js';
import { ReviewApproval } from '../links/review-approval.js';
import { ContactsPeer } from '../peers/contacts.peer.js';
import { TenantsPeer, type SendingTerms } from '../peers/tenants.peer.js';
import type { TestQuote, TestSend as TestSendOut } from '../schema.generated.js';
import { FundNow } from '../single-text/fund-now.js';
import { TestSendInput } from './test-send-input.js';

interface TestMessage {
  phone: string;
  country: string;
  text: string;
  parts: number;
  /** Of the whole text: its parts at the country's price; 0 for one that is left out. */
  cost: bigint;
  /** The phone has opted out of everything: it gets nothing. */
  leftOut: boolean;
}

interface Prepared {
  /** A refusal of it is told after what is wrong with the text, and after a suspension. */
  sender: PromiseSettledResult<Sender>;
  terms: SendingTerms;
  messages: TestMessage[];
  cost: bigint;
}

const longestText = 1_600;

/** Test messages: a hold at once, then the transactional lane, as every other text. */
@Injectable()
export class TestSend {
  constructor(
    private readonly work: Work,
    private readonly contacts: ContactsPeer,
    private readonly tenants: TenantsPeer,
    private readonly senders: CallerIds,
    private readonly funding: FundNow,
    private readonly reviews: ReviewApproval,
  ) {}

  /** What the test would cost. @throws 400 by field, 422 review-link-missing. */
  async quote(tenantId: string, raw: unknown, context: GraphContext): Promise<TestQuote> {
    const { sender, terms, messages, cost } = await this.prepare(tenantId, raw, context);
    valueOf(sender);
    return {
      ...out(messages),
      cost: formatExact(cost),
      currency: terms.currency,
      sufficient: BigInt(terms.available) >= cost,
    };
  }

  /** @throws 400 by field, 409 wrong-state where sending is paused, 402 insufficient-balance or balance-frozen with `required` and `available`. */
  async send(actor: Actor, raw: unknown, context: GraphContext): Promise<TestSendOut> {
    return this.work.changeAfter(
      context,
      () => this.hold(actor, raw, context),
      async (tx, { id, sender, terms, messages, cost }) => {
        if (!nobodyIsLeft(messages)) await this.funding.send(tx, id, sender, terms);
        return { id, ...out(messages), cost: formatExact(cost), currency: terms.currency };
      },
    );
  }

  /** The money first: no text without an open hold. */
  private async hold(
    actor: Actor,
    raw: unknown,
    context: GraphContext,
  ): Promise<Omit<Prepared, 'sender'> & { id: string; sender: Sender }> {
    const prepared = await this.prepare(actor.tenantId, raw, context);
    const { terms, messages } = prepared;
    if (terms.suspendedFor !== null) throw wrongState(sendingIsPaused(terms.suspendedFor));
    const sender = valueOf(prepared.sender);
    if (nobodyIsLeft(messages)) return { ...prepared, id: newId(), sender };
    const texts = messages
      .filter(({ leftOut }) => !leftOut)
      // The contact only lends its words: each phone is a recipient of its own.
      .map(({ cost: price, leftOut: _out, ...text }) => ({ ...text, price, contactId: null }));
    const wanted = { purpose: 'test' as const, callerId: sender.id, texts };
    const id = await this.funding.hold(actor, context, wanted, terms);
    return { ...prepared, id, sender };
  }

  /** A person waits for each question in turn: what does not need another's answer is asked beside it. */
  private async prepare(tenantId: string, raw: unknown, context: GraphContext): Promise<Prepared> {
    const input = await validated(TestSendInput, withoutNulls(raw));
    const [terms, { attributeKeys }, [sender]] = await Promise.all([
      this.tenants.sendingTerms(tenantId, smsKind.name),
      this.contacts.checkAudience(tenantId, { contactIds: [], groupIds: [], segmentIds: [] }),
      Promise.allSettled([this.work.read(context, (tx) => this.senders.usable(tx, input.callerId))]),
    ]);
    const wrong = wrongPlaceholders(input.message, attributeKeys);
    if (wrong !== null) throw invalidField('message', wrong);
    const addresses = input.phones.map((phone, index) => addressOf(phone, index, terms));
    const twice = addresses.findIndex(
      ({ phone }, index) => addresses.findIndex((other) => other.phone === phone) < index,
    );
    if (twice >= 0) throw invalidField(`phones[${twice}]`, 'This phone number is there twice.');
    const [text, optedOut] = await Promise.all([
      this.contacts.renderFor(tenantId, input.contactId ?? null, input.message, terms.businessName),
      this.contacts.optedOut(
        tenantId,
        addresses.map(({ phone }) => phone),
      ),
      this.reviews.assertFor(tenantId, [input.message]),
    ]);
    if (text === null) throw invalidField('contactId', 'This contact is unknown.');
    if (text.trim() === '') throw invalidField('message', 'Write a message.');
    if (text.length > longestText)
      throw invalidField('message', 'The text is longer than 1,600 characters for this contact.');
    const { parts } = countParts(text);
    const messages = addresses.map(({ price, ...address }): TestMessage => {
      const leftOut = optedOut.includes(address.phone);
      return { ...address, text, parts, cost: leftOut ? 0n : multiplyMoney(price, parts), leftOut };
    });
    return { sender, terms, messages, cost: messages.reduce((sum, message) => sum + message.cost, 0n) };
  }
}

function valueOf<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}

/** Whom a phone is of and what a part costs there, in micro-dollars. @throws 400 on the phone. */
function addressOf(
  phone: string,
  index: number,
  terms: SendingTerms,
): Pick<TestMessage, 'phone' | 'country'> & { price: bigint } {
  const field = `phones[${index}]`;
  const parsed = parsePhone(phone, terms.country as never);
  if (parsed === null || !isTextable(parsed)) throw invalidInput({ field, message: 'Invalid phone number.' });
  const price = terms.prices[parsed.country];
  if (price === undefined) throw invalidField(field, 'There is no price for this country.');
  return { phone: parsed.e164, country: parsed.country, price: BigInt(price) };
}

/** There is nothing to hold and nothing to send. */
const nobodyIsLeft = (messages: readonly TestMessage[]): boolean => messages.every(({ leftOut }) => leftOut);

const out = (messages: readonly TestMessage[]): Pick<TestQuote, 'messages'> => ({
  messages: messages.map(({ phone, text, parts, cost, leftOut }) => ({
    phoneInternational: phone,
    text,
    parts,
    cost: formatExact(cost),
    status: leftOut ? 'left-out' : 'pending',
    reason: leftOut ? 'unsubscribed' : null,
  })),
});
