import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { eventually, type Seed } from '@bellbird/testing';
import { messageState } from '../src/message-state.js';
import {
  dispatchWorld,
  fund,
  startCarrier,
  storeAudience,
  wideAudience,
  wideFunding,
  type Campaign,
  type ProviderReport,
  type TestCarrier,
  type World,
} from './dispatch-world.js';
import { disagreements, figuresOf, type Figures } from './figures.js';
import { WorkerPool } from './worker-pool.js';

export interface Storm {
  messages: number;
  campaigns: number;
  kills: number;
  workers: number;
  /** Between two kills, milliseconds. */
  everyMs: [from: number, to: number];
  latencyMs: number;
  env?: Record<string, string>;
  /** False: the carrier has no look-up that shows anything. */
  showLookUps?: boolean;
  /** The one that speaks as the sandbox does, unless told. */
  carrier?: () => Promise<TestCarrier>;
  /** What else the carrier does, from the beginning. */
  faults?: Record<string, unknown>;
  /** Campaigns of two texts, with links, in the own time of people of four zones, all of which may be texted now. */
  isWide?: boolean;
  /** Done after every so many kills of a worker. */
  alsoAfterKills?: { every: number; act: () => Promise<void> };
}

export interface AfterTheStorm {
  kills: number;
  figures: Figures;
  report: ProviderReport;
  differences: Awaited<ReturnType<typeof disagreements>>;
  recipients: number;
  /** Calls whose answer was lost with their worker. */
  interrupted: number;
  ms: number;
}

const firstCalls = (world: World): Promise<boolean> =>
  eventually(
    async () => (await world.look(`select 1 from message where state = ${messageState.sending} limit 1`)).length > 0,
    { timeoutMs: 30_000, everyMs: 5 },
  );

/**
 * Workers are killed at random times while they send to a carrier that knows no idempotency: check 18. Answers when
 * every campaign is said to be finished, with what the database, its events and the carrier say then.
 */
export async function killStorm(storm: Storm, seed: Seed): Promise<AfterTheStorm> {
  const [world, carrier] = await Promise.all([dispatchWorld(), (storm.carrier ?? startCarrier)()]);
  const pool = await WorkerPool.start(world, carrier.url, storm.workers, 3, {
    DISPATCH_IN_FLIGHT: '60',
    ...carrier.env,
    ...storm.env,
  });
  try {
    await carrier.set({ latencyMs: storm.latencyMs, showLookUps: storm.showLookUps ?? true, ...storm.faults });
    const each = Math.ceil(storm.messages / storm.campaigns);
    const campaigns: Campaign[] = [];
    const wide = storm.isWide === true ? wideAudience : {};
    for (let n = 0; n < storm.campaigns; n++)
      campaigns.push(await storeAudience(world, each, { pageSize: 250, ...wide }));
    const begin = async (): Promise<void> => {
      const campaign = campaigns[funded++]!;
      await fund(world, campaign, storm.isWide === true ? wideFunding(funded) : {});
    };
    const began = performance.now();
    let funded = 0;
    while (pool.kills < storm.kills) {
      // Campaigns are spread over the kills, and a new one begins only when too few messages are left: on a fast machine
      // the later kills meet workers in full flight too.
      const [left] = await world.look<{ n: number }>(
        `select count(*)::int as n from message join campaign_control ca using (tenant_no, campaign_no) where ca.state = 'running' and message.state = 0`,
      );
      const due = Math.ceil(((pool.kills + 1) * campaigns.length) / storm.kills);
      const begins = (left?.n ?? 0) < each && funded < due;
      if (begins) {
        await begin();
        await firstCalls(world);
      }
      await pause(seed.int(...storm.everyMs));
      await pool.killOne(seed.int(0, storm.workers - 1));
      if (storm.alsoAfterKills !== undefined && pool.kills % storm.alsoAfterKills.every === 0)
        await storm.alsoAfterKills.act();
    }
    while (funded < campaigns.length) await begin();
    await eventually(
      async () =>
        (await world.look<{ n: number }>(`select count(*)::int as n from campaign_control where state = 'finished'`))[0]
          ?.n === storm.campaigns,
      { timeoutMs: 90_000, everyMs: 200 },
    ).catch(async (error: unknown) => {
      const left = await world.look(
        `select ca.state as campaign, ch.state as chunk, m.state, m.attempt, count(*)::int as n from message m join chunk ch on ch.id = m.chunk_id join campaign_control ca on ca.campaign_no = m.campaign_no group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
      );
      throw new Error(`Not finished: ${JSON.stringify(left)}`, { cause: error });
    });
    const ms = performance.now() - began;
    const [unknown] = await world.look<{ n: number }>(
      'select coalesce(sum(unknown) filter (where unknown > 0), 0)::int as n from settle',
    );
    return {
      interrupted: unknown?.n ?? 0,
      kills: pool.kills,
      figures: await figuresOf(world),
      report: await carrier.report(),
      differences: await disagreements(world, await carrier.accepted()),
      recipients: each * storm.campaigns,
      ms,
    };
  } finally {
    await pool.stop();
    await carrier.service.kill('SIGKILL');
    await world.drop();
  }
}

/** What happened, for whoever reads the run. */
export function tellOf(after: AfterTheStorm): void {
  process.stderr.write(
    `${after.kills} kills, ${after.recipients} messages, ${after.report.calls} calls, ${after.interrupted} interrupted, ${Math.round(after.ms)} ms\n`,
  );
}

/** Everybody was texted, once, and is charged for once; at the carrier as here. */
export function expectEverybodyOnce(after: AfterTheStorm, campaigns: number): void {
  expect(after.report).toMatchObject({ twice: [], messages: after.recipients, accepted: after.recipients });
  expect(after.report.mostAttempt).toBeLessThanOrEqual(3);
  expect(after.differences).toEqual({ onlyHere: [], onlyThere: [], otherSid: [] });
  expect(after.figures).toEqual({
    open: 0,
    byState: { 2: after.recipients },
    charged: String(80_000n * BigInt(after.recipients)),
    finished: campaigns,
    finishedWrong: 0,
  });
}
