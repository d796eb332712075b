import { setTimeout as pause } from 'node:timers/promises';
import { eventually, seeded } from '@bellbird/testing';
import { peopleCsv, type Client, type ImportJob } from './support/client.js';
import { nobodyLostNobodyTwice, nothingStuck } from './support/nothing-lost.js';
import { Product } from './support/product.js';

const people = 4_000;
const secrets = ['the first secret of a test', 'the second secret of a test'] as const;

/** kill -9 of the whole process in the middle of an import, a freeze and a send: it goes on by itself. */
describe('power cuts', () => {
  let product: Product;
  let owner: Client;

  beforeAll(async () => {
    product = await Product.start({ BELLBIRD_SECRET: secrets[0] });
    owner = await product.signUp();
  }, 330_000);
  afterAll(() => product?.stop());

  async function cut(env?: Record<string, string>): Promise<void> {
    await product.kill();
    await product.startAgain(env);
  }

  it(
    'finish the import that they broke off, and lose and double no row',
    () =>
      seeded(async ({ random }) => {
        const id = await owner.startImport(peopleCsv(people));
        await pause(40 + random() * 300);
        await cut();
        const job = await eventually(
          async () => {
            const seen = await owner.get<ImportJob>(`/contacts/import-from-file/${id}`);
            if (seen.status !== 'completed') throw new Error(`the import is ${seen.status}`);
            return seen;
          },
          { timeoutMs: 60_000, everyMs: 100 },
        );
        expect(job).toMatchObject({ rows: people, rejected: 0 });
        expect(job.created + job.updated + job.skipped).toBe(people);
        expect(await owner.get('/contacts/count')).toEqual({ count: people });
      }),
    150_000,
  );

  it(
    'finish the campaign that they broke off three times; nobody is lost, nobody is texted or charged twice',
    () =>
      seeded(async ({ random }) => {
        await owner.topUp('500.00');
        const { id } = await owner.post<{ id: string }>(
          '/sms-campaigns',
          {
            name: 'Power',
            messageType: 'transactional',
            deliveryType: 'immediately',
            callerId: await owner.senderId(),
            message: 'Hi {{firstName|there}}, we are open.',
            segmentIds: ['all-contacts'],
          },
          201,
        );
        for (const most of [150, 500, 900]) {
          await pause(random() * most);
          await cut();
        }
        await nobodyLostNobodyTwice({ owner, ids: [id], mark: 'we are open', people, paid: 500 }, 120_000);
        await nothingStuck(product);
      }),
    240_000,
  );

  it('come back under another secret: people stay signed in, and what was signed before is good while that one is named', async () => {
    await owner.refresh();
    await owner.topUp('20.00');
    const { id } = await owner.post<{ id: string }>(
      '/contacts',
      { phone: '0491570156', marketingStatus: 'subscribed' },
      201,
    );
    const campaign = await owner.post<{ id: string }>(
      '/sms-campaigns',
      {
        name: 'Link',
        messageType: 'transactional',
        deliveryType: 'immediately',
        callerId: await owner.senderId(),
        message: 'Stop by {{optOutLink}}',
        contactIds: [id],
      },
      201,
    );
    await owner.completed(campaign.id);
    const [text] = await owner.sandbox<{ text: string }[]>(
      'GET',
      `/messages?to=${encodeURIComponent('+61491570156')}&limit=1`,
    );
    const [, token] = /opt-out\/[\w-]+\/([\w-]+)/.exec(text!.text)!;
    const link = async (): Promise<number> =>
      (await product.guest().ask('GET', `/contacts/opt-out-info/${id}/${token}`)).status;
    // An access token lives five minutes: of a slow machine two starts take some of them.
    await owner.refresh();
    const [accessToken, contacts] = [owner.token, await owner.get('/contacts/count')];

    await cut({ BELLBIRD_SECRET: secrets[1], BELLBIRD_SECRET_BEFORE: secrets[0] });
    expect(await owner.get('/contacts/count')).toEqual(contacts);
    await owner.refresh();
    expect(await link()).toBe(200);

    await cut({ BELLBIRD_SECRET_BEFORE: '' });
    owner.token = accessToken;
    expect(await owner.get('/contacts/count')).toEqual(contacts);
    await owner.refresh();
    expect(await link()).toBe(404);
  }, 180_000);
});
