import type { LiveEvents } from '@bellbird/live-events';
import { LIVE_EVENTS } from '@bellbird/service-host';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';

/** Captures come many a second; a browser needs the balance a few times a second at most. */
const quietMs = 300;

/** Tells browsers that the balance or the details changed: the first at once, then at most one each 300 ms a tenant. */
@Injectable()
export class TenantHints implements OnModuleDestroy {
  private readonly waiting = new Map<string, { timer: NodeJS.Timeout; again: boolean }>();

  constructor(@Inject(LIVE_EVENTS) private readonly live: LiveEvents) {}

  balanceChanged(tenantId: string): void {
    this.tell('updated-balance', tenantId);
  }

  tenantChanged(tenantId: string): void {
    this.tell('tenant-updated', tenantId);
  }

  onModuleDestroy(): void {
    for (const { timer } of this.waiting.values()) clearTimeout(timer);
  }

  private tell(type: 'updated-balance' | 'tenant-updated', tenantId: string): void {
    const key = `${type} ${tenantId}`;
    const waiting = this.waiting.get(key);
    if (waiting !== undefined) {
      waiting.again = true;
      return;
    }
    // A hint may be lost: what is shown is read anew anyway.
    this.live.publish({ type, tenantId, id: tenantId }).catch(() => undefined);
    const timer = setTimeout(() => {
      const entry = this.waiting.get(key);
      this.waiting.delete(key);
      if (entry?.again === true) this.tell(type, tenantId);
    }, quietMs);
    timer.unref();
    this.waiting.set(key, { timer, again: false });
  }
}
