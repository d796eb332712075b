import { Injectable } from '@nestjs/common';
import { nilTenant } from '@bellbird/auth';
import type { Tx } from '@bellbird/database';
import { wrongState } from '@bellbird/errors';
import { userChanged, userJoined, userRemoved } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import { recordAudit, type AuditActor } from '@bellbird/resource-kit';
import { AccessBook } from '../access/access-book.js';
import { Sessions } from '../session/sessions.js';
import { releaseAvatar } from './release-avatar.js';

interface MemberRow {
  id: string;
  tenantId: string;
  name: string;
  permissions: string[];
  status: string;
  version: string;
}

const member = `id, tenant_id as "tenantId", trim(first_name || ' ' || last_name) as name, permissions, status, version`;

/** Why somebody goes, and what the trail calls it. */
const goings = { removed: 'user.removed', left: 'user.left', 'moved to another business': 'user.moved' } as const;

/** What is common to all ways in which members of a business come, change and go. */
@Injectable()
export class Members {
  constructor(
    private readonly access: AccessBook,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Makes sure that the business has an active owner beside these people. Who changes owners waits here for who changes
   * them at the same time. @throws 409
   */
  async keepAnOwner(tx: Tx, tenantId: string, without: readonly string[]): Promise<void> {
    if (tenantId === nilTenant) return;
    await tx.query('select 1 from tenant_profile where tenant_id = $1 for update', [tenantId]);
    const [other] = await tx.query(
      `select 1 from account where tenant_id = $1 and status = 'active' and 'owner' = any(permissions) and id <> all($2::uuid[]) limit 1`,
      [tenantId, without],
    );
    if (other === undefined) throw wrongState('An organisation keeps at least one owner.');
  }

  /** Tells others that a person joined, or that name, permissions or status changed. */
  async tell(tx: Tx, event: typeof userJoined | typeof userChanged, id: string): Promise<void> {
    const [row] = await tx.query<MemberRow>(`select ${member} from account where id = $1`, [id]);
    if (row === undefined || row.tenantId === nilTenant) return;
    await publishMember(tx, event, row);
  }

  /** Takes accounts away for good: log-ins end, the address is free, the name stays. Of who never joined nothing stays. */
  async remove(tx: Tx, actor: AuditActor, ids: readonly string[], why: keyof typeof goings): Promise<number> {
    const rows = await tx.query<MemberRow & { accessVersion: number }>(
      `select ${member}, access_version as "accessVersion" from account where id = any($1::uuid[]) order by id for update`,
      [ids],
    );
    for (const { id, tenantId, name, permissions, status } of rows) {
      if (status === 'active' && permissions.includes('owner')) await this.keepAnOwner(tx, tenantId, ids);
      await this.sessions.endOthers(tx, id, null, why);
      if (status === 'invited') continue;
      await tx.execute('insert into removed_user (tenant_id, id, name) values ($1, $2, $3)', [tenantId, id, name]);
    }
    await this.access.note(
      tx,
      rows.map(({ id, tenantId, accessVersion }) => ({ subject: id, tenantId, least: accessVersion + 1 })),
    );
    const gone = await tx.query<{ id: string; tenantId: string; fileId: string | null }>(
      `delete from account where id = any($1::uuid[]) returning id, tenant_id as "tenantId", avatar->>'fileId' as "fileId"`,
      [rows.map(({ id }) => id)],
    );
    for (const { id, tenantId, fileId } of gone) if (fileId !== null) await releaseAvatar(tx, { id, tenantId, fileId });
    for (const row of rows) {
      const { id, name, status, tenantId } = row;
      const action = status === 'invited' ? 'user.invitation-revoked' : goings[why];
      await recordAudit(tx, { ...actor, tenantId }, { action, nth: 1, subject: { type: 'user', id, name } });
      if (status !== 'invited' && tenantId !== nilTenant)
        await publishMember(tx, userRemoved, { ...row, status: 'removed' });
    }
    return rows.length;
  }
}

async function publishMember(
  tx: Tx,
  event: typeof userJoined | typeof userChanged | typeof userRemoved,
  { id, version, ...payload }: MemberRow,
): Promise<void> {
  await publish(
    tx,
    event,
    { userId: id, ...payload },
    { aggregateVersion: BigInt(version) + (payload.status === 'removed' ? 1n : 0n) },
  );
}
