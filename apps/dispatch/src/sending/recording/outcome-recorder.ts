import { setTimeout as pause } from 'node:timers/promises';
import { sqlState } from '@bellbird/database';
import { faultPoint, type Logger } from '@bellbird/service-host/light';
import type { HotConnectionRing } from '../../hot/hot-connections.js';
import { type MessageOutcome, outcomeValues, type OutcomeScope, recordOutcomes, type RecordedRow } from './record-outcomes.js';

const mostPending = 16;
const deadlock = '40P01';

/** Writes outcomes in the background, each batch until it is written: what was sent was sent, whatever the database does. */
export class OutcomeRecorder {
  /** Messages that were proved sent by another attempt than the present one. */
  doubleSendSuspected = 0;
  private pending = 0;
  private readonly waiting: (() => void)[] = [];
  private stopped = false;

  constructor(
    private readonly connections: HotConnectionRing,
    private readonly firstLookUpMs: number,
    private readonly onWritten: () => void,
    private readonly logger: Logger,
  ) {}

  /** Resolves when it is committed; false where the worker was stopped before. Never rejects. */
  async record(scope: OutcomeScope, outcomes: readonly MessageOutcome[]): Promise<boolean> {
    if (outcomes.length === 0) return true;
    this.pending += 1;
    try {
      faultPoint('before-outcome');
      const values = outcomeValues(scope, outcomes, this.firstLookUpMs);
      for (let failures = 0; !this.stopped; failures++) {
        try {
          const [row] = await this.connections.rows<RecordedRow>(recordOutcomes, values);
          faultPoint('after-outcome');
          this.doubleSendSuspected += row?.[1] ?? 0;
          this.onWritten();
          return true;
        } catch (error) {
          if (sqlState(error) === deadlock) continue;
          this.logger.warn({ err: error, outcomes: outcomes.length }, 'Outcomes could not be recorded; it is tried again');
          await pause(Math.min(2_000, 50 * 2 ** Math.min(failures, 6)));
        }
      }
      return false;
    } finally {
      this.pending -= 1;
      this.waiting.shift()?.();
    }
  }

  /** Waits until few enough batches are unwritten: nothing more is licensed before. */
  async room(): Promise<void> {
    while (this.pending >= mostPending) await new Promise<void>((resolve) => void this.waiting.push(resolve));
  }

  /** Gives up what cannot be written. */
  stop(): void {
    this.stopped = true;
  }
}
