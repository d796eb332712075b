import { createHmac } from 'node:crypto';
import { nilTenant } from '@bellbird/auth';
import { grant, sqlState, tenantTable, type ServiceRoles, type Tx } from '@bellbird/database';
import { isProductError, ProductError } from '@bellbird/errors';
import type { GraphContext } from './graph-context.js';

/** Answers by key, kept 24 h, written in the transaction of the change itself. */
export function idempotencySchema(roles: ServiceRoles): string {
  return `
    create table idempotency (
      tenant_id uuid not null, user_id uuid not null, key text not null,
      request_hash bytea not null, answer jsonb, created_at timestamptz not null default now(),
      primary key (tenant_id, user_id, key));
    create index idempotency_age on idempotency (created_at);
    ${tenantTable(roles, 'idempotency', { app: 'select, insert', system: 'select, insert, delete' })};
  `;
}

/** A key that comes back after its 24 h begins anew: who serves tenants takes the old answer away. */
export const idempotencyRenewal = (roles: ServiceRoles): string => grant(roles, 'idempotency', { app: 'delete' });

/** Hash of an operation and its arguments; members in any order give the same. Keyed, since arguments may hold a password. */
export function requestHash(key: Buffer, field: string, args: unknown): Buffer {
  return createHmac('sha256', key).update(field).update('\0').update(stable(args)).digest();
}

