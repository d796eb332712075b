/** A clock that stands still until it is told to move. */
export interface FixedClock {
  now(): Date;
  /** Forward by milliseconds. */
  advance(ms: number): void;
  /** To an ISO 8601 instant. */
  set(iso: string): void;
}

/** A `Clock` for tests that shows the ISO 8601 instant until it is moved. */
export function fixedClock(iso: string): FixedClock {
  let at = instant(iso);
  return {
    now: () => new Date(at),
    advance: (ms) => void (at += ms),
    set: (next) => void (at = instant(next)),
  };
}

function instant(iso: string): number {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) throw new Error(`Not an instant: ${iso}`);
  return at;
}
