import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { tenantUpdated } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';

/** A business changed its name, country or zone: the next tokens carry it. */
@Injectable()
export class KeepBusinessProfile {
  @On(tenantUpdated)
  async handle({ payload: business }: ConsumedEvent<typeof tenantUpdated>, tx: Tx): Promise<void> {
    await tx.execute(
      `insert into tenant_profile (tenant_id, name, country, time_zone) values ($1, $2, $3, $4)
       on conflict (tenant_id) do update set name = excluded.name, country = excluded.country, time_zone = excluded.time_zone`,
      [business.tenantId, business.name, business.country, business.timeZone],
    );
  }
}
