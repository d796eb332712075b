import { Injectable } from '@nestjs/common';
import { nilTenant } from '@bellbird/auth';
import { Database, type Tx } from '@bellbird/database';
import { notFound } from '@bellbird/errors';
import { tenantReinstated, tenantSuspended } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { checkedId } from '@bellbird/resource-kit';
import { On } from '@bellbird/service-host';
import type { MerchantAct, MerchantPerson } from '../schema.generated.js';

/** What the platform's admin sees of one business, beside its row in the list. */
@Injectable()
export class Merchants {
  constructor(private readonly db: Database) {}

  /** @throws 400 `id`, 404. */
  people(id: string): Promise<MerchantPerson[]> {
    return this.of(id, (tx, tenantId) =>
      tx.query<MerchantPerson>(
        `select id, trim(first_name || ' ' || last_name) as name, status, permissions, last_sign_in_at as "lastSignInAt" from account
          where tenant_id = $1
          order by 'owner' = any(permissions) desc, 'administrator' = any(permissions) desc, lower(first_name), id limit 500`,
        [tenantId],
      ),
    );
  }

  /** @throws 400 `id`, 404. */
  acts(id: string): Promise<MerchantAct[]> {
    return this.of(id, (tx, tenantId) =>
      tx.query<MerchantAct>(
        `select e.id, e.at, e.action, e.changes->'reason'->>1 as reason, e.changes->'amount'->>1 as amount,
                coalesce((select nullif(trim(a.first_name || ' ' || a.last_name), '') from account a where a.id = e.actor_id), e.actor_name) as by
           from audit_entry e where e.tenant_id = $1 and e.actor_kind in ('admin', 'support')
          order by e.at desc, e.id limit 50`,
        [tenantId],
      ),
    );
  }

  @On(tenantSuspended)
  async suspended({ payload }: ConsumedEvent<typeof tenantSuspended>, tx: Tx): Promise<void> {
    await tx.execute(
      `update tenant_profile set suspended_for = array_append(array_remove(suspended_for, $2), $2) where tenant_id = $1`,
      [payload.tenantId, payload.kind],
    );
  }

  @On(tenantReinstated)
  async reinstated({ payload }: ConsumedEvent<typeof tenantReinstated>, tx: Tx): Promise<void> {
    await tx.execute('update tenant_profile set suspended_for = array_remove(suspended_for, $2) where tenant_id = $1', [
      payload.tenantId,
      payload.kind,
    ]);
  }

  private of<T>(given: string, read: (tx: Tx, tenantId: string) => Promise<T>): Promise<T> {
    const tenantId = checkedId(given);
    return this.db.system(async (tx) => {
      if (
        tenantId === nilTenant ||
        (await tx.query('select 1 from tenant_profile where tenant_id = $1', [tenantId])).length === 0
      )
        throw notFound();
      return read(tx, tenantId);
    });
  }
}
