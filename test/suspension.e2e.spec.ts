import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@bellbird/testing';
import { Client, peopleCsv } from './support/client.js';
import { nobodyLostNobodyTwice, nothingStuck } from './support/nothing-lost.js';
import { Product } from './support/product.js';

const people = 3_000;
const [email, password] = ['root@example.com', 'Bellbird1!'];
const inFlightMs = 5_000;

interface Campaign {
  status: string;
  paused: boolean;
  pausedReason: string | null;
  counts: { outbound: number; delivered: number };
}

describe('16. a business that is suspended in mid-run', () => {
  let product: Product;
  let owner: Client;
  let admin: Client;

  beforeAll(async () => {
    product = await Product.start({ BELLBIRD_ADMIN_EMAIL: email, BELLBIRD_ADMIN_PASSWORD: password });
    owner = await product.signUp();
    const authorization = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;
    const { body } = await product
      .guest()
      .ask<{ accessToken: string }>('POST', '/auth/sign-in', undefined, { authorization });
    admin = new Client(product.url, body.accessToken);
    await owner.importCsv(peopleCsv(people));
    // So slow that it is in its middle for as long as this takes.
    await owner.sandbox('PUT', '/phone', { perSecond: 200 });
    await owner.topUp('500.00');
  }, 120_000);
  afterAll(() => product?.stop());

  it('sends nothing after five seconds, loses nothing, and goes on when a person resumes it', async () => {
    const campaign = {
      name: 'Soup',
      messageType: 'transactional',
      deliveryType: 'immediately',
      callerId: await owner.senderId(),
      message: 'Hi {{firstName|there}}, soup is back.',
      segmentIds: ['all-contacts'],
    };
    const { id } = await owner.post<{ id: string }>('/sms-campaigns', campaign, 201);
    const see = (): Promise<Campaign> => owner.get<Campaign>(`/sms-campaigns/${id}`);
    const sent = ({ counts }: Campaign): number => counts.outbound + counts.delivered;
    await eventually(async () => expect(sent(await see())).toBeGreaterThan(50), { timeoutMs: 30_000, everyMs: 50 });
    const tenantId = (await owner.get<{ tenant: { id: string } }>('/auth/verify-token')).tenant.id;
    const reason = 'Many complaints';
    expect(await admin.put(`/users/merchants/${tenantId}/suspend`, { reason })).toMatchObject({
      id: tenantId,
      name: 'Corner Café',
      status: 'suspended',
      suspensions: [{ kind: 'platform', reason }],
    });
    await pause(inFlightMs);
    const texts = async (): Promise<number> => (await owner.sandbox<{ count: number }>('GET', '/messages/count')).count;
    const before = await texts();
    const held = await see();
    expect(held).toMatchObject({ status: 'running', paused: true, pausedReason: 'suspended' });
    expect(sent(held)).toBeLessThan(people);
    const refused = {
      code: 'wrong-state',
      message: 'Sending is paused by Bellbird: Many complaints.',
    };
    expect((await owner.ask('POST', '/sms-campaigns', campaign)).body).toMatchObject(refused);
    expect((await owner.ask('PUT', `/sms-campaigns/${id}`, { paused: false })).body).toMatchObject(refused);
    // Reading, quotes and paying go on.
    await owner.post('/sms-campaigns/get-cost', campaign, 200);
    await owner.topUp('10.00');
    const { data } = await owner.get<{ data: { type: string }[] }>('/notifications/unseen');
    expect(data.map(({ type }) => type)).toContain('tenant-suspended');
    const rows = await admin.get<{ data: { id: string }[] }>(
      `/users/merchants?filters=${encodeURIComponent(JSON.stringify([{ field: 'status', type: 'enum', operation: 'equals', value: 'suspended' }]))}`,
    );
    expect(rows.data.map((row) => row.id)).toEqual([tenantId]);

    await admin.put(`/users/merchants/${tenantId}/reinstate`, { reason: 'The list is clean now' });
    await pause(2_000);
    expect(await texts()).toBe(before);
    await owner.sandbox('PUT', '/phone', { perSecond: 0 });
    expect(await see()).toMatchObject({ paused: true, pausedReason: 'suspended' });
    await owner.put(`/sms-campaigns/${id}`, { paused: false });
    await nobodyLostNobodyTwice({ owner, ids: [id], mark: 'soup is back', people, paid: 510 }, 120_000);
    await nothingStuck(product);
  }, 200_000);
});
