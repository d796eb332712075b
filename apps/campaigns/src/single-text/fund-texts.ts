import { Inject, Injectable } from '@nestjs/common';
import { Database, type Tx } from '@bellbird/database';
import { textsStopped } from '@bellbird/events';
import { multiplyMoney } from '@bellbird/money';
import { publish } from '@bellbird/outbox';
import { isTextable, parsePhone } from '@bellbird/phone';
import { CLOCK, Every, faultPoint, LOGGER, Schedules, type Clock, type Logger } from '@bellbird/service-host';
import { CallerIds } from '../caller-id/caller-ids.js';
import { holdIdOf } from '../campaign/say.js';
import { TenantsPeer, type SendingTerms } from '../peers/tenants.peer.js';
import { giveBack, sendRequest } from './request-texts.js';
import { dueAt, restMs, type RefusedFor, type SingleText } from './single-text.js';
import { singleTexts, stepTo } from './single-text.repository.js';

type TermsOf = (text: SingleText) => Promise<SendingTerms>;

const atOnce = 16;
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

  /** Sees to what is due; answers whether there was anything. */
  @Every('1s')
  async turn(): Promise<boolean> {
    const due = await this.claim();
    const terms = new Map<string, Promise<SendingTerms>>();
    /** Asked once a turn and business, however many texts it has. */
    const termsOf = ({ tenantId, channel }: SingleText): Promise<SendingTerms> => {
      const known = terms.get(`${tenantId} ${channel}`) ?? this.tenants.sendingTerms(tenantId, channel);
      terms.set(`${tenantId} ${channel}`, known);
      return known;
    };
    await Promise.all(due.map((text) => this.seeTo(text, termsOf)));
    return due.length > 0;
  }

  /** Codes first: somebody sits before an empty field. */
  private claim(): Promise<SingleText[]> {
    const now = this.clock.now();
    return this.db.system((tx) =>
      tx.query<SingleText>(
        `update single_text set tries = tries + 1, next_try_at = $1::timestamptz + make_interval(secs => $2::float8 / 1000)
          where (tenant_id, id) in (
            select tenant_id, id from single_text where state = 'asking' and next_try_at <= $1
             order by purpose <> 'code', next_try_at for update skip locked limit ${atOnce})
          returning ${singleTexts.columns}`,
        [now.toISOString(), claimMs],
      ),
    );
  }

  /** Never rejects: what fails is tried again until its time is over. */
  private async seeTo(text: SingleText, termsOf: TermsOf): Promise<void> {
    try {
      await this.fund(text, termsOf);
    } catch (error) {
      this.logger.warn({ err: error, textId: text.id }, 'A single text could not be seen to; it is tried again');
      await this.db
        .tenant(text.tenantId, (tx) => this.waitUntil(tx, text, this.clock.now().getTime() + restMs(text.tries - 1)))
        .catch(() => undefined); // Then the claim ends by itself.
    }
  }

  private async fund(text: SingleText, termsOf: TermsOf): Promise<void> {
    const { tenantId } = text;
    const now = this.clock.now();
    if (now >= text.notAfter) return this.refuse(text, 'too-late');
    const parsed = parsePhone(text.phone, text.country as never);
    if (parsed === null || !isTextable(parsed)) return this.refuse(text, 'invalid-phone');
    const terms = await termsOf(text);
    const due = dueAt(text, terms.timeZone, now);
    if (due > now) return this.db.tenant(tenantId, (tx) => this.waitUntil(tx, text, due.getTime()));
    if (terms.suspendedFor !== null) return this.refuse(text, 'suspended', terms);
    const price = priceOf(text, terms);
    if (price === null) return this.refuse(text, 'no-price');
    const [isOurs, sender] = await this.db.tenant(tenantId, async (tx) => {
      const fixed = text.price ?? (await singleTexts.update(tx, { tenantId, id: text.id, state: 'asking' }, { price }));
      return [fixed !== 0, await this.senders.usableOrNone(tx, text.callerId)] as const;
    });
    // Another worker has ended it: this one stood still for longer than its claim.
    if (!isOurs) return;
    if (sender === null) return this.refuse(text, 'no-sender');
    faultPoint('after-price');
    const hold = {
      holdId: holdIdOf(text.requestId),
      subjectId: text.requestId,
      amount: price,
      currency: terms.currency,
    };
    const answer = await this.tenants.reserveFunds(tenantId, hold);
    faultPoint('after-hold');
    if (!answer.held)
      return this.refuse(text, BigInt(answer.available) >= price ? 'suspended' : 'insufficient-balance', terms);
    await this.db.tenant(tenantId, (tx) => sendRequest(tx, text, sender, terms.timeZone));
    faultPoint('after-request');
  }

  private async waitUntil(tx: Tx, { tenantId, id, notAfter }: SingleText, ms: number): Promise<void> {
    const nextTryAt = new Date(Math.min(ms, notAfter.getTime()));
    await singleTexts.update(tx, { tenantId, id, state: 'asking' }, { nextTryAt });
  }

  /** Whoever asked is told; where money or leave was missing, the business too, once a purpose and day of its own. */
  private async refuse(text: SingleText, reason: RefusedFor, terms?: SendingTerms): Promise<void> {
    const at = this.clock.now();
    await this.db.tenant(text.tenantId, async (tx) => {
      if (!(await stepTo(tx, text, { state: 'refused', reason, parts: 0, cost: 0n, at }))) return;
      // A hold may be open, or on its way: from a try whose answer was lost, or of a worker that stood still meanwhile.
      await giveBack(tx, text);
      if (terms !== undefined && (reason === 'suspended' || reason === 'insufficient-balance'))
        await tellStopped(tx, text, reason, at, terms.timeZone);
    });
  }
}

/** Parts at the country's price; a code is ours to pay. What was fixed once stays. */
function priceOf({ price, purpose, parts, country }: SingleText, { prices }: SendingTerms): bigint | null {
  if (price !== null) return price;
  if (purpose === 'code') return 0n;
  const each = (prices as Record<string, string>)[country];
  return each === undefined ? null : multiplyMoney(BigInt(each), parts);
}

async function tellStopped(
  tx: Tx,
  { tenantId, purpose }: SingleText,
  reason: 'insufficient-balance' | 'suspended',
  at: Date,
  timeZone: string,
): Promise<void> {
  const isFirst = await tx.execute(
    `insert into texts_stopped (tenant_id, purpose, local_date, reason) values ($1, $2, ($3::timestamptz at time zone $4)::date, $5) on conflict do nothing`,
    [tenantId, purpose, at.toISOString(), timeZone, reason],
  );
  if (isFirst === 0) return;
  await publish(tx, textsStopped, { tenantId, purpose, reason, at: at.toISOString() }, { aggregateVersion: 1n });
}
