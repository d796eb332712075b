import { expect, it } from '@jest/globals';
import { seeded } from '@bellbird/testing';
import { expectEverybodyOnce, killStorm, tellOf } from './kill-storm.js';
import { startTwilioCarrier } from './twilio-carrier/start-twilio-carrier.js';

/** Check 18 through the Twilio adapter, short: Twilio's POST knows no idempotency, so only the look-up keeps this true. */
it('through Twilio loses nobody, texts nobody twice and charges nobody twice while its workers are killed', async () => {
  const after = await seeded((seed) =>
    killStorm(
      {
        messages: 3_000,
        campaigns: 3,
        kills: 6,
        workers: 2,
        everyMs: [50, 500],
        latencyMs: 100,
        carrier: startTwilioCarrier,
        // Also without a kill an answer is lost now and then, and a text is listed only a while after it was taken.
        faults: { percent: { 'accept-reset': 0.5, 'error-after-accept': 0.5 }, listedAfterMs: 300 },
      },
      seed,
    ),
  );
  tellOf(after);
  expectEverybodyOnce(after, 3);
  expect(after.interrupted).toBeGreaterThan(0);
}, 120_000);
