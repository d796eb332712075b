import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, freePort, spawnService } from '@bellbird/testing';
import { publicDoor } from '../apps/dispatch/test/twilio-carrier/public-door.js';
import { startTwilioCarrier, type TwilioCarrier } from '../apps/dispatch/test/twilio-carrier/start-twilio-carrier.js';
import { peopleCsv, type Campaign, type Client } from './support/client.js';
import { Product } from './support/product.js';

/** The whole product by Twilio: a carrier of this machine, which calls back at the public address. */
describe('a small business texts its customers by Twilio', () => {
  let product: Product;
  let carrier: TwilioCarrier;
  let door: Awaited<ReturnType<typeof publicDoor>>;
  let owner: Client;
  const people = 200;

  beforeAll(async () => {
    [carrier, door] = await Promise.all([startTwilioCarrier(), publicDoor(() => product.url)]);
    await carrier.behave({ receipts: ['sent', 'delivered'], receiptRetries: 20 });
    product = await Product.start({
      ...carrier.env,
      PUBLIC_URL: door.url,
      DISPATCH_LEASE_MS: '5000',
      SMS_TIMEOUT_MS: '2000',
      LOOKUP_AFTER_MS: '1000,2000,3000',
    });
    owner = await product.signUp();
    await owner.topUp('50.00');
    await owner.importCsv(peopleCsv(people));
  }, 120_000);
  afterAll(async () => {
    await product?.stop();
    door?.close();
    await carrier?.service.kill('SIGKILL');
  });

  const launch = async (): Promise<Campaign> =>
    owner.post(
      '/sms-campaigns',
      {
        name: 'Friday',
        messageType: 'transactional',
        deliveryType: 'immediately',
        callerId: await owner.senderId(),
        message: 'Hi {{firstName|there}}, we are open late.',
        segmentIds: ['all-contacts'],
      },
      201,
    );

  it('each once, and hears of each that it arrived', async () => {
    const { id } = await launch();
    await owner.completed(id);
    await eventually(
      async () =>
        expect((await owner.get<Campaign>(`/sms-campaigns/${id}`)).counts).toMatchObject({
          recipients: people,
          delivered: people,
        }),
      { timeoutMs: 20_000 },
    );
    expect(await carrier.report()).toMatchObject({ accepted: people, messages: people, twice: [] });
    expect((await carrier.accepted())[0]).toMatchObject({
      from: '+61491578888',
      body: 'Hi Ava, we are open late.',
      validity: 14_400,
    });
  }, 60_000);

  it('each once too when the power fails in the middle and answers are lost', async () => {
    await carrier.behave({ latencyMs: 300, percent: { 'accept-reset': 3 } });
    const before = await carrier.report();
    const { id } = await launch();
    await eventually(async () => expect((await carrier.report()).accepted).toBeGreaterThan(before.accepted + 20), {
      timeoutMs: 20_000,
      everyMs: 10,
    });
    await product.kill();
    await carrier.behave({ latencyMs: 20, percent: {} });
    await product.startAgain();
    const done = await owner.completed(id);
    const after = await carrier.report();
    expect(after.twice).toEqual([]);
    expect(after.accepted - before.accepted).toBe(people);
    expect(done).toMatchObject({
      status: 'completed',
      cost: { held: '0.000000', charged: (people * 0.08).toFixed(6) },
    });
  }, 120_000);

  it('and one who texts STOP back is texted no more', async () => {
    const { from, to } = (await carrier.accepted())[0]!;
    expect(
      await carrier.textBack({ url: `${door.url}/webhooks/twilio/inbound`, from: to, to: from, body: 'STOP' }),
    ).toBe(200);
    await eventually(
      async () =>
        expect(await owner.get('/inbound-sms')).toMatchObject({
          count: 1,
          data: [{ from: to, to: from, text: 'STOP', keyword: 'stop' }],
        }),
      { timeoutMs: 10_000 },
    );
    const quote = await eventually(
      async () => {
        const now = await owner.post<{ recipients: number; leftOut: { unsubscribed: number } }>(
          '/sms-campaigns/get-cost',
          {
            messageType: 'transactional',
            callerId: await owner.senderId(),
            message: 'Hi',
            segmentIds: ['all-contacts'],
          },
        );
        expect(now.leftOut.unsubscribed).toBe(1);
        return now;
      },
      { timeoutMs: 10_000 },
    );
    expect(quote.recipients).toBe(people - 1);
  }, 30_000);

  it('while there is no sandbox phone, nor its webhook', async () => {
    expect((await fetch(`${product.url}/sandbox/api/messages`)).status).toBe(404);
    expect((await fetch(`${product.url}/webhooks/sandbox/status`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${product.url}/webhooks/twilio/status`, { method: 'POST' })).status).toBe(403);
  });
});

describe('starting with a carrier', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    [
      'that is half set',
      { SMS_PROVIDER: 'twilio' },
      /^Bellbird cannot start: SHARED_SENDERS is not set; TWILIO_ACCOUNT_SID is not set; TWILIO_AUTH_TOKEN is not set; PUBLIC_URL is not set\.$/,
    ],
    [
      'that nobody knows',
      { SMS_PROVIDER: 'pigeon' },
      /^Bellbird cannot start: SMS_PROVIDER must be one of sandbox, twilio;/,
    ],
  ])(
    '%s is one sentence and exit code 1',
    async (_what, env, sentence) => {
      const folder = await mkdtemp(join(tmpdir(), 'bellbird-carrier-'));
      const service = await spawnService({
        entry: 'apps/local/dist/main.js',
        env: { PORT: String(await freePort()), BELLBIRD_DATA: folder, ...env },
      });
      expect(await service.ended).toBe(1);
      expect(service.lines).toEqual([expect.stringMatching(sentence)]);
      await rm(folder, { recursive: true, force: true });
    },
    30_000,
  );

  it('of real people is refused where the data was tried on the sandbox phone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bellbird-carrier-'));
    const env = { BELLBIRD_DATA: folder, BELLBIRD_DEMO: 'false', LOG_LEVEL: 'warn' };
    const sandbox = await spawnService({
      entry: 'apps/local/dist/main.js',
      env: { ...env, PORT: String(await freePort()) },
      ready: /Bellbird is ready at/,
      timeoutMs: 90_000,
    });
    await sandbox.kill('SIGINT');
    const twilio = {
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'token',
      PUBLIC_URL: 'https://text.example',
      SHARED_SENDERS: '+61491578888',
    };
    const refused = await spawnService({
      entry: 'apps/local/dist/main.js',
      env: { ...env, ...twilio, PORT: String(await freePort()) },
    });
    expect(await refused.ended).toBe(1);
    expect(refused.lines).toEqual([
      expect.stringMatching(/^The data folder \S+ was used with the sandbox phone: .+ BELLBIRD_DATA\.$/),
    ]);
    await rm(folder, { recursive: true, force: true });
  }, 120_000);
});
