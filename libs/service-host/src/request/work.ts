import { Injectable } from '@nestjs/common';
import { nilTenant } from '@bellbird/auth';
import { Database, type Tx } from '@bellbird/database';
import type { GraphContext } from './graph-context.js';
import { answerBefore, once } from './idempotency.js';

/** Transactions of a request, for the tenant of its token and no other. */
@Injectable()
export class Work {
  constructor(private readonly db: Database) {}

  read<T>(context: GraphContext, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.db.tenant(tenantOf(context), work);
  }

  /**
   * A change that may be asked for again: with an Idempotency-Key its answer is stored in this very transaction.
   * The answer must be JSON as it is (no bigint, no Date).
   */
  change<T>(context: GraphContext, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.db.tenant(tenantOf(context), (tx) => once(tx, context, () => work(tx)));
  }

  /**
   * As change(), where others must be asked first: `prepare` runs before the transaction, and not at all where the same
   * call was answered already: a retry gets that answer, whatever has become of the others since.
   */
  async changeAfter<P, T>(
    context: GraphContext,
    prepare: () => Promise<P>,
    work: (tx: Tx, prepared: P) => Promise<T>,
  ): Promise<T> {
    const before =
      context.idempotencyKey === null ? null : await this.read(context, (tx) => answerBefore<T>(tx, context));
    if (before !== null) return before.answer;
    const prepared = await prepare();
    return this.change(context, (tx) => work(tx, prepared));
  }

  /** As change(), under the system role: for what happens before anybody is signed in. */
  changeAsSystem<T>(context: GraphContext, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.db.system((tx) => once(tx, context, () => work(tx)));
  }
}

const tenantOf = (context: GraphContext): string => context.caller?.tenantId ?? nilTenant;
