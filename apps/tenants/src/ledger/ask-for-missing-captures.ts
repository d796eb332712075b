import { Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { inTraceOf } from '@bellbird/outbox';
import { Every } from '@bellbird/service-host';
import { DispatchPeer } from '../peers/dispatch.peer.js';
import { CaptureSettlement } from './capture-settlement.js';
import { LedgerAlarms } from './ledger-alarms.js';

interface OverdueHold {
  holdId: string;
  tenantId: string;
  subjectId: string;
  state: 'open' | 'closing';
  /** How long ago it was found overdue, in hours. */
  hours: number;
  traceparent: string | null;
}

/**
 * Holds that nobody finishes: closing for more than 15 minutes, or open for more than 26 hours without a charge for an
 * hour. Dispatch is asked for its settle rows and they are captured as their events would have been. Nothing is
 * released by a clock; what is not answered within a day is for a person.
 */
@Injectable()
export class AskForMissingCaptures {
  constructor(
    private readonly db: Database,
    private readonly dispatch: DispatchPeer,
    private readonly captures: CaptureSettlement,
    private readonly alarms: LedgerAlarms,
  ) {}

  @Every('1m')
  async execute(): Promise<void> {
    const overdue = await this.db.system((tx) =>
      tx.query<OverdueHold>(
        `select hold_id as "holdId", tenant_id as "tenantId", subject_id as "subjectId", state, (extract(epoch from clock_timestamp() - since) / 3600)::float8 as hours, traceparent
         from ledger_mark_stale() left join hold_trace using (hold_id, tenant_id)`,
      ),
    );
    for (const hold of overdue) {
      const { holdId, tenantId, subjectId } = hold;
      this.alarms.ring(
        hold.hours >= 24 ? 'hold-unanswered' : hold.state === 'closing' ? 'hold-closing-overdue' : 'hold-stale',
        { holdId, tenantId, subjectId },
      );
      await inTraceOf(hold.traceparent, 'ask for missing captures', {}, () => this.pull(hold)).catch(
        (error: unknown) => {
          this.alarms.ring('hold-unanswered', {
            holdId,
            tenantId,
            subjectId,
            error: error instanceof Error ? error.name : 'unknown',
          });
        },
      );
    }
  }

  private async pull({ holdId, tenantId, subjectId }: OverdueHold): Promise<void> {
    const settlements = await this.dispatch.settlements(tenantId, subjectId);
    for (const settlement of settlements)
      await this.db.tenant(tenantId, (tx) => this.captures.execute(tx, tenantId, [{ ...settlement, holdId }]));
  }
}
