import { newId } from '@bellbird/database';
import { sliceSettled } from '@bellbird/events';
import { activeTraceparent, outboxRow, shardOf } from '@bellbird/outbox';
import { isSingle } from '../../campaign/is-single.js';
import { among, baseIdOf, messageState, type MessageState } from '../../message-state.js';
import { resultDue } from '../../results/result-due.js';
import { outcomesByVariant } from './outcomes-by-variant.js';

/** What became of one message. */
export interface MessageOutcome {
  ordinal: number;
  /** The attempt that it is the outcome of. */
  attempt: number;
  state: MessageState;
  /** Where it was accepted. */
  sid?: string | null;
  /** The provider's code, or a `skipReason`. */
  errorCode?: number | null;
  /** No call was made: the attempt is given back. Only with state queued. */
  uncalled?: boolean;
}

/** The campaign that a batch of outcomes belongs to. */
export interface OutcomeScope {
  tenantNo: number;
  tenantId: string;
  campaignNo: number;
  campaignId: string;
  holdId: string | null;
  /** JSON text by country, micro-dollars a unit. */
  prices: string;
  /** Where all are of one chunk. */
  chunkId: bigint | null;
  /** 0: single texts. */
  prio: number;
}

const isMoved = `u.state <> u.was and not (u.state = ${messageState.queued} and u.was = ${messageState.sending})`;
const isLate = `u.was in ${among('rejected', 'skipped', 'failedUnknown')}`;
const into = (state: keyof typeof messageState): string =>
  `count(*) filter (where u.state = ${messageState[state]}) - count(*) filter (where u.was = ${messageState[state]})`;
/** The sums of a settle row once more, by variant. */
const movedOfSlice = {
  accepted: `count(*) filter (where u.state = ${messageState.accepted})`,
  rejected: into('rejected'),
  unknown: into('unknown'),
  skipped: into('skipped'),
  failedUnknown: into('failedUnknown'),
  where: `${isMoved} and (${isLate}) = s.late`,
};

/*
 * Outcome, charge and event in one statement and one commit. Every exit from sending or unknown goes through it with a
 * new settle id, so that the settle rows are the sums of the very rows that moved. Not fenced: what was sent was sent.
 * Proof that it went out (state 2) always counts; all else only of the present attempt. Rows that had ended already and
 * turn out to have been sent (3, 5, 6 → 2) settle apart, late.
 * The same by variant where the campaign has any; where it has none, one row says so.
 * Also: what becomes unknown is put down to be looked up; the results of single texts are put down to be told.
 */
