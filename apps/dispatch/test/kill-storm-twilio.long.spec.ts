import { expect, it } from '@jest/globals';
import { seeded } from '@bellbird/testing';
import { expectEverybodyOnce, killStorm, tellOf } from './kill-storm.js';
import { RestartingCarrier } from './twilio-carrier/restarting-carrier.js';
import { startTwilioCarrier } from './twilio-carrier/start-twilio-carrier.js';

/** Check 18 through the Twilio adapter, whole: 200 kill -9 at random times, 100,000 messages, no idempotency, answers lost. */
it('through Twilio loses nobody, texts nobody twice and charges nobody twice in 100,000 messages and 200 kills', async () => {
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
        carrier: startTwilioCarrier,
        faults: {
          percent: { 'accept-reset': 0.2, 'error-after-accept': 0.2, 'accept-then-close': 0.5 },
          listedAfterMs: 300,
        },
      },
      seed,
    ),
  );
  tellOf(after);
  expectEverybodyOnce(after, 40);
  expect(after.interrupted).toBeGreaterThan(2_000);
}, 900_000);

/** The carrier dies as well: what it took it still has, what it had not answered is looked up, what is refused meanwhile waits. */
it('while the carrier is killed too, texts nobody twice and charges for what the carrier has', async () => {
  const restarting = await RestartingCarrier.start();
  try {
    const after = await seeded((seed) =>
      killStorm(
        {
          messages: 12_000,
          campaigns: 8,
          kills: 24,
          workers: 2,
          everyMs: [100, 600],
          latencyMs: 50,
          env: { DISPATCH_IN_FLIGHT: '30' },
          carrier: () => Promise.resolve(restarting.carrier),
          alsoAfterKills: { every: 4, act: () => restarting.kill() },
        },
        seed,
      ),
    );
    const [accepted, rejected] = [after.figures.byState[2] ?? 0, after.figures.byState[3] ?? 0];
    process.stderr.write(
      `${after.kills} kills, ${restarting.kills} of the carrier, ${after.recipients} messages, ${accepted} accepted, ${rejected} given up, ${after.interrupted} interrupted, ${Math.round(after.ms)} ms\n`,
    );
    expect(restarting.kills).toBe(6);
    expect(after.report).toMatchObject({ twice: [], messages: accepted, accepted });
    // A text that met the closed door three times is given up, uncharged; hardly any, as the breaker waits.
    expect(accepted + rejected).toBe(after.recipients);
    expect(rejected).toBeLessThan(after.recipients / 100);
    expect(after.differences).toEqual({ onlyHere: [], onlyThere: [], otherSid: [] });
    expect(after.figures).toMatchObject({
      open: 0,
      charged: String(80_000n * BigInt(accepted)),
      finished: 8,
      finishedWrong: 0,
    });
  } finally {
    await restarting.stop();
  }
}, 300_000);
