import { expect, it } from '@jest/globals';
import { seeded } from '@bellbird/testing';
import { expectEverybodyOnce, killStorm, tellOf } from './kill-storm.js';

/** Check 18, short: with the fault points and the stops together ≥ 20 kills and ≥ 10,000 messages. */
it('loses nobody, texts nobody twice and charges nobody twice while its workers are killed', async () => {
  const after = await seeded((seed) =>
    killStorm({ messages: 9_000, campaigns: 9, kills: 15, workers: 2, everyMs: [50, 500], latencyMs: 100 }, seed),
  );
  tellOf(after);
  expectEverybodyOnce(after, 9);
  expect(after.interrupted).toBeGreaterThan(0);
}, 180_000);
