import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { CLOCK, CONFIG, type Clock } from '@bellbird/service-host';
import { readPaces } from '../estimate/read-pace.js';
import { listOf } from '../settings/list-of.js';
import { turnUrlBy } from '../turn/turn-code.js';
import { waitingTurns } from '../turn/turn-row.js';
import type { WaitingListConfig } from '../waiting-list.config.js';
import { presentDay } from '../work-day/work-day.js';
import type { Queue } from './queue.js';

/** Opens lists for whoever changes them; `closeQueue` writes what became of one. */
@Injectable()
export class Queues {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: WaitingListConfig,
  ) {}

  /** Locks the day that is not closed, and reads what belongs to it as of now; null where none is. */
  async open(tx: Tx, tenantId: string): Promise<Queue | null> {
    const now = this.clock.now();
    const day = await presentDay(tx, tenantId, 'for update');
    if (day === null) return null;
    const { business, settings } = await listOf(tx, tenantId);
    return {
      tx,
      tenantId,
      now,
      business,
      settings,
      day,
      waiting: await waitingTurns(tx, day),
      paceOf: (await readPaces(tx, day, settings, { now, timeZone: business.timeZone }))(now),
      texts: [],
      turnUrlOf: turnUrlBy(this.config.publicUrl),
    };
  }
}
