import { createHmac } from 'node:crypto';
import { nilTenant } from '@bellbird/auth';
import { grant, sqlState, tenantTable, type ServiceRoles, type Tx } from '@bellbird/database';
import { ProductError } from '@bellbird/errors';
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
  await waitForTurn(tx, `${tenant}:${user}:${key}`, patienceMs);
  const before = await answerBefore<T>(tx, context);
  if (before !== null) return before.answer;
  const answer = await work();
  // What stands here now is older than 24 h and was not swept yet.
  await tx.execute('delete from idempotency where tenant_id = $1 and user_id = $2 and key = $3', [tenant, user, key]);
  await tx.execute(
    'insert into idempotency (tenant_id, user_id, key, request_hash, answer) values ($1, $2, $3, $4, $5)',
    [tenant, user, key, requestHashes[0], JSON.stringify(answer ?? null)],
  );
  return answer;
}

/** What the same call with the same key was answered in the last 24 h. @throws 409 idempotency-mismatch (other arguments). */
export async function answerBefore<T>(tx: Tx, context: GraphContext): Promise<{ answer: T } | null> {
  const kept = keptCall(context);
  if (kept === null) return null;
  const [before] = await tx.query<{ request_hash: Buffer; answer: T }>(
    "select request_hash, answer from idempotency where tenant_id = $1 and user_id = $2 and key = $3 and created_at > now() - interval '24 hours'",
    [kept.tenant, kept.user, kept.key],
  );
  if (before === undefined) return null;
  if (!kept.requestHashes.some((hash) => hash.equals(before.request_hash)))
    throw new ProductError('idempotency-mismatch');
  return { answer: before.answer };
}

/** Under which key a call's answer is kept; null where it came without one. */
function keptCall({
  idempotencyKey,
  call,
  caller,
}: GraphContext): { tenant: string; user: string; key: string; requestHashes: readonly Buffer[] } | null {
  if (idempotencyKey === null || call === undefined) return null;
  return {
    tenant: caller?.tenantId ?? nilTenant,
    user: caller?.kind === 'user' ? caller.userId : nilTenant,
    key: `${call.field}:${idempotencyKey}`,
    requestHashes: call.requestHashes,
  };
}

async function waitForTurn(tx: Tx, name: string, patienceMs: number): Promise<void> {
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
