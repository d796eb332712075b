import { Inject, Injectable } from '@nestjs/common';
import { Database, isUuid } from '@bellbird/database';
import { formatBalance } from '@bellbird/money';
import { loaderIn } from '@bellbird/resource-kit';
import { CLOCK, type Clock, type GraphContext } from '@bellbird/service-host';
import { homeCurrency } from '../ledger/ledger.js';
import type { Merchant } from '../schema.generated.js';
import type { OpenSuspension } from '../suspension/suspensions.js';

interface Facts {
  id: string;
  suspensions: OpenSuspension[];
  balance: bigint;
  owed: bigint;
  charged: bigint;
}

const statement = `
select t.id, s.suspensions, a.balance, a.owed, h.charged
  from unnest($1::uuid[]) t (id)
  cross join lateral (
    select coalesce(json_agg(json_build_object('kind', kind, 'reason', reason, 'at', at) order by kind desc), '[]') as suspensions
      from suspension where tenant_id = t.id and lifted_at is null) s
  cross join lateral (
    select coalesce(sum(balance) filter (where kind in ('available_prepaid', 'available_monthly')), 0)::bigint as balance,
           coalesce(-sum(balance) filter (where kind = 'receivable'), 0)::bigint as owed
      from account where tenant_id = t.id and currency = $2) a
  cross join lateral (
    select coalesce(sum(captured + overdrawn), 0)::bigint as charged
      from hold where tenant_id = t.id and created_at > $3 and state not in ('declined', 'void')) h`;

const days = 30;
const key = Symbol('merchants by id');

/** What money and sending of businesses are like: all of a page in one query, under the system role. */
@Injectable()
export class MerchantFacts {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** For the platform's admin; null for everybody else, and for what is no id. */
  of(context: GraphContext, id: string): Promise<Merchant | null> {
    const { caller } = context;
    if (caller?.kind !== 'user' || caller.role !== 'admin' || !isUuid(id)) return Promise.resolve(null);
    return loaderIn<string, Merchant | null>(context, key, (ids) => this.read(ids)).load(id.toLowerCase());
  }

  /** Of these businesses, whoever asks: in no order. */
  async all(ids: readonly string[]): Promise<Merchant[]> {
    const since = new Date(this.clock.now().getTime() - days * 86_400_000);
    return (await this.db.system((tx) => tx.query<Facts>(statement, [ids, homeCurrency, since]))).map(shown);
  }

  private async read(ids: readonly string[]): Promise<(Merchant | null)[]> {
    const byId = new Map((await this.all(ids)).map((each) => [each.id, each]));
    return ids.map((id) => byId.get(id) ?? null);
  }
}

const shown = ({ id, suspensions, balance, owed, charged }: Facts): Merchant => ({
  id,
  status: suspensions.length > 0 ? 'suspended' : 'active',
  suspensions: suspensions.map(({ at, ...each }) => ({ ...each, at: new Date(at).toISOString() })),
  balance: formatBalance(balance),
  owed: formatBalance(owed),
  chargedLast30Days: formatBalance(charged),
});
