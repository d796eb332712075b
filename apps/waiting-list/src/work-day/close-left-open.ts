import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { CLOCK, eachApart, Every, LOGGER, type Clock, type Logger } from '@bellbird/service-host';
import { QueueHints } from '../live/queue-hints.js';
import { closeQueue } from '../queue/queue.js';
import { Queues } from '../queue/queues.js';
import { takeOffAll } from '../turn/take-step.js';

/** Closes days that nobody closed: at 04:00 on the wall of the day after. Nobody is texted at that hour. */
@Injectable()
export class CloseLeftOpen {
  constructor(
    private readonly db: Database,
    private readonly queues: Queues,
    private readonly hints: QueueHints,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Every('5s')
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const due = await this.db.system((tx) =>
      tx.query<{ tenantId: string }>(
        `select tenant_id as "tenantId" from work_day where state <> 'closed' and closes_at <= $1 order by closes_at limit 100`,
        [now],
      ),
    );
    await eachApart(due, this.logger, ({ tenantId }) => this.close(tenantId, now));
  }

  private close(tenantId: string, now: Date): Promise<void> {
    return this.db.tenant(tenantId, async (tx) => {
      const queue = await this.queues.open(tx, tenantId);
      // It was closed, or opened anew, since the sweeper looked.
      if (queue === null || new Date(queue.day.closesAt) > now) return;
      queue.day.state = 'closing';
      await takeOffAll(queue, null);
      await closeQueue(queue, { leftOpen: true });
      tx.afterCommit(() => this.hints.settingsChanged(tenantId));
    });
  }
}
