import { setTimeout as pause } from 'node:timers/promises';
import { eventually, seeded } from '@bellbird/testing';
import { type Client, type ImportJob, peopleCsv, Product } from './support/product.js';

const people = 4_000;

/** kill -9 of the whole process in the middle of an import, a freeze and a send: it goes on by itself. */
describe('power cuts', () => {
  let product: Product;
  let owner: Client;

  beforeAll(async () => {
    product = await Product.start();
    owner = await product.signUp();
  }, 120_000);
  afterAll(() => product?.stop());

  async function cut(): Promise<void> {
    await product.kill();
    await product.startAgain();
  }

  it('finish the import that they broke off, and lose and double no row', () => seeded(async ({ random }) => {
    const form = new FormData();
    form.append('options', JSON.stringify({ optInAgreement: { permissionWithinTwoYears: true, notBorrowed: true, notPurchased: true } }));
    form.append('file', new Blob([peopleCsv(people)], { type: 'text/csv' }), 'people.csv');
    const { body } = await owner.ask<{ id: string }>('POST', '/contacts/import-from-file', form);
    await pause(40 + random() * 300);
    await cut();
    const job = await eventually(async () => {
      const seen = await owner.get<ImportJob>(`/contacts/import-from-file/${body.id}`);
      if (seen.status !== 'completed') throw new Error(`the import is ${seen.status}`);
      return seen;
    }, { timeoutMs: 60_000, everyMs: 100 });
    expect(job).toMatchObject({ rows: people, rejected: 0 });
    expect(job.created + job.updated + job.skipped).toBe(people);
    expect(await owner.get('/contacts/count')).toEqual({ count: people });
  }), 150_000);

  it('finish the campaign that they broke off three times; nobody is lost, nobody is texted or charged twice', () => seeded(async ({ random }) => {
    await owner.topUp('500.00');
    const { id } = await owner.post<{ id: string }>('/sms-campaigns', {
      name: 'Power', messageType: 'transactional', deliveryType: 'immediately', callerId: await owner.senderId(), message: 'Hi {{firstName|there}}, we are open.', segmentIds: ['all-contacts'],
    }, 201);
    for (const most of [150, 500, 900]) {
      await pause(random() * most);
      await cut();
    }
    const campaign = await owner.completed(id, 120_000);
    expect(campaign).toMatchObject({ status: 'completed', counts: { recipients: people, pending: 0, unknown: 0, canceled: 0, bounced: 0 }, cost: { held: '0.000000', charged: '320.000000' } });
    const texts: { to: string }[] = [];
    for (let after = '0'; ;) {
      const page = await owner.sandbox<{ id: string; to: string }[]>('GET', `/messages?limit=1000&after=${after}`);
      if (page.length === 0) break;
      texts.push(...page);
      after = page.at(-1)!.id;
    }
    const phones = new Set(texts.map((each) => each.to));
    expect({ texts: texts.length, phones: phones.size }).toEqual({ texts: people, phones: people });
    expect(await owner.get('/tenants/balance-information')).toMatchObject({ balance: '180.00', frozen: '0.00' });
    await eventually(async () => expect((await owner.get<typeof campaign>(`/sms-campaigns/${id}`)).counts.delivered).toBe(people), { timeoutMs: 60_000, everyMs: 200 });
  }), 240_000);
});
