import { nilTenant } from '@bellbird/auth';
import { Database, type Tx } from '@bellbird/database';
import { Injectable } from '@nestjs/common';
import type { GraphContext } from './graph-context.js';
import { once } from './idempotency.js';

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

  /** As change(), under the system role: for what happens before anybody is signed in. */
  changeAsSystem<T>(context: GraphContext, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.db.system((tx) => once(tx, context, () => work(tx)));
  }
}

const tenantOf = (context: GraphContext): string => context.caller?.tenantId ?? nilTenant;
