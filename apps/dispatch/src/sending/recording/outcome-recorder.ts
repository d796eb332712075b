import { setTimeout as pause } from 'node:timers/promises';
import { sqlState } from '@bellbird/database';
import { faultPoint, type Logger } from '@bellbird/service-host/light';
import type { HotConnectionRing } from '../../hot/hot-connections.js';
import { messageState } from '../../message-state.js';
import {
  outcomeValues,
  recordOutcomes,
  type MessageOutcome,
  type OutcomeScope,
  type RecordedRow,
} from './record-outcomes.js';

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
    /** Batches that may be unwritten before anything more is licensed. */
    private readonly mostPending: number,
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
      return await this.write(scope, outcomes);
    } finally {
      this.pending -= 1;
      this.waiting.shift()?.();
    }
  }

  /** Waits until few enough batches are unwritten: nothing more is licensed before. */
  async room(): Promise<void> {
    while (this.pending >= this.mostPending) await new Promise<void>((resolve) => void this.waiting.push(resolve));
  }

  /** Gives up what cannot be written. */
  stop(): void {
    this.stopped = true;
  }

  private async write(scope: OutcomeScope, outcomes: readonly MessageOutcome[]): Promise<boolean> {
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
        this.logger.warn(
          { err: error, outcomes: outcomes.length },
          'Outcomes could not be recorded; it is tried again',
        );
        if (isDataError(error) && (outcomes.length > 1 || outcomes[0]?.state !== messageState.unknown))
          return this.writeApart(scope, outcomes);
        await pause(Math.min(2_000, 50 * 2 ** Math.min(failures, 6)));
      }
    }
    return false;
  }

  /** One outcome that the database cannot hold never keeps the others from it: its message is looked up. */
  private async writeApart(scope: OutcomeScope, outcomes: readonly MessageOutcome[]): Promise<boolean> {
    const [only, other] = outcomes;
    if (only !== undefined && other === undefined)
      return this.write(scope, [{ ordinal: only.ordinal, attempt: only.attempt, state: messageState.unknown }]);
    const half = outcomes.length >> 1;
    const written = await Promise.all(
      [outcomes.slice(0, half), outcomes.slice(half)].map((each) => this.write(scope, each)),
    );
    return written.every(Boolean);
  }
}

/** Class 22: the same values never fit, however often they are tried. */
const isDataError = (error: unknown): boolean => sqlState(error)?.startsWith('22') === true;
