import { Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Database } from '@bellbird/database';
import { Every, metrics } from '@bellbird/service-host';
import { SENDING } from '../dispatch.tokens.js';
import { chunkState } from '../message-state.js';
import type { Sending } from './start-sending.js';

const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers: [metrics.registry] });
const ready = gauge('dispatch_ready_chunks', 'Chunks of running campaigns that nobody has claimed');
const claimed = gauge('dispatch_claimed_chunks', 'Chunks in hand');
const unknown = gauge('dispatch_unknown_messages', 'Messages whose fate is being looked up');
const receipts = gauge('dispatch_unmatched_receipts', 'Receipts logged and not yet applied');
const doubled = gauge('dispatch_double_send_suspected', 'Messages that this process found to have been sent twice');

/** Sets the Prometheus figures of sending; the backlog is what operators scale workers by. */
@Injectable()
export class ShowFigures {
  constructor(
    private readonly db: Database,
    @Inject(SENDING) private readonly sending: Sending,
  ) {}

  @Every('5s')
  async execute(): Promise<void> {
    const [figures] = await this.db.system((tx) =>
      tx.query<{ ready: number; claimed: number; unknown: number; receipts: number }>(
        `select (select count(*) from chunk ch join campaign_control ca using (tenant_no, campaign_no) where ch.state = ${chunkState.ready} and ca.state = 'running')::int as ready,
              (select count(*) from chunk where state = ${chunkState.claimed})::int as claimed, (select count(*) from lookup)::int as unknown, (select count(*) from receipt_log)::int as receipts`,
      ),
    );
    if (figures === undefined) return;
    ready.set(figures.ready);
    claimed.set(figures.claimed);
    unknown.set(figures.unknown);
    receipts.set(figures.receipts);
    doubled.set(this.sending.doubleSendSuspected());
  }
}
