import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { eventually, seeded } from '@bellbird/testing';
import { ApartProduct, launch } from './support/apart-product.js';
import { peopleCsv, type Client } from './support/client.js';
import { nobodyLostNobodyTwice, nothingStuck } from './support/nothing-lost.js';
import { oneServiceDown } from './support/one-service-down.js';
import { theStoryIsOneTrace } from './support/one-trace.js';
import { OtlpReceiver } from './support/otlp-receiver.js';
import { aSmallBusinessTextsItsCustomers } from './support/story.js';

const twilio = {
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'token',
  PUBLIC_URL: 'https://bellbird.example',
  SHARED_SENDERS: '+15005550006',
};

/** Every part in a process of its own on Kafka, Redis and Postgres, with two gateways and two more sending workers. */
describe('apart', () => {
  let product: ApartProduct;
  let receiver: OtlpReceiver;

  beforeAll(async () => {
    receiver = await OtlpReceiver.start();
    product = await ApartProduct.start({ BELLBIRD_RESTART: 'true', DISPATCH_IN_FLIGHT: '60', ...receiver.settings });
  }, 330_000);
  afterAll(async () => {
    await product?.stop();
    await receiver?.stop();
  });

  const socketAt = (url: string, client: Client) =>
    createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 20,
      connectionParams: { authorization: `Bearer ${client.token}` },
    });

  describe('a small business texts its customers', () => {
    aSmallBusinessTextsItsCustomers(() => product);

    describe('and whoever looks at its traces', () => theStoryIsOneTrace(() => receiver, 3));
  });

  it('a change of the sandbox’s clock is answered when the processes go by it', async () => {
    const owner = await product.signUp();
    try {
      await owner.sandbox('PUT', '/clock', { now: '2027-03-01T09:00:00+11:00' });
      const { createdAt } = await owner.post<{ createdAt: string }>('/contacts', { phone: '0412 345 678' }, 201);
      expect(createdAt.slice(0, 13)).toBe('2027-02-28T22');
    } finally {
      await owner.sandbox('DELETE', '/clock');
    }
    const askedAt = Date.now();
    const { createdAt } = await owner.post<{ createdAt: string }>('/contacts', { phone: '0412 345 679' }, 201);
    expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(askedAt);
    expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.now());
  });

  it('a live event of one service reaches the browsers of both gateways', async () => {
    const owner = await product.signUp();
    const sockets = ['gateway-1', 'gateway-2'].map((name) => socketAt(product.urlOf(name), owner));
    const heard = sockets.map((socket) => {
      const balances = new Set<unknown>();
      socket.subscribe<{ updatedBalance: { balance: string } }>(
        { query: 'subscription { updatedBalance { balance } }' },
        {
          next: ({ data }) => balances.add(data?.updatedBalance.balance),
          error: () => undefined,
          complete: () => undefined,
        },
      );
      return balances;
    });
    await eventually(
      async () => {
        await owner.topUp('10.00');
        await eventually(() => expect(heard.every((each) => each.size > 0)).toBe(true), { timeoutMs: 1_000 });
      },
      { timeoutMs: 15_000 },
    );
    const before = await owner.balance();
    await owner.topUp('15.00');
    const after = (Number(before) + 15).toFixed(2);
    await eventually(() => expect(heard.map((each) => each.has(after))).toEqual([true, true]), { timeoutMs: 10_000 });
    for (const socket of sockets) await socket.dispose();
  }, 40_000);

  it('kill -9 of a sending worker and of a gateway in the middle of campaigns loses nobody and texts nobody twice', async () => {
    const [people, campaigns] = [150, 10];
    const owner = await product.signUp({ businessName: 'Storm' });
    await owner.importCsv(peopleCsv(people));
    await owner.topUp('500.00');
    const callerId = await owner.senderId();
    await owner.sandbox('PUT', '/phone', { latencyMs: 1_000 });
    const balances = new Set<unknown>();
    const socket = socketAt(product.url, owner);
    socket.subscribe<{ updatedBalance: { balance: string } }>(
      { query: 'subscription { updatedBalance { balance } }' },
      {
        next: ({ data }) => balances.add(data?.updatedBalance.balance),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    const ids = await Promise.all(
      Array.from(
        { length: campaigns },
        async (_, n) =>
          (
            await owner.post<{ id: string }>(
              '/sms-campaigns',
              {
                name: `Storm ${n}`,
                messageType: 'transactional',
                deliveryType: 'immediately',
                callerId,
                message: `Hi {{firstName|there}}, day ${n}.`,
                segmentIds: ['all-contacts'],
              },
              201,
            )
          ).id,
      ),
    );

    // All three have chunks in hand, so whichever is killed is in the middle.
    await eventually(
      async () => {
        const [row] = await product.sql<{ owners: number }>(
          'dispatch',
          'select count(distinct owner)::int as owners from chunk where state = 1',
        );
        expect(row?.owners).toBe(3);
      },
      { timeoutMs: 20_000, everyMs: 50 },
    );
    await Promise.all(['dispatch-worker-1', 'gateway-1'].map((name) => product.killAndAwait(name)));
    expect(product.launcher.lines).toEqual(
      expect.arrayContaining(['dispatch-worker-1 has died (SIGKILL).', 'gateway-1 has died (SIGKILL).']),
    );
    await owner.sandbox('PUT', '/phone', { latencyMs: 20 });

    await nobodyLostNobodyTwice({ owner, ids, mark: ', day ', people, paid: 500 });
    await nothingStuck(product);
    // A browser has come back to the gateway that lives, whichever it hung on.
    await owner.topUp('11.00');
    await eventually(async () => expect(balances).toContain(await owner.balance()), { timeoutMs: 10_000 });
    await socket.dispose();
  }, 120_000);

  it(
    'a service that is stopped in the middle of a campaign holds up nobody else, and its campaigns end when it goes on',
    () =>
      seeded(async (seed) => {
        const { asked, slowestMs, convergedMs } = await oneServiceDown(
          product,
          { part: 'campaigns', how: 'paused', downMs: 1_000 },
          seed,
        );
        console.info(
          `campaigns paused: ${asked} asked, slowest answer ${slowestMs} ms, converged ${convergedMs} ms after it went on`,
        );
      }),
    120_000,
  );

  it('Kafka, Redis and Postgres that die are named and come back where they were', async () => {
    const owner = await product.signUp();
    const grounds = ['Kafka', 'Redis', 'Postgres'];
    const before = grounds.map((name) => [product.urlOf(name), product.pidOf(name)] as const);
    await Promise.all(grounds.map((name) => product.killAndAwait(name)));
    expect(grounds.map((name) => product.urlOf(name))).toEqual(before.map(([url]) => url));
    expect(product.launcher.lines).toEqual(
      expect.arrayContaining(grounds.map((name, n) => `${name} has died (process ${before[n]![1]}).`)),
    );
    // What is paid goes through Postgres and Kafka.
    await eventually(() => owner.topUp('10.00'), { timeoutMs: 30_000, everyMs: 500 });
  }, 90_000);

  it('one Ctrl-C ends all of it, and nothing is left behind', async () => {
    const pids = product.pids();
    expect(pids.length).toBeGreaterThanOrEqual(16);
    expect(await product.stop()).toBe(0);
    expect(product.launcher.lines.filter((line) => / has not stopped within /.test(line))).toEqual([]);
    expect(pids.filter(isAlive)).toEqual([]);
  }, 60_000);
});

