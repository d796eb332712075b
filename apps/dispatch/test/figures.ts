import type { CarrierMessage, World } from './dispatch-world.js';

/** What the database, its events and the carrier say about everything that was sent; all must agree. */
export interface Figures {
  /** Messages that are queued, sending or unknown. */
  open: number;
  byState: Record<number, number>;
  charged: string;
  /**
   * Campaigns said to be finished, and those of them of which something wrong was said: sums that are not those of their
   * settle rows, two different ends, or more ends than one and its repetitions (no answer of the ledger: 30 s, 60 s …).
   */
  finished: number;
  finishedWrong: number;
}

/** Reads the figures; @throws with what does not agree: settle rows against messages, events against settle rows. */
export async function figuresOf(world: World): Promise<Figures> {
  const states = await world.look<{ state: number; n: number; price: string }>(
    `select state, count(*)::int as n, coalesce(sum(price), 0)::text as price from message group by state`,
  );
  const byState = Object.fromEntries(states.map(({ state, n }) => [state, n])) as Record<number, number>;
  const charged = states.find(({ state }) => state === 2)?.price ?? '0';
  const columns =
    'coalesce(sum(accepted), 0)::int as accepted, coalesce(sum(rejected), 0)::int as rejected, coalesce(sum(unknown), 0)::int as unknown, coalesce(sum(skipped), 0)::int as skipped, coalesce(sum(failed_unknown), 0)::int as failed_unknown, coalesce(sum(units), 0)::int as units, coalesce(sum(charge_micro), 0)::text as charge, count(*)::int as rows';
  const [settled] = await world.look<Record<string, unknown>>(`select ${columns} from settle`);
  const [told] = await world.look<Record<string, unknown>>(
    `select ${columns} from (select (payload->>'accepted')::int as accepted, (payload->>'rejected')::int as rejected, (payload->>'unknown')::int as unknown, (payload->>'skipped')::int as skipped,
       (payload->>'failedUnknown')::int as failed_unknown, (payload->>'units')::int as units, (payload->>'charge')::bigint as charge_micro from outbox where event_type = 'slice.settled') e`,
  );
  const [units] = await world.look<{ units: number }>(
    'select coalesce(sum(units), 0)::int as units from message where state = 2',
  );
  const moved = {
    accepted: byState[2] ?? 0,
    rejected: byState[3] ?? 0,
    unknown: byState[4] ?? 0,
    skipped: byState[5] ?? 0,
    failed_unknown: byState[6] ?? 0,
    units: units?.units ?? 0,
    charge: charged,
  };
  agree('settle rows', settled, { ...moved, rows: settled?.['rows'] });
  agree('events', told, settled);
  await agreeByVariant(world);
  const [ends] = await world.look<{ finished: number; wrong: number }>(
    `select count(*)::int as finished, (count(*) filter (where e.ends <> 1 or e.said <> ca.emissions + 1 or e.total <> s.total or e.settles <> s.n))::int as wrong
       from (select payload->>'campaignId' as campaign_id, count(*) as said, count(distinct payload) as ends, max((payload->>'total')::bigint) as total, max((payload->>'settleCount')::int) as settles
               from outbox where event_type = 'sending.finished' group by 1) e
       join campaign_control ca on ca.campaign_id = e.campaign_id::uuid
       cross join lateral (select coalesce(sum(charge_micro) filter (where not late), 0) as total, count(*) filter (where not late) as n from settle where campaign_no = ca.campaign_no) s`,
  );
  return {
    open: (byState[0] ?? 0) + (byState[1] ?? 0) + (byState[4] ?? 0),
    byState,
    charged,
    finished: ends?.finished ?? 0,
    finishedWrong: ends?.wrong ?? 0,
  };
}

/** Of campaigns with variants each event says by variant what it says of all; of others nothing. */
async function agreeByVariant(world: World): Promise<void> {
  const wrong = await world.look<Record<string, unknown>>(
    `select e.event_type, e.payload from (select event_type, payload, jsonb_typeof(payload->'byVariant') as kind,
            (select left_out_by_variant is not null from campaign_control where campaign_id = (payload->>'campaignId')::uuid) as varies
       from outbox where event_type in ('slice.settled', 'receipts.applied')) e
      where (e.kind = 'array') is distinct from e.varies
         or e.kind = 'array' and exists (
              select 1 from jsonb_object_keys(e.payload->'byVariant'->0) k
               where (e.payload->>k)::int <> (select sum((v->>k)::int) from jsonb_array_elements(e.payload->'byVariant') v))
      limit 3`,
  );
  agree('events by variant', wrong, []);
}

function agree(what: string, is: unknown, wanted: unknown): void {
  if (JSON.stringify(is, keys(is)) !== JSON.stringify(wanted, keys(is)))
    throw new Error(`${what} say ${JSON.stringify(is)}, wanted ${JSON.stringify(wanted)}`);
}

const keys = (of: unknown): string[] => Object.keys(of as object).sort();

/** Messages that are accepted here and not at the carrier, or there and not here; by their id outside. */
export async function disagreements(
  world: World,
  atCarrier: readonly CarrierMessage[],
): Promise<{ onlyHere: string[]; onlyThere: string[]; otherSid: string[] }> {
  const here = await world.look<{ m: string; sid: string | null }>(
    `select ca.campaign_id || '.' || (m.id & 4294967295) as m, m.provider_sid as sid from message m join campaign_control ca using (tenant_no, campaign_no) where m.state = 2`,
  );
  const there = new Map<string, Set<string>>();
  for (const { m, sid } of atCarrier) there.set(m, (there.get(m) ?? new Set()).add(sid));
  const known = new Set(here.map(({ m }) => m));
  return {
    onlyHere: here.filter(({ m }) => !there.has(m)).map(({ m }) => m),
    onlyThere: [...there.keys()].filter((m) => !known.has(m)),
    otherSid: here.filter(({ m, sid }) => sid !== null && there.has(m) && !there.get(m)!.has(sid)).map(({ m }) => m),
  };
}
