import { Inject, Injectable } from '@nestjs/common';
import { Database, isUuid } from '@bellbird/database';
import { invalidField, invalidInput, ProductError, type FieldError } from '@bellbird/errors';
import { CLOCK, type Clock, type GraphContext } from '@bellbird/service-host';
import { TenantHints } from '../live/tenant-hints.js';
import { assertMaySend } from '../suspension/suspensions.js';
import { readBalance } from './balance.js';
import { homeCurrency, refusalOf, reserveAll, type WantedHold } from './ledger.js';

/** The synchronous twin of funds.requested, for a caller who waits: the same recorded answer, without an event. */
@Injectable()
export class ReserveFunds {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly hints: TenantHints,
  ) {}

  /**
   * One answer a hold, in the order asked; where one is refused by an error, none is held. Amounts in micro-dollars.
   * @throws 400 by field, 409 wrong-state where sending is paused, 409 idempotency-mismatch for the same hold with other content.
   */
  async execute(context: GraphContext, asked: readonly HoldWish[]): Promise<ReserveAnswer[]> {
    const tenantId = context.caller?.tenantId ?? '';
    const wanted = asked.map(wantedHold);
    try {
      return await this.db.tenant(tenantId, async (tx) => {
        const holds = await reserveAll(tx, wanted, this.clock.now());
        if (holds.some(({ outcome }) => outcome === 'suspended')) await assertMaySend(tx);
        const { balance, frozen } = await readBalance(tx, tenantId);
        tx.afterCommit(() => this.hints.balanceChanged(tenantId));
        return holds.map(({ outcome }) => ({
          held: outcome === 'held',
          available: balance.toString(),
          frozen: frozen.toString(),
        }));
      });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === 'idempotency-mismatch') throw new ProductError('idempotency-mismatch');
      if (refusal === 'too-large') throw invalidField('amount', 'The amount is too large.');
      throw error;
    }
  }

  /** @throws as `execute`, and 400 on holds for none or more than a hundred; fields as `holds[2].amount`. */
  async executeMany(context: GraphContext, asked: readonly HoldWish[]): Promise<ReserveAnswer[]> {
    if (asked.length === 0 || asked.length > mostAtOnce)
      throw invalidField('holds', `Must be 1 to ${mostAtOnce} holds.`);
    const wrong = asked.flatMap((hold, at) =>
      wrongOf(hold).map(({ field, message }) => ({ field: `holds[${at}].${field}`, message })),
    );
    if (wrong.length > 0) throw invalidInput(...wrong);
    return this.execute(context, asked);
  }
}

const mostAtOnce = 100;

export interface HoldWish {
  holdId: string;
  subjectId: string;
  amount: string;
  currency: string;
}

export interface ReserveAnswer {
  held: boolean;
  available: string;
  frozen: string;
}

function wantedHold(wish: HoldWish): WantedHold {
  const wrong = wrongOf(wish);
  if (wrong.length > 0) throw invalidInput(...wrong);
  const { holdId, subjectId, amount } = wish;
  return {
    holdId,
    subjectId,
    subject: 'other',
    amount: BigInt(amount),
    currency: homeCurrency,
    priceVersion: null,
  };
}

function wrongOf({ holdId, subjectId, amount, currency }: HoldWish): FieldError[] {
  const wrong: FieldError[] = [];
  if (!isUuid(holdId)) wrong.push({ field: 'holdId', message: 'Must be a UUID.' });
  if (!isUuid(subjectId)) wrong.push({ field: 'subjectId', message: 'Must be a UUID.' });
  if (!/^\d{1,19}$/.test(amount) || BigInt(amount) > 2n ** 63n - 1n)
    wrong.push({ field: 'amount', message: 'Must be micro-dollars.' });
  if (currency !== homeCurrency) wrong.push({ field: 'currency', message: `Must be ${homeCurrency}.` });
  return wrong;
}
