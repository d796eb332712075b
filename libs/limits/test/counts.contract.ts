import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@bellbird/testing';
import type { Counts, Limit } from '../src/counts.js';

export const limit: Limit = { most: 10, windowMs: 60_000 };
export const newKey = (): Buffer => randomBytes(32);
export const times = (n: number): number[] => Array.from({ length: n }, (_, each) => each);

/** What every adapter of the port has to do; `here` and `there` are two replicas. */
export function countsContract(adapter: string, make: () => { here: Counts; there: Counts }): void {
  describe(`failures counted in ${adapter}`, () => {
    let here: Counts;
    let there: Counts;
    beforeEach(() => void ({ here, there } = make()));

    it('are let pass as often as the limit says, over all replicas, and then refused until the window ends', async () => {
      const keys = [newKey()];
      const began = performance.now();
      for (const n of times(10)) expect(await (n % 2 === 0 ? here : there).count(keys, limit)).toBe(0);
      for (const one of [here, there]) {
        const left = await one.count(keys, limit);
        // All of the window but what has passed since before the first.
        expect(left).toBeGreaterThanOrEqual(60_000 - (performance.now() - began) - 2);
        expect(left).toBeLessThanOrEqual(60_000);
      }
    });

    it('are ten where sixty come at once', async () => {
      const keys = [newKey(), newKey()];
      const answers = await Promise.all(
        times(60).map((n) => (n % 2 === 0 ? here : there).count(n % 3 === 0 ? keys : [...keys].reverse(), limit)),
      );
      expect(answers.filter((left) => left === 0)).toHaveLength(10);
    });

    it('are counted under all keys or none', async () => {
      const [mine, shared] = [newKey(), newKey()];
      for (const _ of times(10)) await here.count([shared], limit);
      for (const _ of times(12)) expect(await here.count([mine, shared], limit)).toBeGreaterThan(0);
      for (const _ of times(10)) expect(await here.count([mine], limit)).toBe(0);
    });

    it('are taken back where they were none, and never below nothing', async () => {
      const keys = [newKey()];
      await here.takeBack(keys);
      for (const _ of times(30)) {
        expect(await here.count(keys, limit)).toBe(0);
        await there.takeBack(keys);
      }
      await here.takeBack(keys);
      for (const _ of times(10)) expect(await here.count(keys, limit)).toBe(0);
      expect(await here.count(keys, limit)).toBeGreaterThan(0);
    });

    it('are forgotten when their window is over, which begins with the first of them', async () => {
      const keys = [newKey()];
      const short: Limit = { most: 2, windowMs: 1_000 };
      const fills = async () => {
        const left = await eventually(async () => (await here.count(keys, short)) || false, { everyMs: 1 });
        expect(left).toBeLessThanOrEqual(1_000);
      };
      await fills();
      // Asked for again and again: were it to begin anew with each, it would never be over.
      await eventually(async () => expect(await here.count(keys, short)).toBe(0));
      await fills();
    });
  });
}
