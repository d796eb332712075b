import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TwilioSms } from '../../src/channels/sms/twilio/twilio-sms.js';
import { RestartingCarrier } from './restarting-carrier.js';
import { account } from './start-twilio-carrier.js';

let restarting: RestartingCarrier;
beforeAll(async () => void (restarting = await RestartingCarrier.start()), 60_000);
afterAll(() => restarting?.stop());

it('the carrier still has after a kill -9 whatever it answered for, and nothing of it twice', async () => {
  const twilio = new TwilioSms({ ...account, apiUrl: restarting.carrier.url, connections: 20, timeoutMs: 2_000 });
  const pair = { from: '+61491578888', to: '+61412345678' };
  let killed: Promise<void> | undefined;
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      const outcome = await twilio.send(
        {
          ...pair,
          id: `x.${n}`,
          attempt: 1,
          body: `Text ${n}`,
          statusCallback: `http://127.0.0.1:9/?m=x.${n}&a=1&s=y`,
          validitySeconds: 600,
        },
        () => true,
      );
      if (n === 60) killed = restarting.kill();
      return outcome;
    }),
  );
  await killed;
  const known = new Set((await twilio.lookUp(pair)).map(({ sid }) => sid));
  const accepted = outcomes.flatMap((outcome) => (outcome.kind === 'accepted' ? [outcome.sid] : []));
  expect(accepted.length).toBeGreaterThan(50);
  expect(accepted.length).toBeLessThan(200);
  expect(accepted.filter((sid) => !known.has(sid))).toEqual([]);
  // What was cut off is unknown, or was refused at the door; never taken for rejected.
  expect(outcomes.filter(({ kind }) => !['accepted', 'unknown', 'notSent'].includes(kind))).toEqual([]);
  expect(outcomes.filter(({ kind }) => kind === 'unknown').length + accepted.length).toBeGreaterThanOrEqual(known.size);
  expect((await restarting.carrier.report()).twice).toEqual([]);
  await twilio.close();
}, 60_000);
