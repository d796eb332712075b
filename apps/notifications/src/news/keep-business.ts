import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { tenantUpdated } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';

/** What a business changed of what its digests go by. */
@Injectable()
export class KeepBusiness {
  @On(tenantUpdated)
  async handle({ payload }: ConsumedEvent<typeof tenantUpdated>, tx: Tx): Promise<void> {
    const { tenantId, name, timeZone, digestHour } = payload;
    if (name === undefined && timeZone === undefined && digestHour === undefined) return;
    await tx.execute(
      `insert into business as b (tenant_id, name, time_zone, digest_hour) values ($1, $2, ${knownZone('$3')}, coalesce($4, 8))
       on conflict (tenant_id) do update set name = coalesce(excluded.name, b.name),
         time_zone = coalesce(excluded.time_zone, b.time_zone), digest_hour = coalesce($4, b.digest_hour)`,
      [tenantId, name ?? null, timeZone ?? null, digestHour ?? null],
    );
  }
}

/** A zone that this Postgres does not know would stop every digest, so it is none. */
export const knownZone = (zone: string): string =>
  `case when exists (select from pg_timezone_names z where z.name = ${zone}::text) then ${zone}::text end`;
