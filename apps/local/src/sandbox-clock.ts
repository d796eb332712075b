import type { Clock } from '@bellbird/service-host';

/** Business time that the sandbox can move: it runs on from wherever it was put. */
export class SandboxClock implements Clock {
  private offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  move(offsetMs: number): void {
    this.offsetMs = offsetMs;
  }
}
