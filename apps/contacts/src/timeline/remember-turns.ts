import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { turnEnded } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';

/** A turn of the waiting list is over: it stands in the time line of who it was. A later word about the same turn takes its place. */
@Injectable()
export class RememberTurns {
  @On(turnEnded)
  async handle({ payload }: ConsumedEvent<typeof turnEnded>, tx: Tx): Promise<void> {
    const { tenantId, turnId, contactId, phone, status, reason, at } = payload;
    // Whoever was deleted for ever has no time line; a turn without a contact is that of the phone's.
    await tx.execute(
      `insert into contact_event as e (tenant_id, source_id, contact_id, kind, at, data)
       select $1, $2, c.id, 'turn', $5, $6 from contact c
        where c.tenant_id = $1 and (c.id = $3 or ($3::uuid is null and c.phone = $4 and c.trashed_at is null))
       on conflict (tenant_id, source_id) do update set contact_id = excluded.contact_id, at = excluded.at, data = excluded.data
         where e.at <= excluded.at`,
      [tenantId, turnId, contactId, phone, at, JSON.stringify({ status, reason })],
    );
  }
}
