import type { Tx } from '@bellbird/database';
import { wrongState } from '@bellbird/errors';
import type { SuspensionKind } from '@bellbird/events';
import { sendingIsPaused } from '@bellbird/field-rules';

/** Why the business may not send; the platform's own reason first. Null where it may. */
export async function whyPaused(tx: Tx): Promise<string | null> {
  const [row] = await tx.query<{ reason: string }>(
    'select reason from sending_pause where tenant_id = $1 order by kind desc limit 1',
    [tx.tenantId],
  );
  return row?.reason ?? null;
}

/**
 * For whoever makes a campaign: a suspension that comes meanwhile waits for this transaction and then sees the campaign.
 * @throws 409 wrong-state with the reason.
 */
export async function assertMaySend(tx: Tx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [lockOf(tx)]);
  const reason = await whyPaused(tx);
  if (reason !== null) throw wrongState(sendingIsPaused(reason));
}

/** From here to the end of the transaction nobody makes a campaign. */
export async function stopMaking(tx: Tx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lockOf(tx)]);
}

const lockOf = ({ tenantId }: Tx): string => `sending pause ${tenantId}`;

export async function beginPause(
  tx: Tx,
  { kind, reason, at }: { kind: SuspensionKind; reason: string; at: string },
): Promise<void> {
  await tx.execute(
    `insert into sending_pause (tenant_id, kind, reason, at) values ($1, $2, $3, $4)
     on conflict (tenant_id, kind) do update set reason = excluded.reason, at = excluded.at`,
    [tx.tenantId, kind, reason, at],
  );
}

export async function endPause(tx: Tx, kind: SuspensionKind): Promise<void> {
  await tx.execute('delete from sending_pause where tenant_id = $1 and kind = $2', [tx.tenantId, kind]);
}
