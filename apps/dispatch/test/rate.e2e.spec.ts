import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually, type Service } from '@bellbird/testing';
import {
  dispatchWorld,
  fund,
  startCarrier,
  startWorker,
  storeAudience,
  type CarrierCall,
  type World,
} from './dispatch-world.js';

/** Check 27, short: its long form is a minute. */
const seconds = Number(process.env['RATE_SECONDS'] ?? 10);
let world: World;
let carrier: Awaited<ReturnType<typeof startCarrier>>;
let workers: Service[] = [];
beforeAll(async () => {
  [world, carrier] = await Promise.all([dispatchWorld(), startCarrier()]);
}, 60_000);
afterAll(async () => {
  await carrier?.service.kill('SIGKILL');
  await world?.drop();
});
const start = async (env: Record<string, string>) => {
  workers = await Promise.all(
    Array.from({ length: 4 }, () => startWorker(world, carrier.url, { DISPATCH_LEASE_MS: '5000', ...env })),
  );
};
const stop = () => Promise.all(workers.map((worker) => worker.kill('SIGKILL')));

/**
 * By how many any stretch of the calls was ahead of ten a second. On a busy machine what left in one second may arrive in
 * the next, but nothing arrives before it left.
 */
function mostAhead(calls: readonly CarrierCall[]): number {
  const times = calls.map(({ at }) => at).sort((a, b) => a - b);
  let [most, least] = [0, Infinity];
  times.forEach((at, n) => {
    const debt = n - at / 100;
    least = Math.min(least, debt);
    most = Math.max(most, debt - least + 1);
  });
  return most;
}

it.each([
  ['a sender', { SENDER_MPS_DEFAULT: '10' }, 1],
  ['the account, over two senders', { ACCOUNT_MPS: '10' }, 2],
])(
  '%s of 10 parts a second, on four workers, is never passed and is used',
  async (_what, env, senders) => {
    const before = (await carrier.calls()).length;
    await start(env);
    const campaigns = [];
    for (let n = 0; n < senders; n++) campaigns.push(await storeAudience(world, 40 * seconds, { pageSize: 100 }));
    for (const [n, campaign] of campaigns.entries())
      await fund(world, campaign, { sender: { callerId: crypto.randomUUID(), address: `+6149157880${n}` } });
    await eventually(async () => (await carrier.calls()).length > before, { timeoutMs: 10_000 });
    await pause(seconds * 1_000);
    await eventually(async () => (await carrier.calls()).length >= before + 9.5 * seconds);
    await stop();
    const calls = (await carrier.calls()).slice(before);
    const span = (calls.at(-1)!.at - calls[0]!.at) / 1_000;
    process.stderr.write(`${calls.length} calls in ${span} s, at most ${mostAhead(calls)} ahead of their rate\n`);
    // A second's worth and two that arrive late by one.
    expect(mostAhead(calls)).toBeLessThanOrEqual(22);
  },
  60_000,
);
