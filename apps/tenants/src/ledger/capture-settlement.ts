import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { CLOCK, type Clock } from '@bellbird/service-host';
import { TenantHints } from '../live/tenant-hints.js';
import { LedgerAlarms } from './ledger-alarms.js';
import { capture, refusalOf, type Capture, type Settlement } from './ledger.js';
import { sayHoldClosed } from './say-hold-closed.js';

/** The one path by which a charge reaches the ledger, whether its event came or it was asked for. */
@Injectable()
export class CaptureSettlement {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly hints: TenantHints,
    private readonly alarms: LedgerAlarms,
  ) {}

  async execute(tx: Tx, tenantId: string, holdId: string, settlement: Settlement): Promise<Capture> {
    const facts = { tenantId, holdId, settleId: settlement.settleId, charge: settlement.charge };
    const captured = await capture(tx, holdId, settlement, this.clock.now()).catch((error: unknown) => {
      const refusal = refusalOf(error);
      if (refusal !== undefined) this.alarms.ring('capture-refused', { ...facts, refusal });
      throw error;
    });
    if (captured.closes) await sayHoldClosed(tx, tenantId, captured.hold);
    tx.afterCommit(() => {
      if (captured.outcome === 'after-close' && captured.charged > 0n) this.alarms.ring('capture-after-close', facts);
      if (captured.writtenOff > 0n)
        this.alarms.ring('charge-written-off', { ...facts, writtenOff: captured.writtenOff });
      if (captured.charged > 0n || captured.closes) this.hints.balanceChanged(tenantId);
    });
    return captured;
  }
}
