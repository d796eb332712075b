import { Counter } from 'prom-client';
import type { Database, Tx } from '@bellbird/database';
import { inTraceOf } from '@bellbird/outbox';
import { metrics, type Logger } from '@bellbird/service-host/light';
import { LookUpUnreadable, type ProviderMessage } from '../channels/channel-provider.js';
import type { Channels } from '../channels/registry.js';
import { among, chunkState, messageState, ordinalOf } from '../message-state.js';
import { outcomeValues, recordOutcomes, type MessageOutcome } from '../sending/recording/record-outcomes.js';
import { isSameText, judgeLookUp, type Judgement } from './judge-look-up.js';
import { scopesOf, type SweptCampaign } from './scope-of.js';

export interface LookUpParts {
  db: Database;
  channels: Pick<Channels, 'find'>;
  logger: Logger;
  /** When an unknown is looked up, counted from when it became unknown. */
  lookUpAfterMs: readonly number[];
  /** Nobody else asks meanwhile. */
  claimMs: number;
}

interface Due {
  tenant_no: number;
  id: bigint;
  campaign_no: number;
  ordinal: number;
  chunk_id: bigint;
  attempt: number;
  tries: number;
  empty: number;
  address: string;
  body: string;
  sending_at: Date;
}

/** What the carrier has of a message's sender and address. */
type Found = ProviderMessage[] | 'unreadable';

interface Asked {
  message: Due;
  found: Found;
}

interface Judged {
  message: Due;
  judgement: Judgement;
}

const unreadable = new Counter({
  name: 'dispatch_look_ups_unreadable_total',
  help: 'Look-ups that the carrier answered in a way that cannot be read; after eight of a message it is given up',
  registers: [metrics.registry],
});

/** Look-ups are rate-limited: this many at a time, and no more are claimed: a claim does not run out while it waits for its turn. */
const askedAtOnce = 20;

/*
 * Takes what is due, so that of several workers one asks. What is unknown no more (a receipt was faster) is forgotten.
 */
const claimDue = `
with due as (
  select l.tenant_no, l.id from lookup l where l.next_at <= now() order by l.next_at limit ${askedAtOnce} for update skip locked),
gone as (
  delete from lookup l using due, message m where l.id = due.id and l.tenant_no = due.tenant_no and m.id = l.id and m.tenant_no = l.tenant_no and m.state <> ${messageState.unknown}),
taken as (
  update lookup l set next_at = now() + make_interval(secs => $1::float8 / 1000) from due, message m
   where l.id = due.id and l.tenant_no = due.tenant_no and m.id = l.id and m.tenant_no = l.tenant_no and m.state = ${messageState.unknown}
  returning l.*)
select t.tenant_no, t.id, m.campaign_no, ${ordinalOf('m.id')} as ordinal, m.chunk_id, m.attempt, t.tries, t.empty, m.address, m.body, m.sending_at
  from taken t join message m on m.id = t.id and m.tenant_no = t.tenant_no`;

/*
 * Whose else a text may be, which the carrier shows: `rivals` are the bodies of those messages of that address that the rule
 * of reliability.md names, if theirs is the same. Both they and the sids that are known are of all tenants: on a shared
 * number the carrier shows the texts of each to the other. Read when the carrier has answered: whatever it shows was
 * licensed before that, so it is a rival's or a known sid by now, also where it was sent while we asked.
 */
const othersOf = `
select m.id,
       array(select o.provider_sid from message o where o.address = m.address and o.provider_sid is not null) as known_sids,
       array(select distinct o.body from message o where o.address = m.address and o.id <> m.id
                and (o.state in ${among('sending', 'unknown')} or o.attempt > 1 or (o.attempt > 0 and o.state in ${among('queued', 'rejected', 'skipped', 'failedUnknown')}))) as rivals
  from message m where m.tenant_no = $1 and m.id = any($2::bigint[])`;

/** Asks the provider after messages whose fate is unknown and acts on its answers. Answers how many were asked after. */
export async function lookUpUnknown(parts: LookUpParts): Promise<number> {
  const { db } = parts;
  if (!(await db.systemHas('lookup where next_at <= now()'))) return 0;
  const due = await db.systemQuery<Due>(claimDue, [parts.claimMs]);
  if (due.length === 0) return 0;
  const campaigns = await db.system((tx) => scopesOf(tx, due));
  const asked: Asked[] = [];
  await Promise.all(
    due.map(async (message) => {
      const found = await ask(parts, message, campaigns.get(message.campaign_no)!);
      if (found !== null) asked.push({ message, found });
    }),
  );
  for (const [campaignNo, campaign] of [...campaigns].sort(([a], [b]) => a - b)) {
    const of = asked.filter(({ message }) => message.campaign_no === campaignNo);
    if (of.length === 0) continue;
    await inTraceOf(campaign.traceparent, 'act on look-ups', { attributes: { 'bellbird.messages': of.length } }, () =>
      db.system(async (tx) =>
        act(tx, campaign, await judge(tx, campaign, of, parts.lookUpAfterMs), parts.lookUpAfterMs[0] ?? 60_000),
      ),
    );
  }
  return due.length;
}

/**
 * Null where the provider could not be asked, or is known to a later release alone: it is asked again when the claim has run out, and nothing is counted. An
 * answer that nobody can read is one, and counts: else a message would be asked after for ever.
 */
