import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually, seeded, type Service } from '@bellbird/testing';
import { dispatchWorld, fund, startCarrier, startWorker, storeAudience, type World } from './dispatch-world.js';
import { disagreements, figuresOf } from './figures.js';

/** Check 24. */
let world: World;
let carrier: Awaited<ReturnType<typeof startCarrier>>;
const workers: Service[] = [];
beforeAll(async () => {
  [world, carrier] = await Promise.all([dispatchWorld(), startCarrier()]);
  for (let n = 0; n < 2; n++)
    workers.push(await startWorker(world, carrier.url, { DISPATCH_IN_FLIGHT: '30', LOOKUP_AFTER_MS: '300,700,1200' }));
}, 60_000);
afterAll(async () => {
  for (const worker of workers) await worker.kill('SIGKILL');
  await carrier?.service.kill('SIGKILL');
  await world?.drop();
});

it('a worker that is stopped past its lease and wakes sends nothing of what others took over, and what it did send counts', async () => {
  await carrier.set({ latencyMs: 60 });
  const campaign = await storeAudience(world, 4_000, { pageSize: 500 });
  await fund(world, campaign);
  await seeded(async ({ int }) => {
    for (let times = 0; times < 4; times++) {
      await pause(int(200, 700));
      const zombie = workers[times % 2]!;
      process.kill(zombie.pid, 'SIGSTOP');
      await pause(2_600); // the lease is 1.5 s: the other has taken its chunks over and looked the unknown up
      process.kill(zombie.pid, 'SIGCONT');
    }
  });
  await eventually(
    async () =>
      expect((await world.look<{ state: string }>('select state from campaign_control'))[0]?.state).toBe('finished'),
    { timeoutMs: 40_000 },
  );
  await pause(1_000);
  const [figures, report] = [await figuresOf(world), await carrier.report()];
  const [resent] = await world.look<{ n: number; taken: number }>(
    `select (select count(*) from message where attempt > 1)::int as n, (select max(fence) from chunk)::int as taken`,
  );
  process.stderr.write(`${resent?.n} sent again after look-ups, fences up to ${resent?.taken}\n`);
  expect(resent?.taken).toBeGreaterThan(1);
  expect(report.twice).toEqual([]);
  expect(figures).toMatchObject({ open: 0, byState: { 2: 4_000 }, finishedWrong: 0 });
  expect(await disagreements(world, await carrier.accepted())).toEqual({ onlyHere: [], onlyThere: [], otherSid: [] });
}, 120_000);
