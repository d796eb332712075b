import { expect, it } from '@jest/globals';
import { seeded } from '@bellbird/testing';
import { expectEverybodyOnce, killStorm, tellOf } from './kill-storm.js';

/** Check 18, whole: 200 kill -9 at random times, 100,000 messages, a carrier without idempotency. */
it('loses nobody, texts nobody twice and charges nobody twice in 100,000 messages and 200 kills', async () => {
  const after = await seeded((seed) =>
    killStorm(
      {
        messages: 100_000,
        campaigns: 40,
        kills: 200,
        workers: 3,
        everyMs: [50, 600],
        latencyMs: 50,
        env: { DISPATCH_IN_FLIGHT: '12' },
      },
      seed,
    ),
  );
  tellOf(after);
  expectEverybodyOnce(after, 40);
  expect(after.interrupted).toBeGreaterThan(2_000);
}, 900_000);

/** Check 21 of texts whole: as check 18, with everything that a campaign can have. */
it('21. the same with two texts, links and people’s own time: 100,000 messages and 50 kills', async () => {
  const after = await seeded((seed) =>
    killStorm(
      {
        messages: 100_000,
        campaigns: 20,
        kills: 50,
        workers: 3,
        everyMs: [500, 3_000],
        latencyMs: 50,
        env: { DISPATCH_IN_FLIGHT: '20' },
        isWide: true,
      },
      seed,
    ),
  );
  tellOf(after);
  expectEverybodyOnce(after, 20);
  expect(after.interrupted).toBeGreaterThan(100);
}, 900_000);

/** Without look-ups nothing can be known of a call that was interrupted: at most the calls in flight are doubled. */
it('with a carrier that shows nothing, doubles no more than was in flight at the kills', async () => {
  const after = await seeded((seed) =>
    killStorm(
      {
        messages: 6_000,
        campaigns: 6,
        kills: 10,
        workers: 2,
        everyMs: [50, 400],
        latencyMs: 100,
        env: { DISPATCH_IN_FLIGHT: '40' },
        showLookUps: false,
      },
      seed,
    ),
  );
  process.stderr.write(`${after.report.twice.length} twice after ${after.kills} kills\n`);
  expect(after.report.messages).toBe(
    after.recipients - (after.figures.byState[6] ?? 0) + after.differences.onlyThere.length,
  );
  expect(after.report.twice.length).toBeLessThanOrEqual(after.kills * 40);
  expect(after.figures).toMatchObject({ open: 0, finishedWrong: 0 });
}, 300_000);
