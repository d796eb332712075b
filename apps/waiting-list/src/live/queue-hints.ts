import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { SparingHints, type LiveEvents } from '@bellbird/live-events';
import { LIVE_EVENTS } from '@bellbird/service-host';
import type { WorkDay } from '../work-day/work-day.js';

/** Four a second: in a rush nobody reads more. */
const gapMs = 250;

/** Tells browsers that the list changed. */
@Injectable()
export class QueueHints implements OnModuleDestroy {
  private readonly hints: SparingHints;

  constructor(@Inject(LIVE_EVENTS) live: LiveEvents) {
    this.hints = new SparingHints(live, gapMs);
  }

  boardChanged(tenantId: string): void {
    this.hints.tell({ type: 'waiting-list-updated', tenantId, id: tenantId });
  }

  /** After a change of turns: a day that took no more may have closed itself. */
  queueChanged({ tenantId, state }: Pick<WorkDay, 'tenantId' | 'state'>): void {
    if (state === 'closed') this.settingsChanged(tenantId);
    else this.boardChanged(tenantId);
  }

  /** The business shows settings and day among its own. */
  settingsChanged(tenantId: string): void {
    this.hints.tell({ type: 'tenant-updated', tenantId, id: tenantId });
    this.boardChanged(tenantId);
  }

  onModuleDestroy(): void {
    this.hints.stop();
  }
}
