import type { Database, Tx } from '@bellbird/database';
import { receiptsApplied } from '@bellbird/events';
import { activeTraceparent, inTraceOf, outgoing, publishMany, type OutgoingEvent } from '@bellbird/outbox';
import { faultPoint } from '@bellbird/service-host/light';
import { isSingle } from '../campaign/is-single.js';
import { baseIdOf, messageState } from '../message-state.js';
import { markResultsDue } from '../results/result-due.js';
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
  /** Of the message. */
  id: bigint;
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
export async function matchReceipts(db: Database, firstLookUpMs: number): Promise<Matched> {
  if (!(await db.systemHas('receipt_log'))) return { receipts: 0, doubleSendSuspected: 0 };
  return db.system(async (tx) => {
    const logged = await tx.query<Logged>(
      `delete from receipt_log where position in (select position from receipt_log order by position limit ${mostReceiptsAtOnce} for update skip locked)
       returning campaign_id, ordinal, attempt, rank, error_code, sid, traceparent`,
    );
    const matched: Matched = { receipts: logged.length, doubleSendSuspected: 0 };
    if (logged.length === 0) return matched;
    for (const together of appliedTogether(await byCampaign(tx, logged)))
      matched.doubleSendSuspected += await applyTo(tx, together, firstLookUpMs);
    faultPoint('match-receipts');
    return matched;
  });
}

/** Receipts of one campaign, of each of its messages the one of the highest rank. */
interface OfCampaign {
  campaign: SweptCampaign;
  receipts: Logged[];
}

/** In the order of campaign numbers. */
async function byCampaign(tx: Tx, logged: readonly Logged[]): Promise<OfCampaign[]> {
  const ofId = listsBy(logged, ({ campaign_id }) => campaign_id);
  const known = await tx.query<{ tenant_no: number; campaign_no: number; campaign_id: string }>(
    'select tenant_no, campaign_no, campaign_id from campaign_control where campaign_id = any($1::uuid[]) order by campaign_no',
    [[...ofId.keys()]],
  );
  const scopes = await scopesOf(tx, known);
  return known.map(({ campaign_no, campaign_id }) => ({
    campaign: scopes.get(campaign_no)!,
    receipts: highestRanks(ofId.get(campaign_id)!),
  }));
}

function highestRanks(receipts: readonly Logged[]): Logged[] {
  const highest = new Map<number, Logged>();
  for (const receipt of receipts) {
    const before = highest.get(receipt.ordinal);
    if (before === undefined || before.rank < receipt.rank) highest.set(receipt.ordinal, receipt);
  }
  return [...highest.values()].sort((a, b) => a.ordinal - b.ordinal);
}

/**
 * A campaign by itself; requests of single texts, of which each has a receipt or two, those of one tenant at once. First
 * these, by tenant, then campaigns by their numbers, so that two workers never lock rows in opposite order.
 */
function appliedTogether(all: readonly OfCampaign[]): OfCampaign[][] {
  const singles = all
    .filter(({ campaign }) => isSingle(campaign))
    .sort((a, b) => a.campaign.tenantNo - b.campaign.tenantNo);
  const campaigns = all.filter(({ campaign }) => !isSingle(campaign)).map((each) => [each]);
  return [...listsBy(singles, ({ campaign }) => String(campaign.tenantNo)).values(), ...campaigns];
}

function listsBy<T>(all: readonly T[], keyOf: (each: T) => string): Map<string, T[]> {
  const lists = new Map<string, T[]>();
  for (const each of all) {
    const list = lists.get(keyOf(each)) ?? [];
    lists.set(keyOf(each), list);
    list.push(each);
  }
  return lists;
}

