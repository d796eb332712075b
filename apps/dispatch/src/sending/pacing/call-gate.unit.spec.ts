import { describe, expect, it } from '@jest/globals';
import { CallGate } from './call-gate.js';

/** A gate and its clock. */
class Gate {
  readonly gate = new CallGate(400);
  now = 1_000_000;

  get ahead(): number {
    return this.gate.sliceSize * 2;
  }

  /** A slice is licensed in so many milliseconds and called for at once. */
  slice(size: number, licenceMs: number): void {
    this.gate.licensed(size, licenceMs, this.now);
    for (let call = 0; call < size; call++) this.gate.start(this.now);
  }

  /** Calls go out at a steady rate for five seconds. Answers how many are licensed ahead then. */
  aheadAfter(perSecond: number, licenceMs: number): number {
    for (let ms = 0; ms < 5_000; ms += 10) {
      this.slice(perSecond / 100, licenceMs);
      this.now += 10;
    }
    return this.ahead;
  }
}

describe('what is licensed ahead', () => {
  it.each([
    ['a twentieth of a second of calls where licences are quick', 2_000, 5, 100],
    ['as much as is called for while four licences are asked for, where they are slow', 2_000, 50, 400],
    ['never more than four tenths of a second of calls', 2_000, 3_000, 800],
    ['never more than a thousand', 20_000, 3_000, 1_000],
    ['eight where hardly anything is called for', 100, 5, 8],
  ])('is %s', (_, perSecond, licenceMs, ahead) => {
    expect(Math.abs(new Gate().aheadAfter(perSecond, licenceMs) - ahead)).toBeLessThanOrEqual(2);
  });

  it('grows and shrinks with the time that a licence takes', () => {
    const gate = new Gate();
    expect(gate.aheadAfter(1_000, 60)).toBe(240);
    expect(gate.aheadAfter(1_000, 5)).toBe(50);
  });

  it('does not run down where licences take longer than a twentieth of a second', () => {
    const gate = new Gate();
    const first = gate.ahead;
    for (let slice = 0; slice < 100; slice++) {
      gate.now += 60;
      gate.slice(gate.gate.sliceSize, 60);
    }
    expect(gate.ahead).toBeGreaterThanOrEqual(first);
  });

  it('begins as at first after a time without work, and small after a carrier stood still', () => {
    const gate = new Gate();
    expect(gate.aheadAfter(200, 5)).toBe(10);
    gate.now += 60_000;
    gate.gate.licensed(10, 5, gate.now);
    gate.gate.start(gate.now);
    expect(gate.ahead).toBe(100);
    gate.now += 5_000;
    gate.gate.start(gate.now);
    expect(gate.ahead).toBe(8);
  });
});
