import type { Database, Tx } from '@bellbird/database';
import { receiptsApplied } from '@bellbird/events';
import { inTraceOf, publish } from '@bellbird/outbox';
import { faultPoint } from '@bellbird/service-host/light';
import { isSingle } from '../campaign/is-single.js';
import { baseIdOf, messageState } from '../message-state.js';
import { markResultDue } from '../results/result-due.js';
import { outcomeValues, recordOutcomes } from '../sending/recording/record-outcomes.js';
import { scopesOf, type SweptCampaign } from '../sweeping/scope-of.js';
import { deltasByVariant, deltasOf, receiptRank } from './receipt-rank.js';

interface Logged {
  campaign_id: string;
  ordinal: number;
  attempt: number;
  rank: number;
  error_code: number | null;
  sid: string | null;
  traceparent: string | null;
}

interface Moved {
  ordinal: number;
  was: number;
  is: number;
  variant: number | null;
  /** The provider has another text of ours under this message: it was sent twice. */
  other_sid: boolean;
}

export interface Matched {
  receipts: number;
  /** Messages of which the provider reports a text that is not the one we know. */
  doubleSendSuspected: number;
}

export const mostReceiptsAtOnce = 2_000;
/** What OpenTelemetry keeps of a span's links unless told. */
const mostLinks = 128;

/**
 * Takes up to 2,000 logged receipts and applies them, in one transaction: by the message id in the callback's address,
 * never by an index on the sid. Several workers may do so at once. Answers how many there were.
 */
export function matchReceipts(db: Database, firstLookUpMs: number): Promise<Matched> {
  return db.system(async (tx) => {
    const logged = await tx.query<Logged>(
      `delete from receipt_log where position in (select position from receipt_log order by position limit ${mostReceiptsAtOnce} for update skip locked)
       returning campaign_id, ordinal, attempt, rank, error_code, sid, traceparent`,
    );
    const matched: Matched = { receipts: logged.length, doubleSendSuspected: 0 };
    if (logged.length === 0) return matched;
    for (const [campaign, receipts] of await byCampaign(tx, logged)) {
      // One batch serves many campaigns: each part of it is told in its campaign's trace, with links to the calls that brought it.
      const wish = {
        attributes: { 'bellbird.campaign.id': campaign.campaignId, 'bellbird.receipts': receipts.length },
        links: receipts.slice(0, mostLinks).map((each) => each.traceparent),
      };
      matched.doubleSendSuspected += await inTraceOf(campaign.traceparent, 'apply receipts', wish, () =>
        applyTo(tx, campaign, receipts, firstLookUpMs),
      );
    }
    faultPoint('match-receipts');
    return matched;
  });
}

/** In the order of campaign numbers, so that two workers never lock rows in opposite order. */
async function byCampaign(tx: Tx, logged: readonly Logged[]): Promise<[SweptCampaign, Logged[]][]> {
  const known = await tx.query<{ tenant_no: number; campaign_no: number; campaign_id: string }>(
    'select tenant_no, campaign_no, campaign_id from campaign_control where campaign_id = any($1::uuid[]) order by campaign_no',
    [[...new Set(logged.map(({ campaign_id }) => campaign_id))]],
  );
  const scopes = await scopesOf(tx, known);
  return known.map(({ campaign_no, campaign_id }) => [
    scopes.get(campaign_no)!,
    highestRanks(logged.filter((each) => each.campaign_id === campaign_id)),
  ]);
}

function highestRanks(receipts: readonly Logged[]): Logged[] {
  const highest = new Map<number, Logged>();
  for (const receipt of receipts) {
    const before = highest.get(receipt.ordinal);
    if (before === undefined || before.rank < receipt.rank) highest.set(receipt.ordinal, receipt);
  }
  return [...highest.values()].sort((a, b) => a.ordinal - b.ordinal);
}

async function applyTo(
  tx: Tx,
  campaign: SweptCampaign,
  receipts: readonly Logged[],
  firstLookUpMs: number,
): Promise<number> {
  const moved = await raiseRanks(tx, campaign, receipts);
  if (moved.length < receipts.length) {
    const done = new Set(moved.map(({ ordinal }) => ordinal));
    const rest = receipts.filter(({ ordinal }) => !done.has(ordinal));
    await proveSent(tx, campaign, rest, firstLookUpMs);
    // Also where it proved nothing: since the first try a lane may have recorded the acceptance.
    moved.push(...(await raiseRanks(tx, campaign, rest)));
  }
  if (moved.length > 0 && isSingle(campaign)) await markResultDue(tx, campaign);
  const deltas = deltasOf(moved);
  if (deltas.outbound !== 0 || deltas.delivered !== 0 || deltas.bounced !== 0) {
    await publish(
      tx,
      receiptsApplied,
      { campaignId: campaign.campaignId, tenantId: campaign.tenantId, ...deltas, byVariant: deltasByVariant(moved) },
      { aggregateVersion: 0n },
    );
  }
  return moved.filter(({ other_sid }) => other_sid).length;
}

function raiseRanks(tx: Tx, campaign: SweptCampaign, receipts: readonly Logged[]): Promise<Moved[]> {
  const column = <T>(of: (receipt: Logged) => T): T[] => receipts.map(of);
  return tx.query<Moved>(
    `update message m set provider_rank = r.rank, receipt_at = now(), provider_sid = coalesce(m.provider_sid, r.sid),
            error_code = case when r.rank in (${receiptRank.failed}, ${receiptRank.undelivered}) then r.err end
       from unnest($3::int[], $4::smallint[], $5::int[], $6::text[]) r(ordinal, rank, err, sid)
      where m.tenant_no = $1 and m.id = $2::bigint + r.ordinal and m.state = ${messageState.accepted} and m.provider_rank < r.rank
     returning r.ordinal, old.provider_rank as was, new.provider_rank as is, m.variant, (r.sid is not null and old.provider_sid <> r.sid) is true as other_sid`,
    [
      campaign.tenantNo,
      baseIdOf(campaign.campaignNo).toString(),
      column((r) => r.ordinal),
      column((r) => r.rank),
      column((r) => r.error_code),
      column((r) => r.sid),
    ],
  );
}

/** A receipt of a message whose acceptance is not recorded is the proof of it: it settles by the one outcome statement. */
async function proveSent(
  tx: Tx,
  campaign: SweptCampaign,
  receipts: readonly Logged[],
  firstLookUpMs: number,
): Promise<void> {
  const open = await tx.query<{ ordinal: number }>(
    `select r.ordinal from message m join unnest($3::int[]) r(ordinal) on m.id = $2::bigint + r.ordinal where m.tenant_no = $1 and m.state <> ${messageState.accepted} and m.attempt > 0`,
    [campaign.tenantNo, baseIdOf(campaign.campaignNo).toString(), receipts.map(({ ordinal }) => ordinal)],
  );
  if (open.length === 0) return;
  const ordinals = new Set(open.map(({ ordinal }) => ordinal));
  const proofs = receipts
    .filter(({ ordinal }) => ordinals.has(ordinal))
    .map(({ ordinal, attempt, sid }) => ({ ordinal, attempt, sid, state: messageState.accepted }));
  await tx.query(recordOutcomes.text, outcomeValues(campaign, proofs, firstLookUpMs));
}
