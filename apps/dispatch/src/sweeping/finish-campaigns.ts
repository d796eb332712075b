import { isTransient, sql, sqlState, type Database, type Tx } from '@bellbird/database';
import { sendingFinished } from '@bellbird/events';
import { activeTraceparent, inTraceOf, outgoing, publishMany } from '@bellbird/outbox';
import { faultPoint } from '@bellbird/service-host/light';
import { campaignControls, changeCampaign, type CampaignControl } from '../campaign/campaign-control.repository.js';
import { chunkState, messageState, skipReason } from '../message-state.js';
import { skipOneChunk } from './skip-chunk.js';

/** A campaign as it is told of at its end. */
type Finished = Pick<CampaignControl, 'tenant_id' | 'campaign_id' | 'hold_id' | 'revision' | 'traceparent'> & {
  settle_count: number;
  total: bigint;
};

const emissionPauses = ['30 seconds', '60 seconds', '120 seconds'];

interface Numbers {
  tenant_no: number;
  campaign_no: number;
}

interface AtItsEnd extends Numbers {
  canceled: boolean;
  /** Of a request of single texts. */
  single: boolean;
}

const mostAtOnce = 200;

/** One that could not end, and what it met. */
interface Failed extends Numbers {
  error: unknown;
}

/** So many that cannot end have one cause, most likely, and are not sought out one by one. */
const mostFailed = 5;

/**
 * Ends what is at its end. Requests of single texts, of which there may be hundreds a second, go together; a campaign
 * goes alone, for its row may be waited for. One that cannot end holds up no other.
 * @throws once all others have ended, naming those that could not.
 */
export async function finishCampaigns(db: Database): Promise<void> {
  if (!(await db.systemHas(`campaign_control where state in ('running', 'paused', 'canceled')`))) return;
  const failed: Failed[] = [];
  for await (const page of atTheirEnd(db)) {
    const left = [];
    for (const campaign of page)
      if (!campaign.canceled || (await succeeds(() => skipCanceled(db, campaign), [campaign], failed)))
        left.push(campaign);
    await finishOrHalve(
      db,
      left.filter(({ single }) => single),
      failed,
    );
    for (const campaign of left.filter(({ single }) => !single)) await finishOrHalve(db, [campaign], failed);
  }
  const [first] = failed;
  if (first === undefined) return;
  const names = failed.map(({ tenant_no, campaign_no }) => `${tenant_no}/${campaign_no}`).join(', ');
  throw new Error(`These campaigns (tenant_no/campaign_no) could not end: ${names}.`, { cause: first.error });
}

/** By halves where they fail together, until who fails stands alone. */
async function finishOrHalve(db: Database, of: readonly Numbers[], failed: Failed[]): Promise<void> {
  if (of.length === 0 || (await succeeds(() => finish(db, of), of, failed)) || of.length === 1) return;
  const half = of.length >> 1;
  await finishOrHalve(db, of.slice(0, half), failed);
  await finishOrHalve(db, of.slice(half), failed);
}

/** What one campaign alone may meet every time, though it may pass by itself: locks, time-outs, dead-locks. */
const mayBeItsOwn = new Set(['55P03', '57014', '40P01', '40001']);

/** Who fails alone is noted. @throws what is nobody's own: a connection that is lost, a server that stops. */
async function succeeds(work: () => Promise<void>, of: readonly Numbers[], failed: Failed[]): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (isTransient(error) && !mayBeItsOwn.has(sqlState(error) ?? '')) throw error;
    if (of.length === 1) failed.push({ ...of[0]!, error });
    if (failed.length >= mostFailed) throw error;
    return false;
  }
}

/**
 * All campaigns that may be at their end, page by page: all their pages are here and none of their chunks is in hand.
 * What waits for a look-up is among them for long, and keeps none behind it from being seen.
 */
async function* atTheirEnd(db: Database): AsyncGenerator<AtItsEnd[]> {
  for (let page = await pageAfter(db, 0); page.length > 0; page = await pageAfter(db, page.at(-1)!.campaign_no)) {
    yield page;
    if (page.length < mostAtOnce) return;
  }
}

function pageAfter(db: Database, campaignNo: number): Promise<AtItsEnd[]> {
  return db.systemQuery<AtItsEnd>(
    `select ca.tenant_no, ca.campaign_no, ca.state = 'canceled' as canceled, ca.prio = 0 as single from campaign_control ca
      where ca.recipients is not null and ca.campaign_no > $1
        and (ca.state in ('running', 'paused') and not exists (
               select 1 from chunk ch
                where ch.campaign_no = ca.campaign_no and ch.tenant_no = ca.tenant_no and ch.state <> ${chunkState.done})
             or ca.state = 'canceled' and (ca.funded_heard or ca.cancel_heard))
      order by ca.campaign_no limit ${mostAtOnce}`,
    [campaignNo],
  );
}

/**
 * Skips what is queued on a canceled campaign, one chunk a transaction; chunks that are in hand wait until their lane has
 * ended them.
 */
async function skipCanceled(db: Database, of: Numbers): Promise<void> {
  const canceled = {
    where: `ch.tenant_no = $1 and ch.campaign_no = $2 and ca.state = 'canceled'`,
    values: [of.tenant_no, of.campaign_no],
    reason: skipReason.canceled,
    name: 'skip what was canceled',
  };
  while (await db.system((tx) => skipOneChunk(tx, canceled))) faultPoint('skip-canceled');
}

interface Sums {
  campaign_no: number;
  ended: number;
  settles: number;
  total: bigint;
  open: number;
}

