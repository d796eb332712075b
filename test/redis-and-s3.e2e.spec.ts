import { randomUUID } from 'node:crypto';
import { createClient, type Client as LiveClient } from 'graphql-ws';
import WebSocket from 'ws';
import { noticeTypes } from '@bellbird/notices';
import { eventually, ownRedis, type OwnRedis } from '@bellbird/testing';
import { localS3, type LocalS3 } from '../libs/storage/test/local-s3.js';
import { Client, peopleCsv, type Answer } from './support/client.js';
import { Product } from './support/product.js';

interface Job {
  id: string;
  status: string;
  rows: number;
  url: string | null;
}

/** The whole product with its demo, on a Redis and on an S3 of this machine. */
describe('a small business on Redis and S3', () => {
  let redis: OwnRedis;
  let s3: LocalS3;
  let product: Product;
  let owner: Client;
  let live: LiveClient;
  const heard: unknown[] = [];

  beforeAll(async () => {
    [redis, s3] = await Promise.all([ownRedis(), localS3()]);
    product = await Product.start({ REDIS_URL: redis.url, ...s3.env, BELLBIRD_DEMO: 'true' });
    const { accessToken } = (await signIn('owner@example.com', 'Bellbird1!')).body;
    owner = new Client(product.url, accessToken);
    live = createClient({
      url: `${product.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${accessToken}` },
    });
    live.subscribe(
      { query: 'subscription { updatedBalance { balance } }' },
      { next: ({ data }) => heard.push(data), error: () => undefined, complete: () => undefined },
    );
  }, 180_000);
  afterAll(async () => {
    await live?.dispose();
    await product?.stop();
    await s3?.close();
  });

  const signIn = (email: string, password: string): Promise<Answer<{ accessToken: string }>> =>
    product.guest().ask('POST', '/auth/sign-in', undefined, {
      authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`,
    });

  const hears = async (): Promise<void> => {
    const before = heard.length;
    await eventually(
      async () => {
        await owner.topUp('10.00');
        return heard.length > before;
      },
      { timeoutMs: 15_000 },
    );
  };

  it('begins with a notification of every kind, a segment of its owner’s alone, and a neighbour', async () => {
    const { data } = await owner.get<{ data: { type: string }[] }>('/notifications');
    expect(new Set(data.map(({ type }) => type))).toEqual(new Set(noticeTypes));
    const as = async (email: string): Promise<Client> =>
      new Client(product.url, (await signIn(email, 'Bellbird1!')).body.accessToken);
    const segmentsOf = async (who: Client): Promise<string[]> =>
      (await who.get<{ data: { name: string }[] }>('/segments')).data.map(({ name }) => name).toSorted();
    expect(await segmentsOf(owner)).toEqual(['Newtown and Enmore', 'Regulars I know by name']);
    expect(await segmentsOf(await as('staff@example.com'))).toEqual(['Newtown and Enmore']);
    const merchants = (await (await as('admin@example.com')).get('/users/merchants')) as { data: { name: string }[] };
    expect(merchants.data.map(({ name }) => name).toSorted()).toEqual(['Banksia Florist', 'Corner Café']);
  });

  it('begins with texts whose figures add up, and an inbox in which one customer needs a person', async () => {
    type Counts = Record<string, number>;
    interface Sent {
      name: string;
      quick: boolean;
      status: string;
      counts: Counts;
      engagement: Counts;
      variants: { counts: Counts; engagement: Counts }[] | null;
      links: { clickedPeople: number; likelyMachine: number }[];
      cost: { held: string; charged: string };
    }
    const list = async <T>(path: string): Promise<T[]> => (await owner.get<{ data: T[] }>(path)).data;
    const added = (parts: Counts[]): Counts =>
      parts.reduce(
        (sum, each) => Object.fromEntries(Object.keys(each).map((key) => [key, (sum[key] ?? 0) + each[key]!])),
        {},
      );
    // Clicks are judged some seconds after they came.
    const sent = await eventually(
      async () => {
        const all = await list<Sent>('/sms-campaigns');
        return all.some(({ engagement }) => engagement['likelyMachine']! > 0) && all;
      },
      { timeoutMs: 15_000 },
    );
    const friday = sent.find(({ variants }) => variants !== null)!;
    expect(friday.variants).toHaveLength(2);
    expect(added(friday.variants!.map(({ counts }) => counts))).toEqual(friday.counts);
    expect(added(friday.variants!.map(({ engagement }) => engagement))).toEqual(friday.engagement);
    expect(friday.links).toMatchObject([{ clickedPeople: friday.engagement['clickedPeople'] }]);
    expect(friday.engagement['clickedPeople']).toBeGreaterThan(0);
    expect(sent.filter(({ quick }) => quick)).toMatchObject([
      { status: 'completed', counts: { recipients: 3, delivered: 3 }, cost: { held: '0.000000' } },
    ]);
    const inbox = await list<{ attention: string | null; onHold: boolean; status: string }>('/conversations');
    expect(inbox).toHaveLength(6);
    expect(inbox.filter(({ attention }) => attention !== null)).toMatchObject([{ attention: 'opt-out', onHold: true }]);
    expect(inbox.filter(({ status }) => status === 'done')).toHaveLength(1);
    expect(await list('/automations')).toMatchObject([{ kind: 'birthday', state: 'paused' }]);
    expect((await list<{ isPublic: boolean }>('/sms-templates')).map(({ isPublic }) => isPublic).toSorted()).toEqual([
      false,
      true,
      true,
    ]);
    expect(await owner.get('/tenants/balance-information')).toMatchObject({ balance: '100.00', frozen: '0.00' });
  });

  it('brings its people in by a file that waits in S3', async () => {
    expect(await owner.importCsv(`${peopleCsv(300)}\nNobody,,12,\n`)).toMatchObject({
      status: 'completed',
      created: 300,
      rejected: 1,
    });
    expect(s3.requests.some(({ method, url }) => method === 'PUT' && url.includes('.csv'))).toBe(true);
  }, 60_000);

  it('downloads its export from S3 by a link that nobody can change', async () => {
    const { id } = await owner.post<Job>('/contacts/export-file', {}, 202);
    const job = await eventually(
      async () => {
        const read = await owner.get<Job>(`/contacts/export-file/${id}`);
        return read.status === 'completed' && read;
      },
      { timeoutMs: 30_000 },
    );
    expect(new URL(job.url!).origin).toBe(s3.endpoint);
    const file = await fetch(job.url!);
    expect(file.headers.get('content-disposition')).toContain('filename="contacts.csv"');
    expect((await file.text()).trim().split('\n')).toHaveLength(job.rows + 1);
    expect((await fetch(job.url!.replace(/\/[0-9a-f-]{36}\//, `/${randomUUID()}/`))).status).toBe(403);
  }, 60_000);

  it('hears at once of what changes, also after Redis was killed and came again', async () => {
    await hears();
    redis.kill();
    await owner.topUp('10.00');
    await redis.start();
    await hears();
  }, 60_000);

  it('lets ten guesses pass and no more, whether Redis counts or not', async () => {
    const guess = async (): Promise<number> => (await signIn('nobody@example.com', 'Wrong-guess1!')).status;
    const statuses: number[] = [];
    for (let n = 0; n < 10; n += 1) statuses.push(await guess());
    expect([...new Set(statuses)]).toEqual([401]);
    expect(await guess()).toBe(429);
    redis.kill();
    const later: number[] = [];
    for (let n = 0; n < 14; n += 1) later.push(await guess());
    expect(later.filter((status) => status === 401)).toHaveLength(10);
    expect(later.at(-1)).toBe(429);
  }, 60_000);
});
