import { Inject, Injectable } from '@nestjs/common';
import { Database, isTransient, type Tx } from '@bellbird/database';
import { isProductError } from '@bellbird/errors';
import { CLOCK, Every, faultPoint, LOGGER, Schedules, type Clock, type Logger } from '@bellbird/service-host';
import { CallerIds, type Sender } from '../caller-id/caller-ids.js';
import { holdIdOf } from '../campaign/say.js';
import { TenantsPeer, type ReserveAnswer, type SendingTerms } from '../peers/tenants.peer.js';
import { fixPrices, judged, priceOf, type Priced } from './price-texts.js';
import { refuseTexts, type Refusal } from './refuse-texts.js';
import { sendRequests } from './request-texts.js';
import { dueAt, restMs, type SingleText } from './single-text.js';
import { singleTexts } from './single-text.repository.js';

/** As many as a slice of the bus brings, and as tenants holds money for at once. */
const atOnce = 100;
/** While one worker sees to a text, no other does; a worker that died is followed after so long. */
const claimMs = 30_000;

/**
 * Sees to the texts that an event asked for: price, money, then dispatch. Every step may be made again: the price is
 * fixed before money is asked for, the hold has the text's name, and the request goes out with the step to *sent*.
 */
@Injectable()
export class FundTexts {
  constructor(
    private readonly db: Database,
    private readonly tenants: TenantsPeer,
    private readonly senders: CallerIds,
    private readonly schedules: Schedules,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A text is waiting. */
  poke(): void {
    this.schedules.poke(this, 'turn');
  }

  /** Sees to what is due, what one business sends by one channel together; answers whether there was anything. */
  @Every('1s')
  async turn(): Promise<boolean> {
    const due = await this.claim();
    const together = new Map<string, SingleText[]>();
    for (const text of due) {
      const key = `${text.tenantId} ${text.channel}`;
      together.set(key, [...(together.get(key) ?? []), text]);
    }
    await Promise.all([...together.values()].map((texts) => this.seeTo(texts)));
    return due.length > 0;
  }

  /** Codes first: somebody sits before an empty field. */
  private claim(): Promise<SingleText[]> {
    const now = this.clock.now();
    return this.db.systemQuery<SingleText>(
      `update single_text set tries = tries + 1, next_try_at = $1::timestamptz + make_interval(secs => $2::float8 / 1000)
        where (tenant_id, id) in (
          select tenant_id, id from single_text where state = 'asking' and next_try_at <= $1
           order by purpose <> 'code', next_try_at for update skip locked limit ${atOnce})
        returning ${singleTexts.columns}`,
      [now.toISOString(), claimMs],
    );
  }

  /** Never rejects: what fails is tried again until its time is over; what fails for one only keeps none of the others. */
  private async seeTo(texts: readonly SingleText[]): Promise<void> {
    try {
      await this.fund(texts);
    } catch (error) {
      if (texts.length > 1 && !isOfTheMoment(error)) {
        // By halves: what one of them is refused for is found in a few steps, and keeps the others no longer.
        const half = texts.length >> 1;
        await this.seeTo(texts.slice(0, half));
        return this.seeTo(texts.slice(half));
      }
      const textIds = texts.map(({ id }) => id);
      this.logger.warn({ err: error, textIds }, 'Single texts could not be seen to; they are tried again');
      const now = this.clock.now().getTime();
      const rested = texts.map((text) => ({ text, ms: now + restMs(text.tries - 1) }));
      await this.db.tenant(texts[0]!.tenantId, (tx) => waitUntil(tx, rested)).catch(() => undefined); // Then the claim ends by itself.
    }
  }

  /** Texts of one business and channel. */
  private async fund(texts: readonly SingleText[]): Promise<void> {
    const { tenantId, channel } = texts[0]!;
    const now = this.clock.now();
    const { refused, left } = judged(texts, now);
    await this.refuse(tenantId, refused);
    if (left.length === 0) return;
    const terms = await this.tenants.sendingTerms(tenantId, channel);
    const priced = await this.priceDue(left, terms, now);
    if (priced.length === 0) return;
    faultPoint('after-price');
    const answers = await this.reserve(tenantId, priced, terms);
    faultPoint('after-hold');
    const declined = priced.flatMap(({ text, price }, at): Refusal[] => {
      const { held, available } = answers[at]!;
      if (held) return [];
      return [{ text, reason: BigInt(available) >= price ? 'suspended' : 'insufficient-balance' }];
    });
    await this.refuse(tenantId, declined, terms);
    const senders = new Map(
      priced.flatMap(({ text, sender }, at) => (answers[at]!.held ? [[text.requestId, sender] as const] : [])),
    );
    if (senders.size > 0) await this.db.tenant(tenantId, (tx) => sendRequests(tx, tenantId, senders, terms.timeZone));
    faultPoint('after-request');
  }

  /** What is due gets its price, which stays, and its sender; what is not waits, and what cannot go is refused. */
  private async priceDue(
    texts: readonly SingleText[],
    terms: SendingTerms,
    now: Date,
  ): Promise<(Priced & { sender: Sender })[]> {
    const { tenantId } = texts[0]!;
    const dated = texts.map((text) => ({ text, ms: dueAt(text, terms.timeZone, now).getTime() }));
    const later = dated.filter(({ ms }) => ms > now.getTime());
    if (later.length > 0) await this.db.tenant(tenantId, (tx) => waitUntil(tx, later));
    const due = dated.filter((each) => !later.includes(each)).map(({ text }) => text);
    if (terms.suspendedFor !== null) {
      await this.refuse(
        tenantId,
        due.map((text) => ({ text, reason: 'suspended' })),
        terms,
      );
      return [];
    }
    const prices = due.map((text) => ({ text, price: priceOf(text, terms) }));
    const priced = prices.filter((each): each is Priced => each.price !== null);
    await this.refuse(
      tenantId,
      prices.flatMap(({ text, price }) => (price === null ? [{ text, reason: 'no-price' as const }] : [])),
    );
    const withSenders = await this.db.tenant(tenantId, async (tx) => {
      const ours = await fixPrices(tx, tenantId, priced);
      const senders = new Map<string | null, Sender | null>();
      for (const { text } of ours)
        if (!senders.has(text.callerId)) senders.set(text.callerId, await this.senders.usableOrNone(tx, text.callerId));
      return ours.map((each) => ({ ...each, sender: senders.get(each.text.callerId) ?? null }));
    });
    await this.refuse(
      tenantId,
      withSenders.flatMap(({ text, sender }) => (sender === null ? [{ text, reason: 'no-sender' as const }] : [])),
    );
    return withSenders.flatMap(({ sender, ...each }) => (sender === null ? [] : [{ ...each, sender }]));
  }

  /** One hold a text; answers in their order. */
  private async reserve(
    tenantId: string,
    priced: readonly Priced[],
    { currency }: SendingTerms,
  ): Promise<readonly ReserveAnswer[]> {
    const holds = priced.map(({ text: { requestId }, price }) => ({
      holdId: holdIdOf(requestId),
      subjectId: requestId,
      amount: price,
      currency,
    }));
    const [only, other] = holds;
    return only !== undefined && other === undefined
      ? [await this.tenants.reserveFunds(tenantId, only)]
      : this.tenants.reserveManyFunds(tenantId, holds);
  }

  private async refuse(tenantId: string, refusals: readonly Refusal[], terms?: SendingTerms): Promise<void> {
    if (refusals.length === 0) return;
    const at = this.clock.now();
    await this.db.tenant(tenantId, (tx) => refuseTexts(tx, tenantId, refusals, at, terms?.timeZone ?? null));
  }
}

/** Nobody answered, or the database was busy: no text is at fault. */
const isOfTheMoment = (error: unknown): boolean =>
  isTransient(error) || (isProductError(error) && error.code === 'unavailable');

async function waitUntil(tx: Tx, texts: readonly { text: SingleText; ms: number }[]): Promise<void> {
  await singleTexts.updateEach(
    tx,
    ['tenantId', 'id', 'state'],
    texts.map(({ text: { tenantId, id, notAfter }, ms }) => ({
      tenantId,
      id,
      state: 'asking' as const,
      nextTryAt: new Date(Math.min(ms, notAfter.getTime())),
    })),
  );
}