function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([key, each]) => `${JSON.stringify(key)}:${stable(each)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/**
 * Runs `work` once a key: a second call with the same key and arguments gets the first one's answer.
 * @throws 409 idempotency-mismatch (other arguments), 409 in-progress (the first still runs after `patienceMs`).
 */
export async function once<T>(tx: Tx, context: GraphContext, work: () => Promise<T>, patienceMs = 10_000): Promise<T> {
  const kept = keptCall(context);
  if (kept === null) return work();
  const { tenant, user, key, requestHashes } = kept;
  await waitForTurn(tx, nameOf(kept), patienceMs);
  const before = await rowOf<T>(tx, kept);
  if (before?.isFresh === true) return before.answer;
  const answer = await work();
  // What stands here is older than 24 h and was not swept yet.
  if (before !== null)
    await tx.execute('delete from idempotency where tenant_id = $1 and user_id = $2 and key = $3', [tenant, user, key]);
  await tx.execute(
    'insert into idempotency (tenant_id, user_id, key, request_hash, answer) values ($1, $2, $3, $4, $5)',
    [tenant, user, key, requestHashes[0], JSON.stringify(answer ?? null)],
  );
  return answer;
}

/**
 * The same for calls that are served together: a few questions whatever their number. What `work` throws is thrown to nobody:
 * it is the outcome of that call, and nothing is kept of it. Calls of one key within a group are one.
 */
export async function onceEach<T>(
  tx: Tx,
  contexts: readonly GraphContext[],
  work: (at: number) => Promise<T>,
): Promise<(T | ProductError)[]> {
  const calls = contexts.map(keptCall);
  const known = await answersBefore<T>(
    tx,
    calls.filter((each) => each !== null),
  );
  const fresh = new Map<string, { call: KeptCall; answer: T }>();
  const outcomes: (T | ProductError)[] = [];
  for (const [at, call] of calls.entries())
    try {
      const before = call && (known.get(nameOf(call)) ?? fresh.get(nameOf(call)));
      if (call && before && !call.requestHashes.some((hash) => isHashOf(before, hash)))
        throw new ProductError('idempotency-mismatch');
      const answer = before ? before.answer : await work(at);
      if (call && !before) fresh.set(nameOf(call), { call, answer });
      outcomes.push(answer);
    } catch (error) {
      if (!isProductError(error)) throw error;
      outcomes.push(error);
    }
  if (fresh.size > 0)
    await tx.execute(
      `insert into idempotency (tenant_id, user_id, key, request_hash, answer)
     select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bytea[], $5::jsonb[])`,
      [
        [...fresh.values()].map(({ call }) => call.tenant),
        [...fresh.values()].map(({ call }) => call.user),
        [...fresh.values()].map(({ call }) => call.key),
        [...fresh.values()].map(({ call }) => call.requestHashes[0]),
        [...fresh.values()].map(({ answer }) => JSON.stringify(answer ?? null)),
      ],
    );
  return outcomes;
}

const isHashOf = (before: { hash: Buffer } | { call: KeptCall }, hash: Buffer): boolean =>
  'hash' in before ? before.hash.equals(hash) : before.call.requestHashes.some((each) => each.equals(hash));

const nameOf = ({ tenant, user, key }: KeptCall): string => `${tenant}:${user}:${key}`;

/** Answers of the last 24 h by the name of their call; the names are held, older answers are taken away. */
async function answersBefore<T>(tx: Tx, calls: readonly KeptCall[]): Promise<Map<string, { hash: Buffer; answer: T }>> {
  if (calls.length === 0) return new Map();
  // In one order for all, so that two groups never wait for each other.
  const names = [...new Set(calls.map(nameOf))].sort();
  const locks = await tx.query<{ name: string; isMine: boolean }>(
    'select name, pg_try_advisory_xact_lock(hashtextextended(name, 0)) as "isMine" from unnest($1::text[]) name',
    [names],
  );
  for (const { name, isMine } of locks) if (!isMine) await waitForTurn(tx, name, 10_000);
  const rows = await tx.query<KeptCall & { hash: Buffer; answer: T; isFresh: boolean }>(
    `select i.tenant_id as tenant, i.user_id as "user", i.key, i.request_hash as hash, i.answer,
            i.created_at > now() - interval '24 hours' as "isFresh"
       from idempotency i join unnest($1::uuid[], $2::uuid[], $3::text[]) c(tenant, person, key)
         on i.tenant_id = c.tenant and i.user_id = c.person and i.key = c.key`,
    [calls.map(({ tenant }) => tenant), calls.map(({ user }) => user), calls.map(({ key }) => key)],
  );
  for (const { tenant, user, key } of rows.filter(({ isFresh }) => !isFresh))
    await tx.execute('delete from idempotency where tenant_id = $1 and user_id = $2 and key = $3', [tenant, user, key]);
  return new Map(rows.filter(({ isFresh }) => isFresh).map((row) => [nameOf(row), row]));
}

/** What the same call with the same key was answered in the last 24 h. @throws 409 idempotency-mismatch (other arguments). */
export async function answerBefore<T>(tx: Tx, context: GraphContext): Promise<{ answer: T } | null> {
  const kept = keptCall(context);
  if (kept === null) return null;
  const before = await rowOf<T>(tx, kept);
  return before?.isFresh === true ? { answer: before.answer } : null;
}

/** What is kept under a key. @throws 409 idempotency-mismatch where that is younger than 24 h and of other arguments. */
async function rowOf<T>(tx: Tx, { tenant, user, key, requestHashes }: KeptCall): Promise<KeptAnswer<T> | null> {
  const [before] = await tx.query<KeptAnswer<T> & { request_hash: Buffer }>(
    `select request_hash, answer, created_at > now() - interval '24 hours' as "isFresh" from idempotency
      where tenant_id = $1 and user_id = $2 and key = $3`,
    [tenant, user, key],
  );
  if (before === undefined) return null;
  if (before.isFresh && !requestHashes.some((hash) => hash.equals(before.request_hash)))
    throw new ProductError('idempotency-mismatch');
  return before;
}

interface KeptAnswer<T> {
  answer: T;
  /** Younger than 24 h. */
  isFresh: boolean;
}

interface KeptCall {
  tenant: string;
  user: string;
  key: string;
  requestHashes: readonly Buffer[];
}

/** What a call is known by when it comes again: the same key for another kind of call is another. Null where it has none. */
export const callKey = ({ idempotencyKey, call }: GraphContext): string | null =>
  idempotencyKey === null || call === undefined ? null : `${call.field}:${idempotencyKey}`;

/** Under which key a call's answer is kept; null where it came without one. */
function keptCall(context: GraphContext): KeptCall | null {
  const { call, caller } = context;
  const key = callKey(context);
  if (key === null || call === undefined) return null;
  return {
    tenant: caller?.tenantId ?? nilTenant,
    user: caller?.kind === 'user' ? caller.userId : nilTenant,
    key,
    requestHashes: call.requestHashes,
  };
}

/** Most often nobody holds the name, and one question is enough. @throws 409 in-progress. */
async function waitForTurn(tx: Tx, name: string, patienceMs: number): Promise<void> {
  const [free] = await tx.query<{ isMine: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as "isMine"',
    [name],
  );
  if (free?.isMine === true) return;
  const [before] = await tx.query<{ patience: string }>(
    `select current_setting('lock_timeout') as patience, set_config('lock_timeout', $1, true)`,
    [`${patienceMs}ms`],
  );
  try {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
    await tx.query(`select set_config('lock_timeout', $1, true)`, [before?.patience]);
  } catch (error) {
    if (sqlState(error) === '55P03') throw new ProductError('in-progress');
    throw error;
  }
}
