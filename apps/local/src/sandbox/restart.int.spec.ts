import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { eventually, spawnService, testDatabase, type Service, type TestDatabase } from '@bellbird/testing';
import { callOn, key, openWorld, type Answer } from './testing/open-world.js';
import { openReceiver, type Receiver } from './testing/receiver.js';

const usualReceipt = (receiver: Receiver, mark: string): string =>
  `${receiver.url}/webhooks/sandbox/status?m=${mark}&a=1`;

describe('what the sandbox accepted', () => {
  it('is there after a stop and a start, with what it has to tell', async () => {
    const world = await openWorld('sandbox_restart');
    world.receiver.answer = () => 503;
    await world.call('PUT', '/sandbox/api/phone', { latencyMs: 1, receiptDelayMs: 0, bouncePercent: 100 });
    await world.text('+61491570001', 'Kept', 'kept');
    await world.call('POST', '/sandbox/api/replies', { from: '+61491570001', to: '+61491578888', text: 'STOP' });
    const { body: card } = await world.call('POST', '/sandbox/api/payment-methods', {
      number: '4242424242424242',
      expMonth: 1,
      expYear: 2040,
      cvc: '123',
    });
    await world.call('POST', '/payments/intents', {
      amountMinor: 500,
      currency: 'AUD',
      customer: 'c',
      paymentMethod: card.id,
      idempotencyKey: 'one',
    });
    await eventually(() => new Set(world.receiver.heard.map(({ path }) => path)).size === 3);
    await world.restart();
    world.receiver.heard.length = 0;
    world.receiver.answer = () => 204;
    await eventually(() => new Set(world.receiver.heard.map(({ path }) => path)).size === 3, { timeoutMs: 15_000 });
    expect(world.receiver.heard.find(({ path }) => path.includes('m=kept'))?.body).toMatchObject({
      status: 'undelivered',
    });
    expect((await world.call('GET', '/sandbox/api/phone')).body).toMatchObject({ latencyMs: 1, bouncePercent: 100 });
    expect((await world.call('GET', '/sandbox/api/messages')).body).toMatchObject([
      { text: 'Kept', status: 'undelivered' },
    ]);
    await world.restart();
    await pause(700);
    expect(world.receiver.heard).toHaveLength(3);
    await world.close();
  });

  it('finds Bellbird again at another address', async () => {
    const world = await openWorld('sandbox_moved');
    await world.call('PUT', '/sandbox/api/phone', { latencyMs: 1, receiptDelayMs: 0 });
    const moved = await openReceiver(key);
    const old = await openReceiver(key);
    await old.close();
    await world.call('POST', '/carrier/messages', {
      from: '+61491578888',
      to: '+61491570001',
      body: 'x',
      statusCallback: usualReceipt(old, 'moved'),
    });
    await world.restart({ inboundUrl: `${moved.url}/webhooks/sandbox/inbound` });
    const [receipt] = await eventually(() => (moved.heard.length > 0 ? moved.heard : false), { timeoutMs: 10_000 });
    expect(receipt).toMatchObject({ path: '/webhooks/sandbox/status?m=moved&a=1', signed: true });
    await moved.close();
    await world.close();
  });
});

