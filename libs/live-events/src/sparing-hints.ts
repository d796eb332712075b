import { inItsTrace } from './in-its-trace.js';
import type { LiveEvent, LiveEvents } from './live-events.js';

/**
 * Hints about what changes faster than anybody reads: the first change of a thing at once, then at most one each
 * `gapMs` milliseconds; the last change is always told. Never throws: a hint may be lost, what is shown is read anew.
 */
export class SparingHints {
  private readonly resting = new Map<string, { timer: NodeJS.Timeout; again: LiveEvent | null }>();

  constructor(
    private readonly live: LiveEvents,
    private readonly gapMs: number,
  ) {}

  tell(told: LiveEvent): void {
    const event = inItsTrace(told);
    const key = [event.type, event.tenantId, event.id, event.userId].join(' ');
    const rest = this.resting.get(key);
    if (rest !== undefined) {
      rest.again = event;
      return;
    }
    this.live.publish(event).catch(() => undefined);
    const timer = setTimeout(() => {
      const again = this.resting.get(key)?.again;
      this.resting.delete(key);
      if (again) this.tell(again);
    }, this.gapMs);
    timer.unref();
    this.resting.set(key, { timer, again: null });
  }

  /** What rests is not told any more. */
  stop(): void {
    for (const { timer } of this.resting.values()) clearTimeout(timer);
    this.resting.clear();
  }
}
