import { Injectable } from '@nestjs/common';
import type { Actor } from '@bellbird/auth';
import { namedId } from '@bellbird/database';
import { invalidField, notFound, ProductError, wrongState } from '@bellbird/errors';
import { sendingIsPaused } from '@bellbird/field-rules';
import { formatExact, multiplyMoney } from '@bellbird/money';
import { parsePhone } from '@bellbird/phone';
import { validated, Work, type GraphContext } from '@bellbird/service-host';
import { countParts } from '@bellbird/sms-text';
import { CallerIds, type Sender } from '../caller-id/caller-ids.js';
import { withoutNulls } from '../editing/campaign-input.js';
import { smsKind } from '../kinds/sms/sms-kind.js';
import { DispatchPeer, type ConversationToAnswer } from '../peers/dispatch.peer.js';
import { TenantsPeer, type SendingTerms } from '../peers/tenants.peer.js';
import type { Reply as ReplyOut, ReplyTerms } from '../schema.generated.js';
import { FundNow, type WantedText } from '../single-text/fund-now.js';
import { ReplyInput } from './reply-input.js';

interface Prepared {
  requestId: string;
  sender: Sender;
  terms: SendingTerms;
  text: WantedText;
}

/** Answers of staff to one person: the money at once, then the lane of single texts, as every other text to one. */
@Injectable()
export class Reply {
  constructor(
    private readonly work: Work,
    private readonly dispatch: DispatchPeer,
    private readonly tenants: TenantsPeer,
    private readonly senders: CallerIds,
    private readonly funding: FundNow,
  ) {}

  /** What an answer costs a part, and who would send it. @throws 404 */
  async terms(tenantId: string, conversationId: string, context: GraphContext): Promise<ReplyTerms> {
    const [conversation, terms] = await this.about(tenantId, conversationId);
    const sender = await this.work.read(context, (tx) => this.senders.usableByPhone(tx, conversation.sender));
    const price = priceOf(conversation, terms);
    return {
      partPrice: price === null ? null : formatExact(price),
      currency: terms.currency,
      callerId: sender?.id ?? null,
      available: formatExact(BigInt(terms.available)),
    };
  }

  /**
   * Sends an answer and charges it. @throws 400 by field, 404, 409 wrong-state where the person has opted out or nothing
   * can be sent, 409 version-conflict, 402 as a test send.
   */
  send(actor: Actor, conversationId: string, raw: unknown, context: GraphContext): Promise<ReplyOut> {
    return this.work.changeAfter(
      context,
      () => this.hold(actor, conversationId, raw, context),
      async (tx, { requestId, sender, terms, text: { text, parts, price } }) => {
        await this.funding.send(tx, requestId, sender, terms);
        return { id: requestId, text, parts, cost: formatExact(price), status: 'pending' };
      },
    );
  }

  private async hold(actor: Actor, conversationId: string, raw: unknown, context: GraphContext): Promise<Prepared> {
    const { text, callerId, version } = await validated(ReplyInput, withoutNulls(raw));
    const [conversation, terms] = await this.about(actor.tenantId, conversationId);
    if (isBehind(conversation, version, answerIdOf(actor, context.idempotencyKey)))
      throw new ProductError('version-conflict');
    if (conversation.optedOut) throw wrongState('This person has opted out. Only they can undo it.');
    if (terms.suspendedFor !== null) throw wrongState(sendingIsPaused(terms.suspendedFor));
    const price = priceOf(conversation, terms);
    if (price === null) throw wrongState('There is no price for this country.');
    const sender = await this.work.read(context, async (tx) =>
      callerId === undefined ? this.senders.usableByPhone(tx, conversation.sender) : this.senders.usable(tx, callerId),
    );
    if (sender === null) throw invalidField('callerId', 'The number they wrote to cannot send now. Choose a sender.');
    const { parts } = countParts(text);
    const wanted = {
      phone: conversation.phone,
      country: countryOf(conversation, terms),
      contactId: conversation.contactId,
      text,
      parts,
      price: multiplyMoney(price, parts),
    };
    const requestId = await this.funding.hold(
      actor,
      context,
      { purpose: 'reply', callerId: sender.id, texts: [wanted] },
      terms,
      // Of two colleagues who answer what both have read, the second is told, and pays nothing. The money first: an answer
      // that nobody can pay for leaves the conversation as it was.
      (requestId) =>
        this.dispatch.openReply(actor.tenantId, {
          conversationId,
          textId: answerIdOf(actor, context.idempotencyKey) ?? requestId,
          version: version ?? null,
        }),
    );
    return { requestId, sender, terms, text: wanted };
  }

  private async about(tenantId: string, id: string): Promise<[ConversationToAnswer, SendingTerms]> {
    const [conversation, terms] = await Promise.all([
      this.dispatch.conversationToAnswer(tenantId, id),
      this.tenants.sendingTerms(tenantId, smsKind.name),
    ]);
    if (conversation === null) throw notFound();
    return [conversation, terms];
  }
}

/** What a retry is known by: its key stands for the same answer, also where the first attempt was given up meanwhile. */
const answerIdOf = ({ tenantId, userId }: Actor, key: string | null): string | null =>
  key === null ? null : namedId('reply', `${tenantId}:${userId}:${key}`);

/** What was read is not what is there, unless this very answer moved it: known before any money is asked for. */
const isBehind = (conversation: ConversationToAnswer, version: number | undefined, answerId: string | null): boolean =>
  version !== undefined && version !== conversation.version && (answerId === null || conversation.replyId !== answerId);

/** Of who wrote to us: a number that cannot be read has no country, and no price. */
const countryOf = ({ phone }: ConversationToAnswer, terms: SendingTerms): string =>
  parsePhone(phone, terms.country as never)?.country ?? '';

/** Micro-dollars a part; null where the country has no price. */
function priceOf(conversation: ConversationToAnswer, terms: SendingTerms): bigint | null {
  const price = terms.prices[countryOf(conversation, terms)];
  return price === undefined ? null : BigInt(price);
}
