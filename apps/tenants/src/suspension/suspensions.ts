import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { wrongState } from '@bellbird/errors';
import { tenantReinstated, tenantSuspended, type SuspensionKind } from '@bellbird/events';
import { sendingIsPaused } from '@bellbird/field-rules';
import { publish } from '@bellbird/outbox';
import { faultPoint } from '@bellbird/service-host';

/** Why the sending of a business is paused, and since when. */
export interface OpenSuspension {
  kind: SuspensionKind;
  reason: string;
  at: Date;
}

interface Untold extends OpenSuspension {
  nth: number;
  liftReason: string | null;
  liftedAt: Date | null;
  told: number;
}

/** What holds now; the platform's own before what money asks for. */
export function openSuspensions(tx: Tx): Promise<OpenSuspension[]> {
  return tx.query<OpenSuspension>(
    `select kind, reason, at from suspension where tenant_id = $1 and lifted_at is null order by kind desc`,
    [tx.tenantId],
  );
}

/** @throws 409 wrong-state with the reason, where sending is paused. */
export async function assertMaySend(tx: Tx): Promise<void> {
  const [first] = await openSuspensions(tx);
  if (first !== undefined) throw wrongState(sendingIsPaused(first.reason));
}

/** What pauses the sending of the business whose transaction it is. */
@Injectable()
export class Suspensions {
  /** Whether it was not so already. */
  async open(tx: Tx, kind: SuspensionKind, reason: string, by: string | null, at: Date): Promise<boolean> {
    return this.change(tx, 'ledger_suspend', kind, reason, by, at);
  }

  /** Whether it was not so already. */
  async lift(tx: Tx, kind: SuspensionKind, reason: string, by: string | null, at: Date): Promise<boolean> {
    return this.change(tx, 'ledger_lift', kind, reason, by, at);
  }

  /** Says what began and what is over since it was said last: also of what the ledger opened and lifted by itself. */
  async tell(tx: Tx): Promise<void> {
    const untold = await tx.query<Untold>(
      `select kind, nth, reason, at, lift_reason as "liftReason", lifted_at as "liftedAt", told from suspension
        where tenant_id = $1 and told < case when lifted_at is null then 1 else 2 end order by kind, nth for update`,
      [tx.tenantId],
    );
    for (const { kind, nth, reason, at, liftReason, liftedAt, told } of untold) {
      const tenantId = tx.tenantId ?? '';
      const began = { tenantId, kind, reason, at: at.toISOString() };
      if (told === 0) await publish(tx, tenantSuspended, began, { aggregateVersion: BigInt(2 * nth - 1) });
      if (liftedAt !== null)
        await publish(
          tx,
          tenantReinstated,
          { tenantId, kind, reason: liftReason ?? reason, at: liftedAt.toISOString() },
          { aggregateVersion: BigInt(2 * nth) },
        );
      await tx.execute('update suspension set told = $4 where tenant_id = $1 and kind = $2 and nth = $3', [
        tenantId,
        kind,
        nth,
        liftedAt === null ? 1 : 2,
      ]);
      faultPoint('suspension-told');
    }
  }

  private async change(
    tx: Tx,
    how: 'ledger_suspend' | 'ledger_lift',
    kind: SuspensionKind,
    reason: string,
    by: string | null,
    at: Date,
  ): Promise<boolean> {
    const [row] = await tx.query<{ changed: boolean }>(`select ${how}($1, $2, $3, $4) as changed`, [
      kind,
      reason,
      by,
      at,
    ]);
    faultPoint('suspension-changed');
    await this.tell(tx);
    return row?.changed === true;
  }
}
