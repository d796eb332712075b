import type { Database, Tx } from '@bellbird/database';
import { engagementApplied } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import { faultPoint } from '@bellbird/service-host/light';
import { isLikelyMachine } from './likely-machine.js';

interface Logged {
  position: bigint;
  tenant_no: number | null;
  campaign_no: number | null;
  campaign_id: string;
  tenant_id: string;
  ordinal: number;
  link: number;
  at: Date;
  agent: string;
  hints: number;
  /** Which of the campaign's texts it stands in, from 1; null without variants. */
  variant: number | null;
  /** Null where no such text was sent. */
  at_once: boolean | null;
  with_others: boolean;
}

interface Judged {
  tenantNo: number;
  campaignNo: number;
  campaignId: string;
  tenantId: string;
  ordinal: number;
  link: number;
  variant: number | null;
  at: Date;
  isMachine: boolean;
}

export const mostClicksAtOnce = 2_000;
/** By then whoever follows several links of a text has followed them. */
const isDue = `logged_at < now() - interval '5 seconds'`;

/**
 * Judges clicks five seconds after they came, one judge at a time: keeps each without who made it, counts it, and counts
 * a person the first time. What it took is gone from the log in the same commit. Answers how many there were.
 */
export async function judgeClicks(db: Database): Promise<number> {
  if (!(await db.systemHas(`click_log where ${isDue}`))) return 0;
  return db.system(async (tx) => {
    const [turn] = await tx.query<{ mine: boolean }>(
      `select pg_try_advisory_xact_lock(hashtext('judge clicks')) as mine`,
    );
    if (turn?.mine !== true) return 0;
    const logged = await takeDue(tx);
    if (logged.length === 0) return 0;
    const clicks = logged.flatMap(judged);
    faultPoint('before-judge');
    if (clicks.length > 0) await keep(tx, clicks);
    await tx.execute('delete from click_log where position = any($1::bigint[])', [
      logged.map(({ position }) => position.toString()),
    ]);
    return logged.length;
  });
}

/** Older than a second apart says nothing of each other; the younger ones of a pair are still in the log. */
function takeDue(tx: Tx): Promise<Logged[]> {
  const aSecond = `between l.at - interval '1 second' and l.at + interval '1 second'`;
  return tx.query<Logged>(
    `select l.position, s.tenant_no, s.campaign_no, ca.campaign_id, ca.tenant_id, l.ordinal, l.link, l.at, l.agent, l.hints, m.variant,
            l.logged_at < coalesce(m.done_at, m.sending_at) + interval '1 second' as at_once,
            exists (select 1 from click_log o where o.link_set = l.link_set and o.ordinal = l.ordinal and o.link <> l.link and o.at ${aSecond})
            or exists (select 1 from click o where o.campaign_no = s.campaign_no and o.ordinal = l.ordinal and o.link <> l.link and o.at ${aSecond}) as with_others
       from (select * from click_log where ${isDue} order by position limit ${mostClicksAtOnce}) l
       left join link_set s on s.no = l.link_set
       left join campaign_control ca on ca.tenant_no = s.tenant_no and ca.campaign_no = s.campaign_no
       left join message m on m.tenant_no = s.tenant_no and m.id = (s.campaign_no::bigint << 32) + l.ordinal
      order by l.position`,
  );
}

function judged(row: Logged): Judged[] {
  const { tenant_no: tenantNo, campaign_no: campaignNo, at_once: atOnce } = row;
  if (tenantNo === null || campaignNo === null || atOnce === null) return [];
  const isMachine = isLikelyMachine({ ...row, atOnce, withOthers: row.with_others });
  const { campaign_id: campaignId, tenant_id: tenantId, ordinal, link, variant, at } = row;
  return [{ tenantNo, campaignNo, campaignId, tenantId, ordinal, link, variant, at, isMachine }];
}

async function keep(tx: Tx, clicks: readonly Judged[]): Promise<void> {
  const column = <T>(of: (click: Judged) => T): T[] => clicks.map(of);
  const columns = [
    column((c) => c.tenantNo),
    column((c) => c.campaignNo),
    column((c) => c.ordinal),
    column((c) => c.link),
    column((c) => c.at.toISOString()),
    column((c) => c.isMachine),
  ];
  const each = `unnest($1::int[], $2::int[], $3::int[], $4::smallint[], $5::timestamptz[], $6::bool[]) c(tenant_no, campaign_no, ordinal, link, at, machine)`;
  await tx.query(
    `select make_click_month(month) from (select distinct date_trunc('month', at, 'UTC') as month from unnest($1::timestamptz[]) at) m`,
    [columns[4]],
  );
  await tx.execute(
    `insert into link_count as l (tenant_no, campaign_no, link, clicked_people, clicks, likely_machine)
     select c.tenant_no, c.campaign_no, c.link,
            count(distinct c.ordinal) filter (where not c.machine and not exists (
              select 1 from click o where o.campaign_no = c.campaign_no and o.ordinal = c.ordinal and o.link = c.link and not o.machine)),
            count(*) filter (where not c.machine), count(*) filter (where c.machine)
       from ${each} group by 1, 2, 3 order by 2, 3
     on conflict (campaign_no, link, tenant_no) do update set clicked_people = l.clicked_people + excluded.clicked_people,
            clicks = l.clicks + excluded.clicks, likely_machine = l.likely_machine + excluded.likely_machine`,
    columns,
  );
  await tx.execute(`insert into click select * from ${each}`, columns);
  const first = await tx.query<{ campaign_no: number; ordinal: number }>(
    `insert into engaged (tenant_no, campaign_no, ordinal, kind, at)
     select tenant_no, campaign_no, ordinal, 'click', min(at) from ${each} where not machine group by 1, 2, 3 order by 2, 3
     on conflict do nothing returning campaign_no, ordinal`,
    columns,
  );
  await say(tx, clicks, new Set(first.map(({ campaign_no, ordinal }) => `${campaign_no} ${ordinal}`)));
}

/** One event an hour of a campaign, of each of its variants, so that what happened when adds up elsewhere too. */
async function say(tx: Tx, clicks: readonly Judged[], first: Set<string>): Promise<void> {
  const moved = new Map<string, { click: Judged; clickedPeople: number; clicks: number; likelyMachine: number }>();
  for (const click of clicks) {
    const key = `${click.campaignNo} ${click.variant} ${click.at.toISOString().slice(0, 13)}`;
    const counts = moved.get(key) ?? { click, clickedPeople: 0, clicks: 0, likelyMachine: 0 };
    moved.set(key, counts);
    if (click.isMachine) counts.likelyMachine += 1;
    else {
      counts.clicks += 1;
      if (first.delete(`${click.campaignNo} ${click.ordinal}`)) counts.clickedPeople += 1;
    }
  }
  for (const { click, ...counts } of moved.values())
    await publish(
      tx,
      engagementApplied,
      {
        campaignId: click.campaignId,
        tenantId: click.tenantId,
        at: click.at.toISOString(),
        ...Object.fromEntries(Object.entries(counts).filter(([, by]) => by !== 0)),
        variant: click.variant,
      },
      { aggregateVersion: 0n },
    );
}
