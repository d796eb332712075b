import type { Tx } from '@bellbird/database';
import type { Micros } from '@bellbird/money';
import { homeCurrency } from './ledger.js';

/** A tenant's money in micro-dollars (spec point 3): balance = prepaid − frozen + monthly = what can be spent. */
export interface Balance {
  balance: Micros;
  /** With its held part. */
  prepaid: Micros;
  /** What holds keep. */
  frozen: Micros;
  /** With its held part. */
  monthly: Micros;
  /** What is owed after a charge or a chargeback that the balance could not pay. */
  owed: Micros;
}

const statement = `
select coalesce(max(balance) filter (where kind = 'available_prepaid'), 0) as "availablePrepaid",
       coalesce(max(balance) filter (where kind = 'available_monthly'), 0) as "availableMonthly",
       coalesce(max(balance) filter (where kind = 'held'), 0) as held,
       -coalesce(max(balance) filter (where kind = 'receivable'), 0) as owed,
       (select coalesce(sum(greatest(reserved_monthly - captured, 0)), 0)::bigint from hold
         where tenant_id = $1 and currency = $2 and state in ('open', 'closing')) as "heldMonthly"
  from account where tenant_id = $1 and currency = $2`;

/** All zeros for a tenant that never paid in. */
export async function readBalance(tx: Tx, tenantId: string, currency = homeCurrency): Promise<Balance> {
  const [row] = await tx.query<
    Record<'availablePrepaid' | 'availableMonthly' | 'held' | 'heldMonthly' | 'owed', Micros>
  >(statement, [tenantId, currency]);
  if (row === undefined) throw new Error('An aggregate gave no row.');
  const { availablePrepaid, availableMonthly, held, heldMonthly, owed } = row;
  return {
    balance: availablePrepaid + availableMonthly,
    prepaid: availablePrepaid + held - heldMonthly,
    frozen: held,
    monthly: availableMonthly + heldMonthly,
    owed,
  };
}