async function ask({ channels, logger }: LookUpParts, message: Due, campaign: SweptCampaign): Promise<Found | null> {
  const provider = channels.find(campaign.channel)?.provider;
  if (provider === undefined) return null;
  try {
    return await inTraceOf(campaign.traceparent, 'look up', {}, () =>
      provider.lookUp({ to: message.address, from: campaign.sender }),
    );
  } catch (error) {
    const isUnreadable = error instanceof LookUpUnreadable;
    if (isUnreadable) unreadable.inc();
    logger.warn({ err: error }, isUnreadable ? 'A look-up cannot be read' : 'A look-up failed; it is made again');
    return isUnreadable ? 'unreadable' : null;
  }
}

async function judge(
  tx: Tx,
  campaign: SweptCampaign,
  asked: readonly Asked[],
  lookUpAfterMs: readonly number[],
): Promise<Judged[]> {
  const rows = await tx.query<{ id: bigint; known_sids: string[]; rivals: string[] }>(othersOf, [
    campaign.tenantNo,
    asked.map(({ message }) => message.id.toString()),
  ]);
  const others = new Map(rows.map((row) => [row.id, row]));
  return asked.map(({ message, found }) => {
    const { known_sids: knownSids, rivals } = others.get(message.id)!;
    const { body, sending_at: sendingAt, attempt, tries, empty } = message;
    const rival = rivals.some((other) => isSameText(other, body));
    return {
      message,
      judgement: judgeLookUp(
        { body, sendingAt, attempt, tries, empty, rival, knownSids: new Set(knownSids) },
        found,
        campaign.unknownPolicy,
        lookUpAfterMs,
      ),
    };
  });
}

/**
 * Acts on the judgements of one campaign, in one transaction. Where a claim ran out, several workers asked in one round:
 * the first to act counts, of the others only the proof that it went out. What puts a row back to queued locks its chunk
 * first: an owner who ends the chunk waits, or is waited for.
 */
async function act(tx: Tx, campaign: SweptCampaign, judged: readonly Judged[], firstLookUpMs: number): Promise<void> {
  await askAgain(tx, judged);
  const ended = judged.filter(({ judgement }) => judgement.kind !== 'ask-again');
  if (ended.length === 0) return;
  const chunks = [
    ...new Set(
      ended.filter(({ judgement }) => judgement.kind === 'resend').map(({ message }) => message.chunk_id.toString()),
    ),
  ];
  if (chunks.length > 0)
    await tx.query('select 1 from chunk where tenant_no = $1 and id = any($2::bigint[]) order by id for update', [
      campaign.tenantNo,
      chunks,
    ]);
  const first = await endRounds(tx, campaign, ended);
  const settled = ended.filter(({ message, judgement }) => judgement.kind === 'accepted' || first.has(message.id));
  if (settled.length > 0)
    await tx.query(recordOutcomes.text, outcomeValues(campaign, settled.map(outcomeOf), firstLookUpMs));
  if (chunks.length > 0)
    await tx.execute(
      `update chunk set state = ${chunkState.ready}, ready_at = now() where tenant_no = $1 and id = any($2::bigint[]) and state = ${chunkState.done}`,
      [campaign.tenantNo, chunks],
    );
}

async function askAgain(tx: Tx, judged: readonly Judged[]): Promise<void> {
  const again = judged.flatMap(({ message, judgement }) =>
    judgement.kind === 'ask-again' ? [{ message, judgement }] : [],
  );
  if (again.length === 0) return;
  await tx.execute(
    `update lookup l set tries = l.tries + 1, empty = a.empty, next_at = now() + make_interval(secs => a.after_ms::float8 / 1000)
       from unnest($1::int[], $2::bigint[], $3::smallint[], $4::smallint[], $5::smallint[], $6::int[]) a(tenant_no, id, attempt, tries, empty, after_ms)
      where l.tenant_no = a.tenant_no and l.id = a.id and l.attempt = a.attempt and l.tries = a.tries`,
    [
      again.map(({ message }) => message.tenant_no),
      again.map(({ message }) => message.id.toString()),
      again.map(({ message }) => message.attempt),
      again.map(({ message }) => message.tries),
      again.map(({ judgement }) => judgement.empty),
      again.map(({ judgement }) => judgement.afterMs),
    ],
  );
}

/** Nothing more is asked after these; answers the ids of those whose round nobody ended before. */
async function endRounds(tx: Tx, campaign: SweptCampaign, ended: readonly Judged[]): Promise<Set<bigint>> {
  const rows = await tx.query<{ id: bigint }>(
    `with ended as (
       delete from lookup l using unnest($2::bigint[], $3::smallint[], $4::smallint[]) d(id, attempt, tries)
        where l.tenant_no = $1 and l.id = d.id and l.attempt = d.attempt and l.tries = d.tries returning l.id)
     select id from ended`,
    [
      campaign.tenantNo,
      ended.map(({ message }) => message.id.toString()),
      ended.map(({ message }) => message.attempt),
      ended.map(({ message }) => message.tries),
    ],
  );
  return new Set(rows.map(({ id }) => id));
}

function outcomeOf({ message: { ordinal, attempt }, judgement }: Judged): MessageOutcome {
  if (judgement.kind === 'accepted') return { ordinal, attempt, state: messageState.accepted, sid: judgement.sid };
  if (judgement.kind === 'resend') return { ordinal, attempt, state: messageState.queued };
  return { ordinal, attempt, state: messageState.failedUnknown };
}
