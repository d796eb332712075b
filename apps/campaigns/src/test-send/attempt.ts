import type { Actor } from '@bellbird/auth';
import { newId, type Tx } from '@bellbird/database';
import { unavailable } from '@bellbird/errors';
import { fundsRequestCancelled } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import { holdIdOf } from '../campaign/say.js';

/**
 * Writes a test send down before money is asked for: whatever dies in between, a sweeper finds it and gives the hold
 * back. A retry with the same key goes on with the attempt that is there, so that it cannot hold the money twice. Where it
 * costs another amount by now (a price changed, a person opted out), that hold does not fit: it is given back.
 * @returns the attempt's id, which is the subject of its hold.
 */
export async function beginAttempt(
  tx: Tx,
  actor: Actor,
  requestKey: string | null,
  { messages, cost, now }: { messages: unknown; cost: bigint; now: Date },
): Promise<string> {
  const id = newId();
  // Keys are good for a day; then one means another test.
  await tx.execute(
    `update test_send set request_key = id::text where tenant_id = $1 and created_by = $2 and request_key = $3 and state = 'sent' and asked_at < now() - interval '24 hours'`,
    [actor.tenantId, actor.userId, requestKey ?? id],
  );
  await giveUp(
    tx,
    await tx.query<Attempt>(
      `update test_send set state = 'given-up' where tenant_id = $1 and created_by = $2 and request_key = $3 and state = 'asking' and cost <> $4
       returning id, tenant_id as "tenantId"`,
      [actor.tenantId, actor.userId, requestKey ?? id, cost],
    ),
  );
  // The update changes nothing: it only makes the row that is there already come back.
  const [row] = await tx.query<{ id: string }>(
    `insert into test_send (id, tenant_id, created_by, messages, cost, created_at, state, request_key) values ($1, $2, $3, $4, $5, $6, 'asking', $7)
     on conflict (tenant_id, created_by, request_key) where state in ('asking', 'sent') do update set asked_at = now() returning id`,
    [id, actor.tenantId, actor.userId, JSON.stringify(messages), cost, now, requestKey ?? id],
  );
  return row!.id;
}

/** The ledger said no: nothing is held, and a later try is a new one. */
export async function refuseAttempt(tx: Tx, id: string): Promise<void> {
  await tx.execute(`update test_send set state = 'refused' where tenant_id = $1 and id = $2 and state = 'asking'`, [
    tx.tenantId,
    id,
  ]);
}

/** In the transaction that requests the texts. @throws 503 where the attempt was given up meanwhile. */
export async function endAttempt(tx: Tx, id: string): Promise<void> {
  if (
    (await tx.execute(`update test_send set state = 'sent' where tenant_id = $1 and id = $2 and state = 'asking'`, [
      tx.tenantId,
      id,
    ])) === 0
  )
    throw unavailable();
}

type Attempt = { id: string; tenantId: string };

/** In the transaction that gave them up: what they hold, or are about to, is given back. */
export async function giveUp(tx: Tx, attempts: readonly Attempt[]): Promise<void> {
  for (const { id, tenantId } of attempts)
    await publish(
      tx,
      fundsRequestCancelled,
      { holdId: holdIdOf(id), subjectId: id, tenantId, currency: 'AUD' },
      { aggregateVersion: 1n },
    );
}
