import { Inject, Injectable } from '@nestjs/common';
import { Database, isUuid } from '@bellbird/database';
import { invalidField, invalidInput, ProductError, type FieldError } from '@bellbird/errors';
import { CLOCK, type Clock, type GraphContext } from '@bellbird/service-host';
import { TenantHints } from '../live/tenant-hints.js';
import { assertMaySend } from '../suspension/suspensions.js';
import { readBalance } from './balance.js';
import { homeCurrency, refusalOf, reserve } from './ledger.js';

/** The synchronous twin of funds.requested, for a caller who waits: the same recorded answer, without an event. */
@Injectable()
export class ReserveFunds {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly hints: TenantHints,
  ) {}

  /** Amounts in micro-dollars. @throws 400 by field, 409 wrong-state where sending is paused, 409 idempotency-mismatch for the same hold with other content. */
  async execute(
    context: GraphContext,
    asked: { holdId: string; subjectId: string; amount: string; currency: string },
  ): Promise<{ held: boolean; available: string; frozen: string }> {
    const { holdId, subjectId } = asked;
    const amount = readAsked(asked);
    const tenantId = context.caller?.tenantId ?? '';
    try {
      return await this.db.tenant(tenantId, async (tx) => {
        const { outcome } = await reserve(
          tx,
          { holdId, subjectId, subject: 'other', amount, currency: homeCurrency, priceVersion: null },
          this.clock.now(),
        );
        if (outcome === 'suspended') await assertMaySend(tx);
        const { balance, frozen } = await readBalance(tx, tenantId);
        tx.afterCommit(() => this.hints.balanceChanged(tenantId));
        return { held: outcome === 'held', available: balance.toString(), frozen: frozen.toString() };
      });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === 'idempotency-mismatch') throw new ProductError('idempotency-mismatch');
      if (refusal === 'too-large') throw invalidField('amount', 'The amount is too large.');
      throw error;
    }
  }
}

function readAsked({
  holdId,
  subjectId,
  amount,
  currency,
}: {
  holdId: string;
  subjectId: string;
  amount: string;
  currency: string;
}): bigint {
  const wrong: FieldError[] = [];
  if (!isUuid(holdId)) wrong.push({ field: 'holdId', message: 'Must be a UUID.' });
  if (!isUuid(subjectId)) wrong.push({ field: 'subjectId', message: 'Must be a UUID.' });
  if (!/^\d{1,19}$/.test(amount) || BigInt(amount) > 2n ** 63n - 1n)
    wrong.push({ field: 'amount', message: 'Must be micro-dollars.' });
  if (currency !== homeCurrency) wrong.push({ field: 'currency', message: `Must be ${homeCurrency}.` });
  if (wrong.length > 0) throw invalidInput(...wrong);
  return BigInt(amount);
}
