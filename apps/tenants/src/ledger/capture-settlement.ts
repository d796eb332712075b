import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { CLOCK, type Clock } from '@bellbird/service-host';
import { TenantHints } from '../live/tenant-hints.js';
import { LedgerAlarms } from './ledger-alarms.js';
import { captureAll, refusalOf, type Settlement } from './ledger.js';
import { sayHoldsClosed } from './say-holds-closed.js';

/** The one path by which a charge reaches the ledger, whether its event came or it was asked for. */
@Injectable()
export class CaptureSettlement {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly hints: TenantHints,
    private readonly alarms: LedgerAlarms,
  ) {}

  /** In the order given, each once; all are of this tenant. One that is refused refuses all: nothing is taken. */
  async execute(tx: Tx, tenantId: string, settlements: readonly OfHold[]): Promise<void> {
    const captures = await captureAll(tx, settlements, this.clock.now()).catch((error: unknown) => {
      const refusal = refusalOf(error);
      const [only, other] = settlements;
      // Of several nobody can tell which: each is tried alone then.
      if (refusal !== undefined && only !== undefined && other === undefined)
        this.alarms.ring('capture-refused', { ...factsOf(tenantId, only), refusal });
      throw error;
    });
    await sayHoldsClosed(
      tx,
      tenantId,
      captures.flatMap(({ closes, hold }, at) => (closes ? [{ ...hold, trace: settlements[at]!.trace }] : [])),
    );
    tx.afterCommit(() => {
      for (const [at, { outcome, charged, writtenOff }] of captures.entries()) {
        const facts = factsOf(tenantId, settlements[at]!);
        if (outcome === 'after-close' && charged > 0n) this.alarms.ring('capture-after-close', facts);
        if (writtenOff > 0n) this.alarms.ring('charge-written-off', { ...facts, writtenOff });
      }
      if (captures.some(({ charged, closes }) => charged > 0n || closes)) this.hints.balanceChanged(tenantId);
    });
  }
}

/** What was settled of a hold. */
interface OfHold extends Settlement {
  holdId: string;
  /** Of the event that told of it. */
  trace?: string | null;
}

const factsOf = (tenantId: string, { holdId, settleId, charge }: OfHold) => ({ tenantId, holdId, settleId, charge });
