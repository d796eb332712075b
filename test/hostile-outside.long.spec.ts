import { eventually, openFiles, seeded, type Seed } from '@bellbird/testing';
import type { Client } from './support/client.js';
import { faultLines, filesLeft, residentBytes } from './support/fuzz/left-behind.js';
import { strike, type Kind } from './support/fuzz/strike.js';
import { eachOf } from './support/openapi.js';
import { Product } from './support/product.js';

/** Loaded before the product: at USR2 it says how much is kept once what nobody holds is gone. */
const heapAtSignal = `data:text/javascript,${encodeURIComponent(`
  import { setFlagsFromString } from 'node:v8';
  import { runInNewContext } from 'node:vm';
  import { isMainThread } from 'node:worker_threads';
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc');
  if (isMainThread) process.on('SIGUSR2', () => { gc(); gc(); const { heapUsed, external } = process.memoryUsage(); console.log('HEAP ' + (heapUsed + external)); });
`)}`;

const blows = 10_000;
const warmUp = 1_500;
const longestMs = 12 * 60_000;
const refreshEvery = 1_000;
const mega = 2 ** 20;

interface Figures {
  heap: number;
  resident: number;
  files: number;
}

/** The whole product under everything that a stranger with a token may send to its port. */
describe('10,000 hostile uploads, requests and frames in a row', () => {
  let product: Product;
  let clients: Client[];
  beforeAll(async () => {
    product = await Product.start({ NODE_OPTIONS: `--import ${heapAtSignal}` });
    // An upload under way counts for its business: several, so that not all are told to come later.
    clients = await Promise.all(Array.from({ length: 6 }, () => product.signUp()));
  }, 120_000);
  afterAll(() => product?.stop());

  /** When all is quiet: what is open for a while, such as a kept connection, is over. */
  async function figures(): Promise<Figures> {
    const before = product.lines.length;
    process.kill(product.pid, 'SIGUSR2');
    const line = await eventually(() => product.lines.slice(before).find((each) => each.startsWith('HEAP')) ?? false);
    return {
      heap: Number(line.slice(5)),
      resident: await residentBytes(product.pid),
      files: (await openFiles(product.pid)).length,
    };
  }

  async function strikeTimes(seed: Seed, count: number, until: number): Promise<Record<string, number>> {
    const answers: Record<string, number> = {};
    const port = Number(new URL(product.url).port);
    let done = 0;
    await eachOf(
      Array.from({ length: count }, () => seed.pick<Kind>(['upload', 'upload', 'raw', 'socket'])),
      async (kind) => {
        if (performance.now() > until) return;
        const answer = await strike(kind, seed, { port, token: seed.pick(clients).token! });
        const status = `${kind} ${/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'none'}`;
        answers[status] = (answers[status] ?? 0) + 1;
        if (++done % refreshEvery === 0) await Promise.all(clients.map((client) => client.refresh()));
      },
      12,
    );
    expect(done).toBe(count);
    return answers;
  }

  it(
    'leave the product as it was',
    () =>
      seeded(async (seed) => {
        const until = performance.now() + longestMs;
        const [printed, filesBefore] = [product.lines.length, await filesLeft(product.pid, product.folder)];
        const nothingUnderWay = (): Promise<void> =>
          eventually(async () => expect(await filesLeft(product.pid, product.folder)).toEqual(filesBefore), {
            timeoutMs: 20_000,
          });
        await strikeTimes(seed, warmUp, until);
        await nothingUnderWay();
        const before = await figures();
        const answers = await strikeTimes(seed, blows, until);
        await nothingUnderWay();
        await eventually(
          async () => expect((await openFiles(product.pid)).length).toBeLessThanOrEqual(before.files + 10),
          { timeoutMs: 30_000 },
        );
        const after = await figures();
        process.stderr.write(`${JSON.stringify({ before, after, answers })}\n`);
        expect(after.heap - before.heap).toBeLessThan(30 * mega);
        expect(after.resident - before.resident).toBeLessThan(150 * mega);
        // They arrived: uploads were read and refused, requests were none, sockets were joined.
        for (const heard of ['upload 400', 'raw 400', 'socket 101'])
          expect(answers[heard] ?? 0).toBeGreaterThan(blows / 100);
        expect(Object.keys(answers).filter((status) => / 5/.test(status) && !/ 50[13]/.test(status))).toEqual([]);
        expect(faultLines(product.lines.slice(printed)).filter((line) => !line.startsWith('HEAP'))).toEqual([]);
        expect((await fetch(`${product.url}/api/health/ready`)).status).toBe(200);
        expect(await clients[0]!.importCsv('phone\n0412345678\n')).toMatchObject({ status: 'completed', created: 1 });
      }),
    longestMs + 120_000,
  );
});