/** Answers of how many messages the provider has another text of ours: sent twice. All are of one tenant. */
async function applyTo(tx: Tx, together: readonly OfCampaign[], firstLookUpMs: number): Promise<number> {
  const { tenantNo } = together[0]!.campaign;
  const moved = await raiseRanks(tx, tenantNo, together);
  const done = new Set(moved.map(({ id }) => id));
  const rest = together
    .map(({ campaign, receipts }) => ({
      campaign,
      receipts: receipts.filter(({ ordinal }) => !done.has(messageId(campaign, ordinal))),
    }))
    .filter(({ receipts }) => receipts.length > 0);
  if (rest.length > 0) {
    for (const { campaign, receipts } of rest) await proveSent(tx, campaign, receipts, firstLookUpMs);
    // Also where it proved nothing: since the first try a lane may have recorded the acceptance.
    moved.push(...(await raiseRanks(tx, tenantNo, rest)));
  }
  const movedOf = new Map<number, Moved[]>(together.map(({ campaign }) => [campaign.campaignNo, []]));
  for (const each of moved) movedOf.get(Number(each.id >> 32n))!.push(each);
  const singles = together
    .filter(({ campaign }) => isSingle(campaign) && movedOf.get(campaign.campaignNo)!.length > 0)
    .map(({ campaign }) => campaign.campaignNo);
  if (singles.length > 0) await markResultsDue(tx, tenantNo, singles);
  const events = together.map(({ campaign, receipts }) => {
    // One batch serves many campaigns: each part of it is told in its campaign's trace, with links to the calls that brought it.
    const wish = {
      attributes: { 'bellbird.campaign.id': campaign.campaignId, 'bellbird.receipts': receipts.length },
      links: receipts.slice(0, mostLinks).map((each) => each.traceparent),
    };
    return inTraceOf(campaign.traceparent, 'apply receipts', wish, async () =>
      appliedTo(campaign, movedOf.get(campaign.campaignNo)!),
    );
  });
  await publishMany(
    tx,
    (await Promise.all(events)).filter((event) => event !== null),
  );
  return moved.filter(({ other_sid }) => other_sid).length;
}

/** Null where no count changed; of single texts nobody counts, their results are told instead. */
function appliedTo(campaign: SweptCampaign, moved: readonly Moved[]): OutgoingEvent | null {
  if (isSingle(campaign)) return null;
  const { campaignId, tenantId } = campaign;
  const deltas = deltasOf(moved);
  if (deltas.outbound === 0 && deltas.delivered === 0 && deltas.bounced === 0) return null;
  const applied = { campaignId, tenantId, ...deltas, byVariant: deltasByVariant(moved) };
  return outgoing(receiptsApplied, applied, { aggregateVersion: 0n, trace: activeTraceparent() });
}

const messageId = ({ campaignNo }: SweptCampaign, ordinal: number): bigint => baseIdOf(campaignNo) + BigInt(ordinal);

function raiseRanks(tx: Tx, tenantNo: number, together: readonly OfCampaign[]): Promise<Moved[]> {
  const all = together.flatMap(({ campaign, receipts }) =>
    receipts.map((receipt) => ({ ...receipt, id: messageId(campaign, receipt.ordinal) })),
  );
  return tx.query<Moved>(
    `update message m set provider_rank = r.rank, receipt_at = now(), provider_sid = coalesce(m.provider_sid, r.sid),
            error_code = case when r.rank in (${receiptRank.failed}, ${receiptRank.undelivered}) then r.err end
       from unnest($2::bigint[], $3::smallint[], $4::int[], $5::text[]) r(id, rank, err, sid)
      where m.tenant_no = $1 and m.id = r.id and m.state = ${messageState.accepted} and m.provider_rank < r.rank
     returning m.id, old.provider_rank as was, new.provider_rank as is, m.variant, (r.sid is not null and old.provider_sid <> r.sid) is true as other_sid`,
    [
      tenantNo,
      all.map(({ id }) => id.toString()),
      all.map(({ rank }) => rank),
      all.map(({ error_code }) => error_code),
      all.map(({ sid }) => sid),
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
