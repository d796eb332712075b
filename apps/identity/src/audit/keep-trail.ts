import { Inject, Injectable } from '@nestjs/common';
import { Database, type Tx } from '@bellbird/database';
import { auditRecorded } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { CONFIG, Every, On } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';

const addressDays = 90;
const mostAtOnce = 5_000;

/** Keeps what all services say of privileged changes: each once, and none for longer than it may be kept. */
@Injectable()
export class KeepTrail {
  constructor(
    private readonly db: Database,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  @On(auditRecorded)
  async handle({ payload }: ConsumedEvent<typeof auditRecorded>, tx: Tx): Promise<void> {
    const { auditId, tenantId, actor, action, subject, changes, address, at } = payload;
    await tx.execute(
      `insert into audit_entry (id, tenant_id, at, actor_kind, actor_id, actor_name, action, subject_type, subject_id, subject_name, changes, address)
       values ($1, $2, $3, $4, $5::uuid,
         coalesce($6, (select trim(first_name || ' ' || last_name) from account where id = $5::uuid), (select name from removed_user where id = $5::uuid),
           (select acting_name from session where tenant_id = $2 and acting_admin = $5::uuid order by created_at desc limit 1), ''),
         $7, $8, $9, $10, $11, $12)
       on conflict (id) do nothing`,
      [
        auditId,
        tenantId,
        at,
        actor.kind,
        actor.id,
        actor.name,
        action,
        subject.type,
        subject.id,
        subject.name,
        JSON.stringify(changes),
        address,
      ],
    );
  }

  /** Answers true if there may be more. */
  @Every('1h')
  async sweep(): Promise<boolean> {
    return this.db.system(async (tx) => {
      const gone = await tx.execute(
        `delete from audit_entry where id in (select id from audit_entry where at < now() - make_interval(days => $1) limit $2)`,
        [this.config.auditDays, mostAtOnce],
      );
      const blanked = await tx.execute(
        `update audit_entry set address = null where id in (
           select id from audit_entry where address is not null and at < now() - make_interval(days => $1) limit $2)`,
        [addressDays, mostAtOnce],
      );
      return gone === mostAtOnce || blanked === mostAtOnce;
    });
  }
}
