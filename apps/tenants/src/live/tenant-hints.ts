import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { SparingHints, type LiveEvents } from '@bellbird/live-events';
import { LIVE_EVENTS } from '@bellbird/service-host';

/** Captures come many a second; a browser needs the balance a few times a second at most. */
const gapMs = 300;

/** Tells browsers that the balance or the details changed. */
@Injectable()
export class TenantHints implements OnModuleDestroy {
  private readonly hints: SparingHints;

  constructor(@Inject(LIVE_EVENTS) live: LiveEvents) {
    this.hints = new SparingHints(live, gapMs);
  }

  balanceChanged(tenantId: string): void {
    this.hints.tell({ type: 'updated-balance', tenantId, id: tenantId });
  }

  tenantChanged(tenantId: string): void {
    this.hints.tell({ type: 'tenant-updated', tenantId, id: tenantId });
  }

  onModuleDestroy(): void {
    this.hints.stop();
  }
}
