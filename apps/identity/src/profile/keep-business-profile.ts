import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { tenantUpdated, type Payload } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { AccessBook, type Outdated } from '../access/access-book.js';

/** What a business changed of itself: the next tokens carry it. */
@Injectable()
export class KeepBusinessProfile {
  constructor(private readonly access: AccessBook) {}

  @On(tenantUpdated)
  handle({ payload }: ConsumedEvent<typeof tenantUpdated>, tx: Tx): Promise<void> {
    return this.keep(tx, payload);
  }

  /** What is not said stays as it is. */
  async keep(tx: Tx, business: Payload<typeof tenantUpdated>): Promise<void> {
    const { tenantId, name, country, timeZone, twoFactorRequired, lockAfterMinutes } = business;
    const [before] = await tx.query<{ required: boolean }>(
      'select two_factor_required as required from tenant_profile where tenant_id = $1 for update',
      [tenantId],
    );
    await tx.execute(
      `insert into tenant_profile as p (tenant_id, name, country, time_zone, two_factor_required, lock_after_minutes)
       values ($1, coalesce($2, ''), coalesce($3, 'AU'), coalesce($4, 'Australia/Sydney'), coalesce($5, false), coalesce($6, 0))
       on conflict (tenant_id) do update set name = coalesce($2, p.name), country = coalesce($3, p.country),
         time_zone = coalesce($4, p.time_zone), two_factor_required = coalesce($5, p.two_factor_required),
         lock_after_minutes = coalesce($6, p.lock_after_minutes)`,
      [tenantId, name ?? null, country ?? null, timeZone ?? null, twoFactorRequired ?? null, lockAfterMinutes ?? null],
    );
    const isRequired = twoFactorRequired ?? before?.required ?? false;
    if (isRequired !== (before?.required ?? false)) await this.renewTokens(tx, tenantId);
  }

  /** Who has no second step is asked for one, or not any more, with the next call. */
  private async renewTokens(tx: Tx, tenantId: string): Promise<void> {
    const outdated = await tx.query<Outdated>(
      `update account set access_version = access_version + 1, version = version + 1
        where tenant_id = $1 and status <> 'invited'
          and not exists (select from two_factor f where f.account_id = account.id and f.state = 'on')
        returning id as subject, tenant_id as "tenantId", access_version::float8 as least`,
      [tenantId],
    );
    await this.access.note(tx, outdated);
  }
}
