import { Inject } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { ProductError } from '@bellbird/errors';
import type { ResourceActor, ResourceHooks } from '@bellbird/resource-kit';
import { CLOCK, HooksOf, type Clock } from '@bellbird/service-host';
import { QueueHints } from '../live/queue-hints.js';
import { forgotten, turns } from './turn-row.js';
import { liveStatuses } from './turn.js';
import { turnResource } from './turn.resource.js';

/** Only turns that are over can be deleted. Who they were of goes; what is counted of the day stays. */
@HooksOf(turnResource)
export class TurnHooks implements ResourceHooks<never, never> {
  constructor(
    private readonly hints: QueueHints,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async beforeDelete(tx: Tx, { tenantId }: ResourceActor, ids: readonly string[]): Promise<void> {
    const live = await turns.find(tx, { tenantId, id: ids, status: liveStatuses });
    if (live !== null) throw new ProductError('wrong-state', 'Take it off the list first.');
  }

  delete(tx: Tx, { tenantId }: ResourceActor, ids: readonly string[]): Promise<number> {
    tx.afterCommit(() => this.hints.boardChanged(tenantId));
    return turns.update(tx, { tenantId, id: ids }, { ...forgotten, thanksDueAt: null, deletedAt: this.clock.now() });
  }
}
