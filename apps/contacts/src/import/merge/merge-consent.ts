import type { Database, Tx } from '@bellbird/database';
import type { Decision } from '../../consent/consent.js';
import type { DispatchPeer } from '../../peers/dispatch.peer.js';
import type { ImportJobRow } from '../import-job.js';
import { stagingTable } from '../staging/staging-table.js';
import { byPhone, type Stretch } from './stretch.js';

/** How the book names the consent that this import gave (spec point 5's agreement), so that undoing it finds its own. */
export const wordingOf = (job: Pick<ImportJobRow, 'id'>): string => `opt-in agreement of import ${job.id}`;

/** Who is out of everything already, of the staged rows `s`; a range for the same reason as in `byPhone` (20,000 rows took 24 s instead of one). */
const joinOptOuts = `left join lateral (
  select true as yes from consent where tenant_id = $1 and phone >= s.phone and phone <= s.phone and scope = 'all' and state = 'out' order by phone limit 1) opted_out on true`;

/** Rows that are acted on: all that were taken, or only the new ones where known contacts are passed over. */
const actedOn = ({ options }: ImportJobRow): string =>
  `s.code is null${options.onExisting === 'skip' ? ' and s.is_new' : ''}`;

/**
 * Tells the door of everybody whom a stretch of the file unsubscribes, before the book has it. Answers whom it could not
 * be told of: they go by events, in the transaction of the stretch.
 */
export async function tellDoorOfOptOuts(
  db: Database,
  door: DispatchPeer,
  job: ImportJobRow,
  { after, upTo }: Stretch,
): Promise<Decision[]> {
  const rows = await db.system((tx) =>
    tx.query<{ phone: string }>(
      `select s.phone from ${stagingTable(job.id)} s ${joinOptOuts}
       left join lateral (${byPhone}) known on true
      where s.row > $2 and s.row <= $3 and s.code is null and s.status = 3 and opted_out.yes is null${job.options.onExisting === 'skip' ? ' and known.id is null' : ''}`,
      [job.tenantId, after, upTo],
    ),
  );
  const decisions = rows.map(({ phone }) => ({
    phone,
    scope: 'all' as const,
    state: 'out' as const,
    decidedAt: job.decidedAt,
    source: 'import',
    wording: null,
    contactId: null,
  }));
  return door.tellMany(job.tenantId, decisions);
}

/** Opt-outs in the file go into the book; whoever is out already stays out by their own decision. */
export async function writeOptOuts(tx: Tx, job: ImportJobRow, { after, upTo }: Stretch): Promise<void> {
  await tx.execute(
    `with decided as (
       insert into consent as k (tenant_id, phone, scope, state, decided_at, source, contact_id)
       select $1, s.phone, 'all', 'out', $4, 'import', s.contact_id from ${stagingTable(job.id)} s
        where s.row > $2 and s.row <= $3 and ${actedOn(job)} and s.status = 3 order by s.phone
       on conflict (tenant_id, phone, scope) do update set state = 'out', decided_at = excluded.decided_at, source = excluded.source, wording = null, contact_id = excluded.contact_id
         where k.state = 'in' and k.decided_at <= excluded.decided_at
       returning old.*)
     insert into consent_history (tenant_id, phone, scope, state, decided_at, source, wording, contact_id)
     select tenant_id, phone, scope, state, decided_at, source, wording, contact_id from decided where tenant_id is not null on conflict do nothing`,
    [job.tenantId, after, upTo, job.decidedAt],
  );
}

/**
 * With the opt-in agreement people come in subscribed, unless the file says otherwise of them or the book has ever heard
 * them decide about marketing: an import raises nobody who is out.
 */
export async function keepOptIns(tx: Tx, job: ImportJobRow, { after, upTo }: Stretch): Promise<void> {
  if (!job.options.optInAgreed) return;
  await tx.execute(
    `insert into consent (tenant_id, phone, scope, state, decided_at, source, wording, contact_id)
     select $1, s.phone, 'marketing', 'in', $4, 'import', $5, s.contact_id from ${stagingTable(job.id)} s ${joinOptOuts}
      where s.row > $2 and s.row <= $3 and ${actedOn(job)} and coalesce(s.status, 1) = 1 and opted_out.yes is null
      order by s.phone
     on conflict do nothing`,
    [job.tenantId, after, upTo, job.decidedAt, wordingOf(job)],
  );
}
