import { Inject, Injectable } from '@nestjs/common';
import { changeLivesMs, nilTenant, type AccessChange } from '@bellbird/auth';
import { Database, type Tx } from '@bellbird/database';
import type { LiveEvents } from '@bellbird/live-events';
import { Every, LIVE_EVENTS, LOGGER, type Logger } from '@bellbird/service-host';
import type { User } from '../user/user.js';

/** A person or a session whose tokens count only from a version on. */
export interface Outdated {
  subject: string;
  tenantId: string;
  least: number;
}

/** A change that was begun this long ago may be committed after others were read: it is read again until then. */
const overlapSeconds = 30;

/** Whose tokens of before count no more. Every process that checks tokens reads it, and hears a hint when there is more. */
@Injectable()
export class AccessBook {
  constructor(
    private readonly db: Database,
    @Inject(LIVE_EVENTS) private readonly live: LiveEvents,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Notes in the transaction of the change that older tokens count no more; the hint follows the commit. */
  async note(tx: Tx, outdated: readonly Outdated[], { isLocked = false } = {}): Promise<void> {
    if (outdated.length === 0) return;
    await tx.execute(
      `insert into access_change as c (subject, tenant_id, min_version, is_locked)
       select subject, tenant_id, least, $4 from unnest($1::uuid[], $2::uuid[], $3::bigint[]) as o (subject, tenant_id, least)
       order by subject
       on conflict (subject) do update set
         min_version = greatest(c.min_version, excluded.min_version), is_locked = excluded.is_locked, at = clock_timestamp()`,
      [
        outdated.map(({ subject }) => subject),
        outdated.map(({ tenantId }) => tenantId),
        outdated.map(({ least }) => least),
        isLocked,
      ],
    );
    // A hint that is lost costs seconds: the book is read every few seconds.
    tx.afterCommit(() => {
      this.live
        .publish({ type: 'access-changed', tenantId: nilTenant, id: outdated[0]!.subject })
        .catch((error: unknown) => this.logger.warn({ err: error }, 'A hint of an access change was lost'));
    });
  }

  /** Gives or takes permissions or the status; tokens that were signed before are out of date. */
  async change(tx: Tx, userId: string, change: Partial<Pick<User, 'permissions' | 'status'>>): Promise<void> {
    const [account] = await tx.query<{ tenantId: string; least: number }>(
      `update account set permissions = coalesce($2, permissions), status = coalesce($3, status),
              access_version = access_version + 1, version = version + 1, updated_at = now()
        where id = $1 returning tenant_id as "tenantId", access_version as least`,
      [userId, change.permissions ?? null, change.status ?? null],
    );
    if (account !== undefined) await this.note(tx, [{ subject: userId, ...account }]);
  }

  /** The changes since a cursor that was answered before, and the next one; all that still matter if there is none. */
  async since(cursor: string): Promise<{ changes: AccessChange[]; cursor: string }> {
    const from = /^\d{1,16}$/.test(cursor) ? Number(cursor) : 0;
    return this.db.system(async (tx) => {
      const [clock] = await tx.query<{ now: string }>(
        `select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`,
      );
      const changes = await tx.query<AccessChange>(
        `select subject, min_version::float8 as least, is_locked as "isLocked" from access_change
          where at > to_timestamp($1 / 1000.0) - make_interval(secs => $2)`,
        [from, overlapSeconds],
      );
      return { changes, cursor: String(clock!.now) };
    });
  }

  /** Forgets changes that are older than any token. */
  @Every('1m')
  async sweep(): Promise<void> {
    await this.db.system((tx) =>
      tx.execute('delete from access_change where at < now() - make_interval(secs => $1)', [changeLivesMs / 1_000]),
    );
  }
}
