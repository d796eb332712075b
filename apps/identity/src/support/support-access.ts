import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { recordAudit, type ResourceActor } from '@bellbird/resource-kit';
import { Sessions } from '../session/sessions.js';
import type { SupportAccessInput } from './support-input.js';

/** `until` as ISO; `grantedBy` is a name. */
interface Access {
  until: string;
  grantedBy: string;
  reason: string;
}

interface GrantRow {
  until: Date;
  reason: string;
  grantedBy: string;
  version: string;
}

const grant = `until, reason, version, coalesce(
  (select nullif(trim(a.first_name || ' ' || a.last_name), '') from account a where a.id = granted_by),
  (select r.name from removed_user r where r.id = granted_by), '') as "grantedBy"`;

/** Whether the platform's support may look at a business, as its owner says. */
@Injectable()
export class SupportAccess {
  constructor(private readonly sessions: Sessions) {}

  /** What holds now; null where support may not look. */
  async of(tx: Tx, tenantId: string): Promise<Access | null> {
    const [row] = await tx.query<GrantRow>(
      `select ${grant} from support_grant where tenant_id = $1 and until > now()`,
      [tenantId],
    );
    return row === undefined ? null : shown(row);
  }

  /** Lets support look from now on, in place of what held before: sessions that would outlast it end. */
  async allow(tx: Tx, actor: ResourceActor, { hours, reason }: SupportAccessInput): Promise<Access> {
    const before = await this.of(tx, actor.tenantId);
    const [row] = await tx.query<GrantRow>(
      `insert into support_grant as g (tenant_id, granted_by, reason, until) values ($1, $2, $3, now() + make_interval(hours => $4))
       on conflict (tenant_id) do update set
         granted_by = excluded.granted_by, reason = excluded.reason, until = excluded.until, version = g.version + 1
       returning ${grant}`,
      [actor.tenantId, actor.userId, reason, hours],
    );
    await this.sessions.endLooking(tx, actor.tenantId, 'support may look for less long', row!.until);
    const access = shown(row!);
    await this.record(tx, actor, 'support.granted', row!.version, [before?.until ?? null, access.until]);
    return access;
  }

  /** Support may look no more, and what it looks with is over. */
  async end(tx: Tx, actor: ResourceActor): Promise<void> {
    const [ended] = await tx.query<{ version: string; until: Date }>(
      `update support_grant g set until = now(), version = g.version + 1
         from (select tenant_id, until from support_grant where tenant_id = $1 and until > now() for update) before
        where g.tenant_id = before.tenant_id returning g.version, before.until`,
      [actor.tenantId],
    );
    await this.sessions.endLooking(tx, actor.tenantId, 'support may look no more');
    if (ended !== undefined)
      await this.record(tx, actor, 'support.ended', ended.version, [ended.until.toISOString(), null]);
  }

  private async record(
    tx: Tx,
    actor: ResourceActor,
    action: 'support.granted' | 'support.ended',
    nth: string,
    until: [string | null, string | null],
  ): Promise<void> {
    const [business] = await tx.query<{ name: string }>('select name from tenant_profile where tenant_id = $1', [
      actor.tenantId,
    ]);
    const subject = { type: 'business', id: actor.tenantId, name: business?.name ?? '' };
    await recordAudit(tx, actor, { action, nth, subject, changes: { until } });
  }
}

const shown = ({ until, grantedBy, reason }: GrantRow): Access => ({ until: until.toISOString(), grantedBy, reason });