describe('a sandbox whose database cuts its connections', () => {
  it('says so to its callers, goes on by itself, and loses nothing that it answered for', async () => {
    const world = await openWorld('sandbox_cut', { log: () => undefined });
    await world.call('PUT', '/sandbox/api/phone', { latencyMs: 0, receiptDelayMs: 0 });
    const admin = new pg.Client({ connectionString: world.databaseUrl });
    await admin.connect();
    const accepted: string[] = [];
    let over = false;
    const load = Array.from({ length: 8 }, async (_, lane) => {
      for (let i = 0; !over; i++) {
        const { status } = await world.text('+61491570001', `${lane}-${i}`, `${lane}-${i}`);
        if (status === 201) accepted.push(`${lane}-${i}`);
        else expect(status).toBe(500);
      }
    });
    for (let cut = 0; cut < 6; cut++) {
      await pause(120);
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'sandbox'`,
      );
    }
    await pause(300);
    over = true;
    await Promise.all(load);
    await admin.end();
    expect((await world.text('+61491570001', 'last', 'last')).status).toBe(201);
    const told = () => new Set(world.receiver.heard.map(({ path }) => /m=([^&]+)/.exec(path)?.[1]));
    await eventually(() => [...accepted, 'last'].every((mark) => told().has(mark)), {
      timeoutMs: 15_000,
      everyMs: 100,
    });
    await world.close();
  });
});

describe('a sandbox that is killed -9 in the middle', () => {
  let database: TestDatabase;
  let receiver: Receiver;
  let sandbox: Service;
  let url = '';
  const start = async (): Promise<void> => {
    sandbox = await spawnService({
      entry: new URL('./sandbox.main.ts', import.meta.url),
      ready: /^sandbox ready on \d+$/,
      env: {
        SANDBOX_DATABASE_URL: database.url,
        SANDBOX_KEY: key,
        SANDBOX_INBOUND_URL: `${receiver.url}/webhooks/sandbox/inbound`,
        PAYMENTS_WEBHOOK_URL: `${receiver.url}/webhooks/sandbox-payments`,
      },
    });
    url = `http://127.0.0.1:${/\d+$/.exec(sandbox.lines.find((line) => line.startsWith('sandbox ready')) ?? '')?.[0]}`;
  };

  beforeAll(async () => {
    database = await testDatabase('sandbox_killed');
    receiver = await openReceiver(key);
    await start();
  });
  afterAll(async () => {
    await sandbox.kill();
    await receiver.close();
    await database.drop();
  });

  it('has every text, reply, mail and payment that it answered for, and tells of each', async () => {
    await callOn(url, 'PUT', '/sandbox/api/phone', { latencyMs: 2, receiptDelayMs: 50 });
    await callOn(url, 'PUT', '/sandbox/api/clock', { advance: 'PT5H' });
    const accepted = {
      texts: new Map<string, string>(),
      replies: [] as string[],
      mails: [] as string[],
      payments: [] as string[],
    };
    for (let round = 0; round < 4; round++) {
      let killed = false;
      const base = url;
      const call = (method: string, path: string, body: unknown): Promise<Answer | null> =>
        callOn(base, method, path, body).catch(() => null);
      const load = Array.from({ length: 24 }, async (_, lane) => {
        for (let i = 0; !killed; i++) {
          const mark = `${round}-${lane}-${i}`;
          const text = await call('POST', '/carrier/messages', {
            from: '+61491578888',
            to: `+614915${70_000 + lane}`,
            body: mark,
            statusCallback: usualReceipt(receiver, mark),
          });
          if (text?.status === 201) accepted.texts.set(mark, text.body.sid);
          if (
            lane === 0 &&
            (await call('POST', '/sandbox/api/replies', { from: '+61491570000', to: '+61491578888', text: mark }))
              ?.status === 201
          )
            accepted.replies.push(mark);
          if (
            lane === 1 &&
            (await call('POST', '/mail/messages', { id: mark, from: 'a@b.example', to: 'c@d.example', subject: mark }))
              ?.status === 201
          )
            accepted.mails.push(mark);
          if (lane === 2) {
            const payment = await call('POST', '/payments/intents', {
              amountMinor: 500,
              currency: 'AUD',
              customer: 'c',
              idempotencyKey: mark,
            });
            if (payment?.status === 201) accepted.payments.push(payment.body.id);
          }
        }
      });
      // So many, however slow the machine; then in the middle of those that come next.
      await eventually(() => accepted.texts.size > 30 * (round + 1), { timeoutMs: 30_000, everyMs: 20 });
      await pause(50 + 100 * round);
      await sandbox.kill('SIGKILL');
      killed = true;
      await Promise.all(load);
      await start();
    }
    const kept = new Set<string>();
    for (let after = '0'; ;) {
      const page = (await callOn(url, 'GET', `/sandbox/api/messages?after=${after}&limit=1000`)).body as {
        id: string;
        text: string;
      }[];
      for (const { text } of page) {
        expect(kept).not.toContain(text);
        kept.add(text);
      }
      if (page.length === 0) break;
      after = page.at(-1)?.id ?? '';
    }
    expect([...accepted.texts.keys()].filter((mark) => !kept.has(mark))).toEqual([]);

    const receipts = () =>
      new Map(
        receiver.heard.flatMap(({ path, body }) =>
          path.includes('/status?m=') ? [[/m=([^&]+)/.exec(path)?.[1] ?? '', body['sid'] as string] as const] : [],
        ),
      );
    await eventually(() => [...kept].every((mark) => receipts().has(mark)), { timeoutMs: 20_000, everyMs: 200 });
    for (const [mark, sid] of accepted.texts) expect([mark, receipts().get(mark)]).toEqual([mark, sid]);

    const replies = () => [
      ...new Set(
        receiver.heard.filter(({ path }) => path.endsWith('/inbound')).map(({ body }) => body['body'] as string),
      ),
    ];
    await eventually(() => accepted.replies.every((mark) => replies().includes(mark)), {
      timeoutMs: 20_000,
      everyMs: 200,
    });
    expect(replies().filter((mark) => accepted.replies.includes(mark))).toEqual(accepted.replies);

    const subjects = new Set(
      (await callOn(url, 'GET', '/sandbox/api/emails?limit=1000')).body.map(
        ({ subject }: { subject: string }) => subject,
      ),
    );
    expect(accepted.mails.filter((mark) => !subjects.has(mark))).toEqual([]);
    for (const id of accepted.payments.slice(-50))
      expect((await callOn(url, 'GET', `/payments/intents/${id}`)).status).toBe(200);
    expect((await callOn(url, 'GET', '/sandbox/api/phone')).body).toMatchObject({ latencyMs: 2, receiptDelayMs: 50 });
    expect((await callOn(url, 'GET', '/sandbox/api/clock')).body.offsetMs).toBe(5 * 3_600_000);
  }, 90_000);

  it('says in a sentence what is missing', async () => {
    const lame = await spawnService({ entry: new URL('./sandbox.main.ts', import.meta.url), env: { SANDBOX_KEY: '' } });
    expect(await lame.ended).toBe(1);
    expect(lame.lines).toEqual(['SANDBOX_DATABASE_URL and SANDBOX_KEY must be set.']);
  });
});

describe('the sandbox as a thread', () => {
  let database: TestDatabase;
  const workers: Worker[] = [];
  beforeAll(async () => {
    database = await testDatabase('sandbox_thread');
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.terminate()));
    await database.drop();
  });

  async function open(confirms: () => boolean) {
    const clocks: number[] = [];
    const worker = new Worker(new URL('./sandbox.worker.ts', import.meta.url), {
      execArgv: ['--import', new URL('../../../../libs/testing/typescript.mjs', import.meta.url).href],
      workerData: {
        databaseUrl: database.url,
        key,
        parts: { sms: true, payments: false, mail: false, identity: false },
        inboundUrl: 'http://127.0.0.1:1/x',
        paymentsWebhookUrl: 'http://127.0.0.1:1/y',
        publicUrl: 'http://localhost:3000',
      },
    });
    workers.push(worker);
    const port = await new Promise<number>((resolve, reject) => {
      worker.once('error', reject);
      worker.on('message', (message: { port?: number; clock?: { id: number; offsetMs: number } }) => {
        if (message.port !== undefined) resolve(message.port);
        if (message.clock === undefined) return;
        clocks.push(message.clock.offsetMs);
        if (confirms()) worker.postMessage({ clockSet: message.clock.id });
      });
    });
    const stop = (): Promise<number> =>
      new Promise((resolve) => {
        worker.once('exit', resolve);
        worker.postMessage({ stop: true });
      });
    return { url: `http://127.0.0.1:${port}`, clocks, stop };
  }

  it('gives its port, plays its parts, and stops when told', async () => {
    const thread = await open(() => true);
    expect((await callOn(thread.url, 'GET', '/sandbox/phone')).status).toBe(200);
    expect((await callOn(thread.url, 'GET', '/sandbox/cards')).status).toBe(404);
    expect(await thread.stop()).toBe(0);
    await expect(callOn(thread.url, 'GET', '/sandbox/phone')).rejects.toThrow();
  });

  it('has a change of the clock confirmed before it answers, and tells of it at its next start', async () => {
    let confirms = true;
    const thread = await open(() => confirms);
    const advance = (patienceMs: number) =>
      fetch(`${thread.url}/sandbox/api/clock`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: '{"advance":"PT1H"}',
        signal: AbortSignal.timeout(patienceMs),
      });
    expect((await advance(60_000)).status).toBe(200);
    expect(thread.clocks).toEqual([3_600_000]);
    confirms = false;
    await expect(advance(700)).rejects.toMatchObject({ name: 'TimeoutError' });
    await thread.stop();
    const next = await open(() => true);
    expect(next.clocks).toEqual([7_200_000]);
    await next.stop();
  });
});