/**
 * Says `sending.finished` where nobody is queued, sending or unknown any more. The settle rows are the sums of the rows
 * that moved, so they tell without a look at the messages. All in one transaction; of several, who is locked waits for
 * the next turn.
 */
function finish(db: Database, of: readonly Numbers[]): Promise<void> {
  return db.system(async (tx) => {
    const campaigns = await tx.query<Numbers & { recipients: number }>(
      `select tenant_no, campaign_no, recipients
         from campaign_control join ${listed} using (tenant_no, campaign_no)
        where state in ('running', 'paused', 'canceled') and recipients is not null
        order by campaign_no for update of campaign_control ${of.length > 1 ? 'skip locked' : ''}`,
      numbersOf(of),
    );
    const sums = await sumsOf(tx, campaigns);
    const closed = campaigns.filter(({ campaign_no }) => sums.get(campaign_no)?.open === 0);
    const ended = closed.filter(({ campaign_no, recipients }) => sums.get(campaign_no)!.ended >= recipients);
    await reopenLeftChunks(
      tx,
      closed.filter((campaign) => !ended.includes(campaign)),
    );
    const finished = await campaignControls.updateEach(
      tx,
      ['tenant_no', 'campaign_no'],
      ended.map(({ tenant_no, campaign_no }) => {
        const { settles: settle_count, total } = sums.get(campaign_no)!;
        return { tenant_no, campaign_no, state: 'finished' as const, settle_count, total, emissions: 0 };
      }),
      {
        finished_at: sql`now()`,
        next_emission: sql`case when t.hold_id is not null and t.closed_at is null then now() + interval '30 seconds' end`,
        revision: sql`t.revision + 1`,
      },
    );
    await sayFinished(
      tx,
      finished.map((campaign) => {
        const { settles: settle_count, total } = sums.get(campaign.campaign_no)!;
        return { ...campaign, settle_count, total };
      }),
    );
    if (finished.length > 0) faultPoint('finish');
  });
}

/** A part of a statement: the campaigns of `numbersOf`. */
const listed = '(select * from unnest($1::int[], $2::int[]) l(tenant_no, campaign_no)) l';
const numbersOf = (of: readonly Numbers[]): unknown[] => [
  of.map(({ tenant_no }) => tenant_no),
  of.map(({ campaign_no }) => campaign_no),
];

/** By a new statement, so that its snapshot is of after the locks were had. */
async function sumsOf(tx: Tx, of: readonly Numbers[]): Promise<Map<number, Sums>> {
  if (of.length === 0) return new Map();
  const sums = await tx.query<Sums>(
    `select l.campaign_no, coalesce(sum(accepted + rejected + skipped + failed_unknown), 0)::int as ended,
            (count(s.id) filter (where not late))::int as settles, coalesce(sum(charge_micro) filter (where not late), 0)::bigint as total,
            (select count(*) from chunk ch where ch.tenant_no = l.tenant_no and ch.campaign_no = l.campaign_no and ch.state <> ${chunkState.done})::int as open
       from ${listed} left join settle s on s.tenant_no = l.tenant_no and s.campaign_no = l.campaign_no
      group by l.tenant_no, l.campaign_no`,
    numbersOf(of),
  );
  return new Map(sums.map((each) => [each.campaign_no, each]));
}

/** A second net: a done chunk with a queued row is set ready. What is sending or unknown has its own ways out. */
async function reopenLeftChunks(tx: Tx, of: readonly Numbers[]): Promise<void> {
  if (of.length === 0) return;
  await tx.execute(
    `update chunk ch set state = ${chunkState.ready}, ready_at = now() from ${listed}
      where ch.tenant_no = l.tenant_no and ch.campaign_no = l.campaign_no and ch.state = ${chunkState.done}
        and exists (select 1 from message m where m.tenant_no = ch.tenant_no and m.id between ch.lo and ch.hi and m.state = ${messageState.queued})`,
    numbersOf(of),
  );
}

/** Says `sending.finished` again, 30, 60, 120 s and then every five minutes, until the hold is known to be closed. */
export function sayFinishedAgain(db: Database): Promise<number> {
  return db.system(async (tx) => {
    const due = await tx.query<Numbers & { emissions: number }>(
      `select tenant_no, campaign_no, emissions from campaign_control
        where next_emission <= now() and closed_at is null order by next_emission for update skip locked limit 50`,
    );
    for (const campaign of due) {
      const emissions = campaign.emissions + 1;
      const next_emission = sql`now() + ${emissionPauses[emissions] ?? '5 minutes'}::interval`;
      await changeCampaign(tx, campaign, { emissions, next_emission });
    }
    const said = await tx.query<Finished>(
      `select tenant_no, tenant_id, campaign_no, campaign_id, hold_id, settle_count, total, revision, traceparent
         from campaign_control join ${listed} using (tenant_no, campaign_no)`,
      numbersOf(due),
    );
    await sayFinished(tx, said);
    return due.length;
  });
}

async function sayFinished(tx: Tx, campaigns: readonly Finished[]): Promise<void> {
  const events = campaigns.map((campaign) => {
    const { campaign_id: campaignId, tenant_id: tenantId, hold_id: holdId, settle_count: settleCount } = campaign;
    const finished = { campaignId, tenantId, holdId, settleCount, total: String(campaign.total) };
    const wish = { attributes: { 'bellbird.campaign.id': campaignId } };
    return inTraceOf(campaign.traceparent, 'finish campaign', wish, async () =>
      outgoing(sendingFinished, finished, { aggregateVersion: campaign.revision, trace: activeTraceparent() }),
    );
  });
  await publishMany(tx, await Promise.all(events));
}
