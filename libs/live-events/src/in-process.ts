import { Listeners } from './listeners.js';
import type { LiveEvent, LiveEvents, LiveListener } from './live-events.js';

/** Live events inside one process: the embedded default. */
export class InProcessLiveEvents implements LiveEvents {
  private readonly listeners = new Listeners();

  async publish(event: LiveEvent): Promise<void> {
    this.listeners.tell(event);
  }

  async subscribe(tenantId: string, listener: LiveListener): Promise<() => Promise<void>> {
    const { remove } = this.listeners.add(tenantId, listener);
    return async () => void remove();
  }

  async close(): Promise<void> {
    this.listeners.clear();
  }
}
