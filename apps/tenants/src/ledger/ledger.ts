import { sqlState, type Tx } from '@bellbird/database';
import type { Micros } from '@bellbird/money';

/** The one currency in which Bellbird sells for now (spec point 9). */
export const homeCurrency = 'AUD';

/** How a hold stands; amounts in micro-dollars. */
export interface HoldAnswer {
  outcome: string;
  holdId: string;
  subjectId: string;
  reserved: Micros;
  /** Of a declined one: what was missing. */
  shortfall: Micros;
  captured: Micros;
  released: Micros;
  /** What can be spent: now, or as it was when the hold was closed. */
  balance: Micros;
  /** What all holds of the tenant keep now. */
  frozen: Micros;
  version: bigint;
}

export interface Capture {
  outcome: 'captured' | 'after-close' | 'written-off' | 'ignored';
  charged: Micros;
  writtenOff: Micros;
  /** This was the last one that was waited for: the rest is given back. */
  closes: boolean;
  hold: HoldAnswer;
}

export interface Settlement {
  settleId: string;
  charge: Micros;
  late: boolean;
}

export interface MoneyMoved {
  transferId: string;
  amount: Micros;
  currency: string;
}

/** Why the ledger refused; nothing was moved. */
export type Refusal =
  | 'idempotency-mismatch'
  | 'more-than-held'
  | 'no-such-hold'
  | 'not-available'
  | 'other-payment'
  | 'too-much-a-day'
  | 'too-large';

const refusals: Readonly<Record<string, Refusal>> = {
  LG001: 'idempotency-mismatch',
  LG002: 'more-than-held',
  LG003: 'no-such-hold',
  LG004: 'not-available',
  LG005: 'other-payment',
  LG007: 'too-much-a-day',
  22003: 'too-large',
  23514: 'not-available',
};

/** What a database error of a ledger function means; undefined where it is none of its refusals. The transaction is lost. */
export function refusalOf(error: unknown): Refusal | undefined {
  return refusals[sqlState(error) ?? ''];
}

const holdColumnsOf = (h: string): string =>
  `${h}.outcome, ${h}.hold_id as "holdId", ${h}.subject_id as "subjectId", ${h}.reserved, ${h}.shortfall, ${h}.captured, ${h}.released, ${h}.balance, ${h}.frozen, ${h}.version`;

/*
 * What is asked of the ledger is a list, worked off in its order by one statement: each call of a ledger function sees
 * what the one before it did.
 */

export interface WantedHold {
  holdId: string;
  subjectId: string;
  subject: 'campaign' | 'other';
  amount: Micros;
  currency: string;
  priceVersion: number | null;
}

export type ReservedHold = HoldAnswer & { outcome: 'held' | 'declined' | 'void' | 'suspended' };

/** As `reserveAll`, of one. */
export async function reserve(tx: Tx, wanted: WantedHold, at: Date): Promise<ReservedHold> {
  return one(await reserveAll(tx, [wanted], at));
}

/**
 * Reserves money for subjects, one after the other: `held`, `declined`, or `void` where the request was cancelled before
 * it arrived. The answer is recorded: the same hold id gets it again. `suspended` is none: nothing is recorded while
 * sending is paused, and the same hold is answered once that is over. Answers in the order asked.
 * @throws idempotency-mismatch for the same id with other content.
 */
export function reserveAll(tx: Tx, wanted: readonly WantedHold[], at: Date): Promise<ReservedHold[]> {
  return tx.query<ReservedHold>(
    `select ${holdColumnsOf('h')}
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bigint[], $5::text[], $6::int[]) with ordinality
              w(hold_id, subject_id, subject, amount, currency, price_version, nth)
      cross join lateral ledger_reserve(w.hold_id, w.subject_id, w.subject, w.amount, w.currency, w.price_version, $7) h
      order by w.nth`,
    [
      wanted.map(({ holdId }) => holdId),
      wanted.map(({ subjectId }) => subjectId),
      wanted.map(({ subject }) => subject),
      wanted.map(({ amount }) => amount),
      wanted.map(({ currency }) => currency),
      wanted.map(({ priceVersion }) => priceVersion),
      at,
    ],
  );
}

/** As `captureAll`, of one. */
export async function capture(tx: Tx, holdId: string, settlement: Settlement, at: Date): Promise<Capture> {
  return one(await captureAll(tx, [{ ...settlement, holdId }], at));
}

/**
 * Takes slices' charges out of their holds, one after the other, once a settle id. After the close: an ordinary one from
 * what is available, the rest is owed; a late one is written off. Answers in the order asked.
 * @throws more-than-held, no-such-hold, idempotency-mismatch: of all nothing is taken.
 */
export async function captureAll(
  tx: Tx,
  settlements: readonly (Settlement & { holdId: string })[],
  at: Date,
): Promise<Capture[]> {
  const rows = await tx.query<
    HoldAnswer & { captureOutcome: Capture['outcome']; charged: Micros; writtenOff: Micros; closes: boolean }
  >(
    `select c.outcome as "captureOutcome", c.charged, c.written_off as "writtenOff", c.closes, a.*
       from unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::boolean[]) with ordinality w(hold_id, settle_id, charge, late, nth)
      cross join lateral ledger_capture(w.hold_id, w.settle_id, w.charge, w.late, $5) c
      cross join lateral (select ${holdColumnsOf('h')} from (select (c.answer).*) h) a
      order by w.nth`,
    [
      settlements.map(({ holdId }) => holdId),
      settlements.map(({ settleId }) => settleId),
      settlements.map(({ charge }) => charge),
      settlements.map(({ late }) => late),
      at,
    ],
  );
  return rows.map(({ captureOutcome, charged, writtenOff, closes, ...hold }) => ({
    outcome: captureOutcome,
    charged,
    writtenOff,
    closes,
    hold,
  }));
}

