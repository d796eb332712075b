import type { Tx } from '@bellbird/database';
import { wallAt } from '@bellbird/send-window';
import { givenSeconds, type Settings } from '../settings/settings.js';
import type { WorkDay } from '../work-day/work-day.js';
import { clockOf, elapsed } from './clock.js';
import type { Pace } from './estimate.js';

const leastSamples = 20;
const leastTurns = 20;

interface Known {
  resource: string;
  usualSeconds: number | null;
  errorPerRoot: number | null;
}

/** The speed at a moment, by resource; null for turns of none. */
export type PaceAt = (now: Date) => (resource: string | null) => Pace;

/** What is known of the speed of a day in the hour of `now`. One question whatever number of resources. */
export async function readPaces(
  tx: Tx,
  day: WorkDay,
  settings: Settings,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<PaceAt> {
  const resources = ['', ...settings.resources.map(({ id }) => id)];
  const wall = wallAt(now, timeZone);
  const weekday = new Date(Date.UTC(wall.year, wall.month - 1, wall.day)).getUTCDay();
  const rows = await tx.query<Known>(
    `select r.resource,
            (select median_seconds from queue_pace p
              where p.tenant_id = $1 and p.resource = r.resource and p.weekday = $3 and p.hour = $4 and p.samples >= ${leastSamples}) as "usualSeconds",
            (select case when count(*) >= ${leastTurns} then percentile_cont(0.8) within group (order by off) end
               from (select abs(extract(epoch from called_at - booked_at) / 60 - quoted_minutes) / sqrt(greatest(quoted_minutes, 1)) as off from turn
                      where tenant_id = $1 and coalesce(resource, '') = r.resource and called_at is not null and quoted_minutes is not null
                      order by booked_at desc limit 50) last)::float8 as "errorPerRoot"
       from unnest($2::text[]) r(resource)`,
    [day.tenantId, resources, weekday, wall.hour],
  );
  const known = new Map(rows.map((each) => [each.resource, each]));
  return (at) => (resource) => {
    const clock = clockOf(day.clocks, resource);
    return {
      gaps: clock.gaps,
      usualSeconds: known.get(resource ?? '')?.usualSeconds ?? null,
      givenSeconds: givenSeconds(settings, resource),
      sinceCall: clock.hasCalled ? elapsed(clock, at) : 0,
      errorPerRoot: known.get(resource ?? '')?.errorPerRoot ?? null,
    };
  };
}
