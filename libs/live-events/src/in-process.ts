import { EventEmitter } from 'node:events';
import type { LiveEvent, LiveEvents } from './live-events.js';

/** Live events inside one process: the embedded default. */
export class InProcessLiveEvents implements LiveEvents {
  private readonly emitter = new EventEmitter().setMaxListeners(0);

  async publish(event: LiveEvent): Promise<void> {
    this.emitter.emit(event.tenantId, event);
  }

  async subscribe(tenantId: string, listener: (event: LiveEvent) => void): Promise<() => Promise<void>> {
    this.emitter.on(tenantId, listener);
    return async () => void this.emitter.off(tenantId, listener);
  }

  async close(): Promise<void> {
    this.emitter.removeAllListeners();
  }
}
