import type { Tx } from '@bellbird/database';
import { formatExact } from '@bellbird/money';
import { dayOf, startOfDay, type ResourceActor, type Wants } from '@bellbird/resource-kit';

/** A run as its automation shows it. */
export interface Run {
  /** Null where it was skipped. */
  campaignId: string | null;
  at: string;
  status: string;
  charged: string;
}

interface Row {
  id: string;
  lastRun: Run | null;
  monthCharged: string;
}

/** The first moment of this month in the business's zone. */
export const startOfMonth = (now: Date, timeZone: string): Date =>
  startOfDay(`${dayOf(now, timeZone).slice(0, 7)}-01`, timeZone);

/** What became of the newest run of each, and what this month's were charged: one question a page. */
export async function addRuns(tx: Tx, actor: ResourceActor, rows: Row[], wants: Wants): Promise<void> {
  if (rows.length === 0 || !(wants('lastRun') || wants('monthCharged'))) return;
  const found = await tx.query<{
    id: string;
    skippedAt: Date | null;
    campaignId: string | null;
    at: Date | null;
    status: string | null;
    charged: string | null;
    monthCharged: string;
  }>(
    `select a.id, a.skipped_at as "skippedAt", c.id as "campaignId", c.created_at as at, c.status, c.charged::text,
            (select coalesce(sum(m.charged), 0)::text from campaign m where m.tenant_id = a.tenant_id and m.automation_id = a.id and m.created_at >= $3) as "monthCharged"
       from automation a left join lateral (
         select id, created_at, status, charged from campaign where tenant_id = a.tenant_id and automation_id = a.id order by created_at desc, id limit 1) c on true
      where a.tenant_id = $1 and a.id = any($2::uuid[])`,
    [tx.tenantId, rows.map(({ id }) => id), startOfMonth(new Date(actor.now), actor.timeZone)],
  );
  const byId = new Map(found.map((each) => [each.id, each]));
  for (const row of rows) {
    const run = byId.get(row.id);
    row.monthCharged = formatExact(BigInt(run?.monthCharged ?? 0));
    row.lastRun = run === undefined ? null : newest(run);
  }
}

function newest(run: {
  skippedAt: Date | null;
  campaignId: string | null;
  at: Date | null;
  status: string | null;
  charged: string | null;
}): Run | null {
  const { skippedAt, campaignId, at, status, charged } = run;
  if (skippedAt !== null && (at === null || skippedAt > at))
    return { campaignId: null, at: skippedAt.toISOString(), status: 'skipped', charged: formatExact(0n) };
  if (campaignId === null || at === null || status === null) return null;
  return { campaignId, at: at.toISOString(), status, charged: formatExact(BigInt(charged ?? 0)) };
}