it('a part that dies is said and ends all: the front, where its port is taken', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bellbird-apart-'));
  const holder = createServer();
  await new Promise<void>((resolve) => void holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as { port: number };
  const launcher = await launch({ PORT: String(port), BELLBIRD_DATA: folder, LOG_LEVEL: 'error' });
  expect(await launcher.ended).toBe(1);
  expect(launcher.lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`^front +\\| front: Port ${port} is in use: `)),
      'front has died (exit code 1).',
    ]),
  );
  holder.close();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

it('a data folder that was used with the sandbox phone refuses Twilio before anything starts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bellbird-apart-'));
  // As of a start that was before there was a mark of it.
  await mkdir(join(folder, 'postgres'));
  const launcher = await launch({ ...twilio, BELLBIRD_DATA: folder });
  expect(await launcher.ended).toBe(1);
  expect(launcher.lines).toEqual([
    expect.stringContaining(`The data folder ${folder} was used with the sandbox phone: `),
  ]);
  await rm(folder, { recursive: true, force: true });
}, 60_000);

it('settings that are wrong are one sentence before anything starts', async () => {
  const folder = join(tmpdir(), `bellbird-apart-never-${process.pid}`);
  const launcher = await launch({
    ...twilio,
    TWILIO_AUTH_TOKEN: '',
    PORT: 'abc',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'foo',
    MAIL_PROVIDER: 'smtp',
    PAYMENTS_PROVIDER: 'stripe',
    BELLBIRD_DATA: folder,
  });
  expect(await launcher.ended).toBe(1);
  expect(launcher.lines).toHaveLength(1);
  for (const name of ['TWILIO_AUTH_TOKEN', 'PORT', 'LOG_LEVEL', 'DATABASE_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY'])
    expect(launcher.lines[0]).toMatch(new RegExp(`^Bellbird cannot start: .*\\b${name} (is not set|must be )`));
  expect(existsSync(folder)).toBe(false);
}, 60_000);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
