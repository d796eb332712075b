import { Table, type Tx } from '@bellbird/database';
import { chunkState } from '../message-state.js';
import type { SendTimes } from './send-window.js';
import { spanOf, zoneLimits, zoneTimes, type OwnTimes } from './zone-times.js';

interface ZoneRow {
  tenant_no: number;
  campaign_no: number;
  zone_no: number;
  zone: string;
  send_from: Date | number;
  send_until: Date | number;
  not_before: Date | null;
  not_later_than: Date | null;
}

const campaignZones = new Table<ZoneRow>('campaign_zone', [
  'tenant_no',
  'campaign_no',
  'zone_no',
  'zone',
  'send_from',
  'send_until',
  'not_before',
  'not_later_than',
]);

interface Of {
  tenant_no: number;
  campaign_no: number;
}

/** The number of a zone in its campaign, made where its first page comes. The campaign's row is locked by the caller. */
export async function zoneNumber(tx: Tx, { tenant_no, campaign_no }: Of, zone: string): Promise<number> {
  const rows = await tx.query<{ zone_no: number; zone: string }>(
    'select zone_no, zone from campaign_zone where tenant_no = $1 and campaign_no = $2',
    [tenant_no, campaign_no],
  );
  const there = rows.find((row) => row.zone === zone);
  if (there !== undefined) return there.zone_no;
  const zone_no = 1 + Math.max(0, ...rows.map((row) => row.zone_no));
  await campaignZones.insert(tx, {
    ...{ tenant_no, campaign_no, zone_no, zone, not_before: null, not_later_than: null },
    ...{ send_from: Number.POSITIVE_INFINITY, send_until: Number.POSITIVE_INFINITY },
  });
  return zone_no;
}

/** Some message of the zone was sent or tried: SQL over `z`. */
export const zoneHasBegun = `exists (select 1 from chunk b join message m on m.tenant_no = b.tenant_no and m.id between b.lo and b.hi
   where b.tenant_no = z.tenant_no and b.campaign_no = z.campaign_no and b.zone_no = z.zone_no and m.attempt > 0)`;

/** Some chunk of the zone is not done: SQL over `z`. */
export const zoneIsOpen = `exists (select 1 from chunk o
   where o.tenant_no = z.tenant_no and o.campaign_no = z.campaign_no and o.zone_no = z.zone_no and o.state <> ${chunkState.done})`;

/** From its funding on a campaign's zones have limits: all their pages are here by then. */
export async function limitZones(tx: Tx, of: Of, times: OwnTimes): Promise<void> {
  const rows = await tx.query<{ zone_no: number; zone: string }>(
    'select zone_no, zone from campaign_zone where tenant_no = $1 and campaign_no = $2 order by zone_no',
    [of.tenant_no, of.campaign_no],
  );
  for (const { zone_no, zone } of rows)
    await campaignZones.update(tx, { ...own(of), zone_no }, zoneLimits(times, zone));
}

/**
 * Sets the present span of each of a campaign's zones anew and answers that of the campaign, null where nobody is left.
 * A limit that binds only the first text is lifted in each zone where one has left. The campaign's row is locked.
 */
export async function setZoneTimes(
  tx: Tx,
  of: Of & { time_zone: string | null; limit_first_only: boolean },
  now: Date,
): Promise<{ span: SendTimes | null; changed: boolean }> {
  const rows = await tx.query<ZoneRow & { open: boolean; begun: boolean }>(
    `select z.*, ${zoneIsOpen} as open, $3 and z.not_later_than is not null and ${zoneHasBegun} as begun
       from campaign_zone z where tenant_no = $1 and campaign_no = $2 order by zone_no for update of z`,
    [of.tenant_no, of.campaign_no, of.limit_first_only],
  );
  let changed = false;
  const zones = [];
  for (const row of rows) {
    const limits = { not_before: row.not_before ?? now, not_later_than: row.begun ? null : row.not_later_than };
    const times = zoneTimes(row.zone, limits, of.time_zone !== null, now);
    const columns = { send_from: times.from, send_until: times.until ?? Number.POSITIVE_INFINITY };
    zones.push({ times, isOpen: row.open });
    if (
      !row.begun &&
      instant(row.send_from) === instant(columns.send_from) &&
      instant(row.send_until) === instant(columns.send_until)
    )
      continue;
    changed = true;
    await campaignZones.update(
      tx,
      { ...own(of), zone_no: row.zone_no },
      { ...columns, not_later_than: limits.not_later_than },
    );
  }
  return { span: spanOf(zones), changed };
}

const own = ({ tenant_no, campaign_no }: Of): Of => ({ tenant_no, campaign_no });
const instant = (value: Date | number): number => (value instanceof Date ? value.getTime() : value);
