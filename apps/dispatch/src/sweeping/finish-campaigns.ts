import { sql, type Database, type Tx } from '@bellbird/database';
import { sendingFinished } from '@bellbird/events';
import { inTraceOf, publish } from '@bellbird/outbox';
import { faultPoint } from '@bellbird/service-host/light';
import { changeCampaign } from '../campaign/campaign-control.repository.js';
import { chunkState, messageState, skipReason } from '../message-state.js';
import { skipOneChunk } from './skip-chunk.js';

interface Ending {
  tenant_no: number;
  tenant_id: string;
  campaign_no: number;
  campaign_id: string;
  hold_id: string | null;
  recipients: number;
  state: string;
  traceparent: string | null;
}

const emissionPauses = ['30 seconds', '60 seconds', '120 seconds'];

interface AtItsEnd {
  tenant_no: number;
  campaign_no: number;
  canceled: boolean;
}

const mostAtOnce = 200;

/**
 * All campaigns that may be at their end: all their pages are here and none of their chunks is in hand. What waits for a
 * look-up is among them for long, and keeps none behind it from being seen.
 */
export async function* campaignsAtTheirEnd(db: Database): AsyncGenerator<AtItsEnd> {
  for (let page = await pageAfter(db, 0); ; page = await pageAfter(db, page.at(-1)!.campaign_no)) {
    yield* page;
    if (page.length < mostAtOnce) return;
  }
}

function pageAfter(db: Database, campaignNo: number): Promise<AtItsEnd[]> {
  return db.system((tx) =>
    tx.query<AtItsEnd>(
      `select ca.tenant_no, ca.campaign_no, ca.state = 'canceled' as canceled from campaign_control ca
        where ca.recipients is not null and ca.campaign_no > $1
          and (ca.state in ('running', 'paused') and not exists (select 1 from chunk ch where ch.campaign_no = ca.campaign_no and ch.tenant_no = ca.tenant_no and ch.state <> ${chunkState.done})
               or ca.state = 'canceled' and (ca.funded_heard or ca.cancel_heard))
        order by ca.campaign_no limit ${mostAtOnce}`,
      [campaignNo],
    ),
  );
}

/**
 * Skips what is queued on a canceled campaign, one chunk a transaction; chunks that are in hand wait until their lane has
 * ended them.
 */
export async function skipCanceled(db: Database, of: { tenant_no: number; campaign_no: number }): Promise<void> {
  const canceled = {
    where: `ch.tenant_no = $1 and ch.campaign_no = $2 and ca.state = 'canceled'`,
    values: [of.tenant_no, of.campaign_no],
    reason: skipReason.canceled,
    name: 'skip what was canceled',
  };
  while (await db.system((tx) => skipOneChunk(tx, canceled))) faultPoint('skip-canceled');
}

/**
 * Says `sending.finished` where nobody is queued, sending or unknown any more. The settle rows are the sums of the rows
 * that moved, so they tell without a look at the messages. Answers whether it was said.
 */
export function finishCampaign(db: Database, of: { tenant_no: number; campaign_no: number }): Promise<boolean> {
  return db.system(async (tx) => {
    const [campaign] = await tx.query<Ending>(
      `select tenant_no, tenant_id, campaign_no, campaign_id, hold_id, recipients, state, traceparent from campaign_control
        where tenant_no = $1 and campaign_no = $2 and state in ('running', 'paused', 'canceled') and recipients is not null for update`,
      [of.tenant_no, of.campaign_no],
    );
    if (campaign === undefined) return false;
    const [sums] = await tx.query<{ ended: number; settles: number; total: bigint; open: number }>(
      `select coalesce(sum(accepted + rejected + skipped + failed_unknown), 0)::int as ended, (count(*) filter (where not late))::int as settles,
              coalesce(sum(charge_micro) filter (where not late), 0)::bigint as total,
              (select count(*) from chunk where tenant_no = $1 and campaign_no = $2 and state <> ${chunkState.done})::int as open
         from settle where tenant_no = $1 and campaign_no = $2`,
      [of.tenant_no, of.campaign_no],
    );
    if (sums === undefined || sums.open > 0) return false;
    if (sums.ended < campaign.recipients) {
      await reopenLeftChunks(tx, of);
      return false;
    }
    const revision = await changeCampaign(tx, campaign, {
      state: 'finished',
      settle_count: sums.settles,
      total: sums.total,
      emissions: 0,
      finished_at: sql`now()`,
      next_emission: sql`case when hold_id is not null and closed_at is null then now() + interval '30 seconds' end`,
    });
    await sayFinished(tx, campaign, sums.settles, sums.total, revision);
    faultPoint('finish');
    return true;
  });
}

/** A second net: a done chunk with a queued row is set ready. What is sending or unknown has its own ways out. */
async function reopenLeftChunks(tx: Tx, of: { tenant_no: number; campaign_no: number }): Promise<void> {
  await tx.execute(
    `update chunk ch set state = ${chunkState.ready}, ready_at = now() where ch.tenant_no = $1 and ch.campaign_no = $2 and ch.state = ${chunkState.done}
        and exists (select 1 from message m where m.tenant_no = $1 and m.id between ch.lo and ch.hi and m.state = ${messageState.queued})`,
    [of.tenant_no, of.campaign_no],
  );
}

/** Says `sending.finished` again, 30, 60, 120 s and then every five minutes, until the hold is known to be closed. */
export function sayFinishedAgain(db: Database): Promise<number> {
  return db.system(async (tx) => {
    const due = await tx.query<Ending & { settle_count: number; total: bigint; emissions: number }>(
      `select tenant_no, tenant_id, campaign_no, campaign_id, hold_id, settle_count, total, emissions, traceparent from campaign_control
        where next_emission <= now() and closed_at is null order by next_emission for update skip locked limit 50`,
    );
    for (const campaign of due) {
      const emissions = campaign.emissions + 1;
      const next_emission = sql`now() + ${emissionPauses[emissions] ?? '5 minutes'}::interval`;
      const revision = await changeCampaign(tx, campaign, { emissions, next_emission });
      await sayFinished(tx, campaign, campaign.settle_count, campaign.total, revision);
    }
    return due.length;
  });
}

async function sayFinished(
  tx: Tx,
  campaign: Ending,
  settleCount: number,
  total: bigint,
  revision: bigint,
): Promise<void> {
  const { campaign_id: campaignId, tenant_id: tenantId, hold_id: holdId, traceparent } = campaign;
  await inTraceOf(traceparent, 'finish campaign', { attributes: { 'bellbird.campaign.id': campaignId } }, () =>
    publish(
      tx,
      sendingFinished,
      { campaignId, tenantId, holdId, settleCount, total: String(total) },
      { aggregateVersion: revision },
    ),
  );
}
