import { expect, it } from '@jest/globals';
import { seeded } from '@bellbird/testing';
import { killStorm } from './kill-storm.js';

/** Check 18, short: with the fault points and the stops together ≥ 20 kills and ≥ 10,000 messages. */
it('loses nobody, texts nobody twice and charges nobody twice while its workers are killed', async () => {
  const after = await seeded((seed) =>
    killStorm({ messages: 9_000, campaigns: 9, kills: 15, workers: 2, everyMs: [50, 500], latencyMs: 100 }, seed),
  );
  process.stderr.write(
    `${after.kills} kills, ${after.recipients} messages, ${after.report.calls} calls, ${after.interrupted} interrupted, ${Math.round(after.ms)} ms\n`,
  );
  expect(after.report).toMatchObject({ twice: [], messages: after.recipients, accepted: after.recipients });
  expect(after.interrupted).toBeGreaterThan(0);
  expect(after.report.mostAttempt).toBeLessThanOrEqual(3);
  expect(after.differences).toEqual({ onlyHere: [], onlyThere: [], otherSid: [] });
  expect(after.figures).toEqual({
    open: 0,
    byState: { 2: after.recipients },
    charged: String(80_000n * BigInt(after.recipients)),
    finished: 9,
    finishedWrong: 0,
  });
}, 180_000);