/** As `closeAll`, of one. */
export async function close(
  tx: Tx,
  holdId: string,
  expected: { captures: number; total: Micros },
  at: Date,
): Promise<ClosedHold> {
  return one(await closeAll(tx, [{ ...expected, holdId }], at));
}

export type ClosedHold = HoldAnswer & { outcome: 'closed' | 'closing' };

/** All is sent: `closed` when all captures are there, else `closing` until they are. Answers in the order asked. @throws no-such-hold. */
export function closeAll(
  tx: Tx,
  expected: readonly { holdId: string; captures: number; total: Micros }[],
  at: Date,
): Promise<ClosedHold[]> {
  return tx.query<ClosedHold>(
    `select ${holdColumnsOf('h')} from unnest($1::uuid[], $2::int[], $3::bigint[]) with ordinality w(hold_id, captures, total, nth)
      cross join lateral ledger_close(w.hold_id, w.captures, w.total, $4) h order by w.nth`,
    [
      expected.map(({ holdId }) => holdId),
      expected.map(({ captures }) => captures),
      expected.map(({ total }) => total),
      at,
    ],
  );
}

/** As `cancelAll`, of one. */
export async function cancel(tx: Tx, request: HoldRequest, at: Date): Promise<ClosedHold> {
  return one(await cancelAll(tx, [request], at));
}

export interface HoldRequest {
  holdId: string;
  subjectId: string;
  currency: string;
}

/**
 * Requests are taken back: `closed`, also for one that has not arrived yet; `closing` where sending has ended meanwhile.
 * Answers in the order asked.
 */
export function cancelAll(tx: Tx, requests: readonly HoldRequest[], at: Date): Promise<ClosedHold[]> {
  return tx.query<ClosedHold>(
    `select ${holdColumnsOf('h')} from unnest($1::uuid[], $2::uuid[], $3::text[]) with ordinality w(hold_id, subject_id, currency, nth)
      cross join lateral ledger_cancel(w.hold_id, w.subject_id, w.currency, $4) h order by w.nth`,
    [
      requests.map(({ holdId }) => holdId),
      requests.map(({ subjectId }) => subjectId),
      requests.map(({ currency }) => currency),
      at,
    ],
  );
}

/**
 * Credits a payment, once a transfer id. @throws other-payment where amount, currency or intent are not those that the
 * top-up was asked for with, idempotency-mismatch.
 */
export async function topUp(
  tx: Tx,
  payment: { transferId: string; topUpId: string; intentId: string; amount: Micros; currency: string },
  at: Date,
): Promise<{ firstTime: boolean; accountVersion: bigint }> {
  const { transferId, topUpId, intentId, amount, currency } = payment;
  return one(
    await tx.query(
      'select first_time as "firstTime", account_version as "accountVersion" from ledger_top_up($1, $2, $3, $4, $5, $6)',
      [transferId, topUpId, intentId, amount, currency, at],
    ),
  );
}

/**
 * Money of a payment went back at the provider, whatever is left of it here: from what is available, down to 0; the rest
 * is owed, and the tenant suspended. Once a transfer id.
 */
export async function takeMoneyBack(
  tx: Tx,
  { transferId, kind, amount, currency }: MoneyMoved & { kind: 'refund' | 'chargeback' },
  at: Date,
): Promise<{ firstTime: boolean; owed: Micros }> {
  // One transfer is one kind for ever, though a refund that finds too little becomes a chargeback: who comes second has to see which.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [transferId]);
  if (await isPosted(tx, transferId)) return { firstTime: false, owed: 0n };
  if (kind === 'refund') {
    await tx.execute('savepoint refund');
    try {
      const { firstTime } = one<{ firstTime: boolean }>(
        await tx.query('select ledger_refund($1, $2, $3, $4) as "firstTime"', [transferId, amount, currency, at]),
      );
      return { firstTime, owed: 0n };
    } catch (error) {
      if (refusalOf(error) !== 'not-available') throw error;
      await tx.execute('rollback to savepoint refund');
    }
  }
  return one(
    await tx.query('select first_time as "firstTime", owed from ledger_chargeback($1, $2, $3, $4)', [
      transferId,
      amount,
      currency,
      at,
    ]),
  );
}

/** What was taken back came again: it pays what is owed, the rest can be spent. Once a transfer id. */
export async function reinstate(
  tx: Tx,
  { transferId, amount, currency }: MoneyMoved,
  at: Date,
): Promise<{ firstTime: boolean }> {
  return one(
    await tx.query('select ledger_reinstate($1, $2, $3, $4) as "firstTime"', [transferId, amount, currency, at]),
  );
}

/**
 * What an admin gives or takes (micro-dollars), once a transfer id; `balance` is what can be spent after it.
 * @throws not-available where less is there than is taken, too-much-a-day, idempotency-mismatch.
 */
export async function giveCredit(
  tx: Tx,
  given: { transferId: string; adminId: string; amount: Micros; reason: string; mostADay: Micros },
  at: Date,
): Promise<{ firstTime: boolean; balance: Micros }> {
  const { transferId, adminId, amount, reason, mostADay } = given;
  return one(
    await tx.query('select first_time as "firstTime", balance from ledger_credit($1, $2, $3, $4, $5, $6, $7)', [
      transferId,
      adminId,
      amount,
      homeCurrency,
      reason,
      mostADay,
      at,
    ]),
  );
}

export async function isPosted(tx: Tx, transferId: string): Promise<boolean> {
  return (await tx.query('select 1 from transfer where id = $1', [transferId])).length > 0;
}

function one<T>(rows: unknown[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('The ledger gave no answer.');
  return row as T;
}
