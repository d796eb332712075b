import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@bellbird/testing';
import { IdempotentLoad, type LoadReport } from './idempotent-load.js';
import { ShakenProduct } from './shaken-product.js';

export interface PostgresFaults {
  /** Commits whose answer is lost. */
  cuts: number;
  swallowedMs: number;
  stops: number;
  /** For which time it stays away after it was stopped. */
  downMs: number;
  terminations: number;
  /** Whether it also keeps its deadlines, which a machine with other work may not: for who has it to themselves. */
  isTimed: boolean;
}

const deadlineMs = 10_000;
/** Of nobody, which only the database can say. */
const authorization = `Basic ${Buffer.from('nobody@example.com:Bellbird1!').toString('base64')}`;
const figures = (report: LoadReport): string =>
  `${report.effects} effects in ${report.calls} calls, slowest ${report.slowestMs} ms (a ${report.slowest}), told to come again: ${
    Object.entries(report.refused)
      .map(([what, times]) => `${times} × ${what}`)
      .join(', ') || 'none'
  }`;
const seconds = (each: readonly number[]): string => each.map((ms) => `${(ms / 1_000).toFixed(1)} s`).join(', ');

/** Checks 45, 38, 36 and 37 of a whole product: what its Postgres, and the way to it, may do to it. */
export function postgresFaults({ cuts, swallowedMs, stops, downMs, terminations, isTimed }: PostgresFaults): void {
  let world: ShakenProduct;

  beforeAll(async () => {
    world = await ShakenProduct.start();
  }, 120_000);
  afterAll(() => world?.stop(), 60_000);

  const inTime = (ms: number, most: number): void => {
    // Beside other work a call may take longer, but it ends.
    expect(ms).toBeLessThan(isTimed ? most : 60_000);
  };
  const askAtOnce = (count: number): Promise<{ status: number }[]> =>
    Promise.all(
      Array.from({ length: count }, () =>
        world.product.guest().ask('POST', '/auth/sign-in', undefined, { authorization }),
      ),
    );

  async function under(nth: number, fault: (load: IdempotentLoad) => Promise<string>): Promise<LoadReport> {
    const load = await IdempotentLoad.start(world, nth);
    await load.goesOn();
    let said: string;
    let report: LoadReport;
    try {
      said = await fault(load);
      await load.goesOn();
    } finally {
      world.proxy.heal();
      world.expectAlive();
      report = await load.stop();
    }
    console.info(`${said}; ${figures(report)}`);
    expect(report.wrong).toEqual([]);
    await load.expectExactlyOnce();
    return report;
  }

  it('break off between a commit and its answer: who comes again with the key has it once', async () => {
    const report = await under(1, async () => {
      // What keeps the answers to keys, and what credits a payment.
      const done = world.proxy.cutCommits(cuts, /insert into idempotency|ledger_top_up/);
      await eventually(() => done.done === cuts, { timeoutMs: 240_000 });
      return `${done.done} commits whose answer was lost`;
    });
    expect(report.refused['503 unavailable']).toBeGreaterThan(0);
  }, 400_000);

  it('swallow everything in silence: nobody waits longer than a deadline, and the pools are whole afterwards', async () => {
    const report = await under(2, async (load) => {
      world.proxy.swallow();
      const red = await world.becomesReady(false);
      // Answered while it is silent still: nobody waits for its end.
      for (const { status } of await askAtOnce(5)) expect(status).toBeGreaterThanOrEqual(500);
      await pause(Math.max(0, swallowedMs - red));
      world.proxy.heal();
      const [green, on] = await Promise.all([world.becomesReady(true), load.goesOn()]);
      const began = performance.now();
      const guests = await askAtOnce(40);
      const crowd = performance.now() - began;
      expect(guests.filter(({ status }) => status >= 500)).toEqual([]);
      inTime(red, 5_000);
      inTime(Math.max(green, on, crowd), deadlineMs);
      return `${swallowedMs / 1_000} s of silence: red after ${seconds([red])}, green ${seconds([green])} and the next effect ${seconds([on])} after it ended, 40 at once answered in ${seconds([crowd])}`;
    });
    inTime(report.slowestMs, deadlineMs);
  }, 200_000);

  it('stop at once, and come back: nothing that was answered is lost, and nobody has to start anything again', async () => {
    await under(3, async (load) => {
      const [reds, greens, backs]: [number[], number[], number[]] = [[], [], []];
      for (let nth = 0; nth < stops; nth++) {
        process.kill(world.server.pid, 'SIGQUIT'); // pg_ctl stop -m immediate
        world.proxy.refuse();
        reds.push(await world.becomesReady(false));
        await pause(downMs);
        await eventually(() => world.sql('postgres', 'select 1'), { timeoutMs: 30_000 });
        world.proxy.heal();
        const [green, back] = await Promise.all([world.becomesReady(true), load.goesOn()]);
        greens.push(green);
        backs.push(back);
        await pause(500);
      }
      inTime(Math.max(...reds), 5_000);
      inTime(Math.max(...greens, ...backs), deadlineMs);
      return `${stops} immediate stops: red after ${seconds(reds)}, green after ${seconds(greens)}, the next effect after ${seconds(backs)}`;
    });
  }, 300_000);

  it('end sessions at random: each is told to come again or has what it asked for', async () => {
    await under(4, async () => {
      let ended = 0;
      while (ended < terminations) {
        ended += await world.endSessions(1);
        world.expectAlive();
        await pause(20 + Math.random() * 60);
      }
      return `${ended} sessions ended`;
    });
  }, 300_000);
}
