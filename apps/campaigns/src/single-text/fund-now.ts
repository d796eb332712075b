import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '@bellbird/auth';
import { newId, sql, type Tx } from '@bellbird/database';
import { isProductError, ProductError, unavailable } from '@bellbird/errors';
import type { TextPurpose } from '@bellbird/events';
import { formatExact } from '@bellbird/money';
import { callKey, CLOCK, faultPoint, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import type { Sender } from '../caller-id/caller-ids.js';
import { holdIdOf } from '../campaign/say.js';
import { smsKind } from '../kinds/sms/sms-kind.js';
import { TenantsPeer, type SendingTerms } from '../peers/tenants.peer.js';
import { giveBack, sendRequests } from './request-texts.js';
import { notAfterOf, type SingleText } from './single-text.js';
import { singleTexts } from './single-text.repository.js';

/** A text that a person waits for; `price` of the whole text, micro-dollars. */
export type WantedText = Pick<SingleText, 'phone' | 'country' | 'text' | 'parts' | 'contactId'> & { price: bigint };

/** One to five texts under one hold. */
export interface Wanted {
  purpose: Extract<TextPurpose, 'test' | 'reply'>;
  callerId: string;
  texts: readonly WantedText[];
}

/**
 * Texts that a person waits for: the money while they wait, with its answer at once, and dispatch in the transaction of
 * what they do. `hold` goes before that transaction, `send` in it (`Work.changeAfter`).
 */
@Injectable()
export class FundNow {
  constructor(
    private readonly work: Work,
    private readonly tenants: TenantsPeer,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Writes the texts down, then holds their money. A retry with the same key goes on with what is there, so that it
   * cannot hold twice. `agree` is asked once the money is held: where it refuses, nothing is sent and the money goes back.
   * Answers the request's id.
   * @throws 402 insufficient-balance or balance-frozen with `required` and `available`, and what `agree` throws.
   */
  async hold(
    actor: Actor,
    context: GraphContext,
    wanted: Wanted,
    { currency }: SendingTerms,
    agree: (requestId: string) => Promise<void> = async () => {},
  ): Promise<string> {
    const requestId = await this.work.read(context, (tx) =>
      begin(tx, actor, callKey(context), wanted, this.clock.now()),
    );
    const amount = wanted.texts.reduce((sum, { price }) => sum + price, 0n);
    const hold = { holdId: holdIdOf(requestId), subjectId: requestId, amount, currency };
    const answer = await this.tenants.reserveFunds(actor.tenantId, hold);
    faultPoint('waited-for-held');
    if (answer.held) {
      await agree(requestId).catch((error: unknown) => this.giveUpRefused(actor, context, requestId, error));
      return requestId;
    }
    await this.work.read(context, (tx) =>
      singleTexts.update(
        tx,
        { tenantId: actor.tenantId, requestId, state: 'asking' },
        { state: 'refused', reason: 'insufficient-balance', text: '', version: sql`version + 1` },
      ),
    );
    throw tooLittle(amount, BigInt(answer.available), BigInt(answer.frozen));
  }

  /** A refusal is for good: the texts are given up. Whether nobody answered is not known, and a retry goes on with them. */
  private async giveUpRefused(
    { tenantId }: Actor,
    context: GraphContext,
    requestId: string,
    error: unknown,
  ): Promise<never> {
    if (isProductError(error) && error.code !== 'unavailable')
      await this.work.read(context, (tx) => giveUpAttempt(tx, { tenantId, requestId }));
    throw error;
  }

  /** @throws 503 where the texts were given up meanwhile. */
  async send(tx: Tx, requestId: string, sender: Sender, { timeZone }: SendingTerms): Promise<void> {
    const sent = await sendRequests(tx, tx.tenantId ?? '', new Map([[requestId, sender]]), timeZone);
    if (!sent.has(requestId)) throw unavailable();
  }
}

/** As the unique index has it, so that it serves. */
const isAttempt = `ordinal = 1 and state not in ('refused', 'given-up')`;

/** The attempt that the key stands for, or a new one. Where it was for other texts, its hold does not fit: it is given back. */
async function begin(tx: Tx, actor: Actor, requestKey: string | null, wanted: Wanted, now: Date): Promise<string> {
  const { tenantId, userId } = actor;
  const requestId = newId();
  const [first, ...others] = wanted.texts.map((text, at) => ({
    ...text,
    tenantId,
    id: at === 0 ? requestId : newId(),
    requestId,
    ordinal: at + 1,
    purpose: wanted.purpose,
    messageType: 'transactional' as const,
    channel: smsKind.name,
    callerId: wanted.callerId,
    state: 'asking' as const,
    notAfter: notAfterOf(wanted.purpose, { notBefore: null, notAfter: null, now }),
    askedBy: userId,
    requestKey,
    createdAt: now,
  }));
  // Almost every key is new, and no key is never known. Of two at the same moment the second waits here for what the
  // first writes.
  if (await singleTexts.insertIfNew(tx, first!)) {
    const added = await singleTexts.insertNew(tx, others);
    if (added.length < others.length) throw new Error('A text that is held for was not written down.');
    return requestId;
  }
  // Keys are good for a day; then one means something else.
  await tx.execute(
    `update single_text set request_key = null
      where tenant_id = $1 and asked_by = $2 and request_key = $3 and ${isAttempt} and asked_at < now() - interval '24 hours'`,
    [tenantId, userId, requestKey],
  );
  const known = await attemptOf(tx, actor, requestKey!);
  if (known !== null && (known.state !== 'asking' || known.texts === fingerprint(wanted))) return known.requestId;
  if (known !== null) await giveUpAttempt(tx, { tenantId, requestId: known.requestId });
  // It stands for no attempt any more: the next turn writes one, or finds another call's of this moment.
  return begin(tx, actor, requestKey, wanted, now);
}

interface Attempt {
  requestId: string;
  state: string;
  texts: string;
}

async function attemptOf(tx: Tx, { tenantId, userId }: Actor, requestKey: string): Promise<Attempt | null> {
  const [attempt] = await tx.query<Attempt>(
    `update single_text t set asked_at = now() where tenant_id = $1 and asked_by = $2 and request_key = $3 and ${isAttempt}
     returning request_id as "requestId", state,
               (select string_agg(o.caller_id || ' ' || o.phone || ' ' || o.price || ' ' || o.text, E'\\n' order by o.ordinal)
                  from single_text o where o.tenant_id = t.tenant_id and o.request_id = t.request_id) as texts`,
    [tenantId, userId, requestKey],
  );
  return attempt ?? null;
}

const fingerprint = ({ callerId, texts }: Wanted): string =>
  texts.map(({ phone, price, text }) => `${callerId} ${phone} ${price} ${text}`).join('\n');

/** What it holds, or is about to, is given back. */
export async function giveUpAttempt(tx: Tx, of: { tenantId: string; requestId: string }): Promise<void> {
  const given = { state: 'given-up' as const, text: '', version: sql`version + 1` };
  if ((await singleTexts.update(tx, { ...of, state: 'asking' }, given)) > 0) await giveBack(tx, [of]);
}

function tooLittle(required: bigint, available: bigint, frozen: bigint): ProductError {
  const code = available + frozen >= required ? 'balance-frozen' : 'insufficient-balance';
  return new ProductError(code, undefined, [], { required: formatExact(required), available: formatExact(available) });
}
