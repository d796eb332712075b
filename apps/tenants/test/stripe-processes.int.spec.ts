import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { newId } from '@bellbird/database';
import {
  eventually,
  spawnService,
  testDatabase,
  testPostgres,
  type Service,
  type TestDatabase,
} from '@bellbird/testing';
import { FakeStripe } from './fake-stripe/fake-stripe.js';
import { newObject, type FakeIntent } from './fake-stripe/stripe-objects.js';

/** The service in processes of its own, one database, one Stripe. */
describe('payments through Stripe, in processes that die and stand side by side', () => {
  const name = `tenants_${randomBytes(4).toString('hex')}`;
  const secret = randomBytes(32).toString('hex');
  const running: Service[] = [];
  let stripe: FakeStripe;
  let bus: TestDatabase;
  let folder: string;
  let admin: pg.Client;
  let victim: Running;
  let survivor: Running;

  interface Running {
    url: string;
    service: Service;
  }
  async function start(env: Record<string, string> = {}): Promise<Running> {
    const service = await spawnService({
      entry: new URL('./run-tenants.ts', import.meta.url),
      ready: /^ready at /,
      timeoutMs: 90_000,
      env: {
        NAME: name,
        SECRET: secret,
        BUS_URL: bus.url,
        FOLDER: folder,
        POSTGRES_URL: testPostgres().url,
        LOG_LEVEL: 'error',
        PAYMENTS_PROVIDER: 'stripe',
        STRIPE_SECRET_KEY: stripe.secretKey,
        STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
        STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        STRIPE_API_URL: stripe.url,
        ...env,
      },
    });
    running.push(service);
    return { service, url: (await service.waitForLine(/^ready at /)).replace('ready at ', '') };
  }
  beforeAll(async () => {
    [stripe, bus, folder] = await Promise.all([
      new FakeStripe().start(),
      testDatabase(`${name}_bus`),
      mkdtemp(join(tmpdir(), 'tenants-')),
    ]);
    // It makes the database; the next ones only find it.
    victim = await start({ FAULT_POINT: 'payment-logged' });
    const at = new URL(testPostgres().url);
    at.pathname = `/${name}`;
    admin = new pg.Client({ connectionString: at.toString() });
    await admin.connect();
  }, 120_000);
  afterEach(async () => {
    expect((await admin.query('select * from ledger_violations()')).rows).toEqual([]);
  });
  afterAll(async () => {
    for (const service of running) await service.kill('SIGKILL');
    await stripe.stop();
    await admin.end();
    await bus.drop();
    const server = new pg.Client({ connectionString: testPostgres().url });
    await server.connect();
    await server.query(`drop database if exists ${name} with (force)`);
    for (const role of ['owner', 'app', 'system', 'ledger']) await server.query(`drop role if exists ${name}_${role}`);
    await server.end();
    await rm(folder, { recursive: true, force: true });
  });

  /** A top-up that was asked for and paid at Stripe. */
  async function paid(): Promise<{ tenantId: string; intent: FakeIntent; event: { body: string; signature: string } }> {
    const [tenantId, topUpId] = [newId(), newId()];
    await admin.query(
      `insert into top_up (id, tenant_id, user_id, request_hash, amount, currency, created_at) values ($1, $2, $3, '\\x00', 25000000, 'AUD', now())`,
      [topUpId, tenantId, newId()],
    );
    const intent = newObject<FakeIntent>('payment_intent', {
      amount: 2_500,
      amount_received: 2_500,
      currency: 'aud',
      status: 'succeeded',
      metadata: { tenantId, topUpId },
    });
    stripe.intents.set(intent.id, intent);
    return { tenantId, intent, event: stripe.signed(stripe.happen('payment_intent.succeeded', intent)) };
  }
  const call = (url: string, { body, signature }: { body: string; signature: string }) =>
    fetch(`${url}/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    }).then(
      ({ status }) => status,
      () => 'cut',
    );
  const available = async (tenantId: string): Promise<string> =>
    (
      await admin.query<{ sum: string }>(
        `select coalesce(sum(balance), 0)::text as sum from account where tenant_id = $1 and kind = 'available_prepaid'`,
        [tenantId],
      )
    ).rows[0]!.sum;
  const topUps = async (tenantId: string): Promise<number> =>
    (await admin.query(`select 1 from transfer where tenant_id = $1 and kind = 'topup'`, [tenantId])).rows.length;

  it('killed between the log and the credit: credited once after the restart, though Stripe never calls again', async () => {
    const { tenantId, intent, event } = await paid();
    expect(await call(victim.url, event)).toBe('cut');
    expect(await victim.service.ended).toBe('SIGKILL');
    expect(
      (
        await admin.query('select outcome, next_try_at is not null as due from payment_notice where intent_id = $1', [
          intent.id,
        ])
      ).rows,
    ).toEqual([{ outcome: null, due: true }]);
    expect(await available(tenantId)).toBe('0');
    survivor = await start();
    await eventually(async () => expect(await available(tenantId)).toBe('25000000'), { timeoutMs: 25_000 });
    expect(await topUps(tenantId)).toBe(1);
    expect(await call(survivor.url, event)).toBe(200);
    expect(await available(tenantId)).toBe('25000000');
  }, 90_000);

  it('told to two processes at once, twenty payments twenty times each, in any order: each is credited once', async () => {
    const [one, two] = [survivor, await start()];
    const payments: Awaited<ReturnType<typeof paid>>[] = [];
    for (let n = 0; n < 20; n++) payments.push(await paid());
    const calls = payments
      .flatMap((payment) => Array.from({ length: 20 }, (_, n) => ({ payment, url: n % 2 === 0 ? one.url : two.url })))
      .sort(() => Math.random() - 0.5);
    const answers = await Promise.all(calls.map(({ payment, url }) => call(url, payment.event)));
    expect(new Set(answers)).toEqual(new Set([200]));
    await eventually(
      async () => {
        for (const { tenantId } of payments)
          expect([await available(tenantId), await topUps(tenantId)]).toEqual(['25000000', 1]);
      },
      { timeoutMs: 20_000 },
    );
  }, 90_000);
});
