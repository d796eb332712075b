import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { userRegistered } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { CLOCK, On, type Clock } from '@bellbird/service-host';
import { TenantHints } from '../live/tenant-hints.js';
import { sayDetailsChanged } from './say-tenant-updated.js';
import { tenants, type TenantRow } from './tenant-row.js';

/** A business signed up: its details fill the row, also one that was made on first use; what a person wrote since then stays. */
@Injectable()
export class RegisterTenant {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly hints: TenantHints,
  ) {}

  @On(userRegistered)
  async handle(
    { payload: { tenantId, businessName, email, country, timeZone } }: ConsumedEvent<typeof userRegistered>,
    tx: Tx,
  ): Promise<void> {
    const [written] = await tx.query<TenantRow & Record<string, unknown>>(
      `insert into tenant (tenant_id, details_from, name, email, country, time_zone, created_at, updated_at) values ($1, 'registration', $2, $3, $4, $5, $6, $6)
       on conflict (tenant_id) do update set details_from = 'registration', name = excluded.name, email = excluded.email, country = excluded.country,
         time_zone = excluded.time_zone, updated_at = excluded.updated_at, version = tenant.version + 1
       where tenant.details_from = 'first-use' returning ${tenants.columns}`,
      [tenantId, businessName, email, country, timeZone, this.clock.now()],
    );
    if (written === undefined) return;
    await sayDetailsChanged(tx, written);
    tx.afterCommit(() => this.hints.tenantChanged(tenantId));
  }
}