export const recordOutcomes = {
  name: 'outcome',
  text: `
with u as (
  update message m
     set state = o.state,
         attempt = m.attempt - case when o.uncalled and o.attempt = m.attempt then 1 else 0 end,
         provider_sid = case when o.state = ${messageState.accepted} then coalesce(o.sid, m.provider_sid) else m.provider_sid end,
         price = case when o.state = ${messageState.accepted} then coalesce(m.quoted, m.units * ($6::jsonb ->> m.country::text)::bigint, 0) end,
         error_code = o.err,
         done_at = case when o.state in ${among('queued', 'unknown')} then null else now() end
    from unnest($7::int[], $8::smallint[], $9::smallint[], $10::text[], $11::int[], $12::boolean[]) o(ordinal, attempt, state, sid, err, uncalled)
   where m.tenant_no = $1 and m.id = $4::bigint + o.ordinal and m.id between $4::bigint + $13 and $4::bigint + $14
     and case when o.state = ${messageState.accepted} then m.state in ${among('sending', 'unknown', 'failedUnknown')} or (m.state in ${among('queued', 'rejected', 'skipped')} and m.attempt > 0)
              else m.state in ${among('sending', 'unknown')} and m.attempt = o.attempt end
  returning m.id, new.state, old.state as was, new.attempt, o.attempt <> old.attempt as other_attempt, m.units, new.price, m.variant),
s as (
  insert into settle (tenant_no, id, campaign_no, chunk_id, accepted, rejected, unknown, skipped, failed_unknown, units, charge_micro, late)
  select $1, case when u.late then $16::uuid else $15::uuid end, $5, $17,
         ${movedOfSlice.accepted}, ${movedOfSlice.rejected}, ${movedOfSlice.unknown}, ${movedOfSlice.skipped}, ${movedOfSlice.failedUnknown},
         coalesce(sum(u.units) filter (where u.state = ${messageState.accepted}), 0), coalesce(sum(u.price) filter (where u.state = ${messageState.accepted}), 0), u.late
    from (select u.*, ${isLate} as late from u where ${isMoved}) u
   group by u.late
  returning *),
l as (
  insert into lookup (tenant_no, id, attempt, next_at)
  select $1, u.id, u.attempt, now() + make_interval(secs => $18::float8 / 1000) from u where u.state = ${messageState.unknown} and u.was <> ${messageState.unknown}
  on conflict (id, tenant_no) do update set attempt = excluded.attempt, unknown_since = now(), tries = 0, empty = 0, next_at = excluded.next_at),
e as (
  ${outboxRow(
    sliceSettled,
    {
      settleId: 's.id',
      campaignId: '$3::uuid',
      tenantId: '$2::uuid',
      holdId: '$20::uuid',
      accepted: 's.accepted',
      rejected: 's.rejected',
      unknown: 's.unknown',
      skipped: 's.skipped',
      failedUnknown: 's.failed_unknown',
      units: 's.units',
      charge: 's.charge_micro::text',
      late: 's.late',
      byVariant: outcomesByVariant(movedOfSlice),
    },
    { from: 's', shard: '$19', eventId: 's.id', aggregateVersion: '0', trace: '$21' },
  )}),
r as (${resultDue({ from: 's', campaignNo: '$5', single: '$22' })})
select count(*)::int as moved, (count(*) filter (where other_attempt and state = ${messageState.accepted}))::int as doubled from u`,
};

/** How many rows moved, and how many of them were proved sent by another attempt than the present one. */
export type RecordedRow = [moved: number, doubleSendSuspected: number];

/**
 * The statement's values. Ordinals are made ascending and distinct (acceptance beats all else): two overlapping batches
 * in opposite order would dead-lock. `firstLookUpMs`: how long an unknown rests before it is looked up.
 */
export function outcomeValues(
  scope: OutcomeScope,
  outcomes: readonly MessageOutcome[],
  firstLookUpMs: number,
): unknown[] {
  const distinct = ascending(outcomes);
  const column = <T>(of: (outcome: MessageOutcome) => T): T[] => distinct.map(of);
  return [
    scope.tenantNo,
    scope.tenantId,
    scope.campaignId,
    baseIdOf(scope.campaignNo).toString(),
    scope.campaignNo,
    scope.prices,
    column((o) => o.ordinal),
    column((o) => o.attempt),
    column((o) => o.state),
    column((o) => o.sid ?? null),
    column((o) => o.errorCode ?? null),
    column((o) => o.uncalled ?? false),
    distinct[0]?.ordinal ?? 0,
    distinct.at(-1)?.ordinal ?? 0,
    newId(),
    newId(),
    scope.chunkId?.toString() ?? null,
    firstLookUpMs,
    shardOf(scope.campaignId),
    scope.holdId,
    activeTraceparent(),
    isSingle(scope),
  ];
}

function ascending(outcomes: readonly MessageOutcome[]): MessageOutcome[] {
  const sorted = [...outcomes].sort((a, b) => a.ordinal - b.ordinal);
  const distinct: MessageOutcome[] = [];
  for (const outcome of sorted) {
    const last = distinct.at(-1);
    if (last?.ordinal !== outcome.ordinal) distinct.push(outcome);
    else if (outcome.state === messageState.accepted) distinct[distinct.length - 1] = outcome;
  }
  return distinct;
}
