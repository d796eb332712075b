import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { eventually } from '@bellbird/testing';
import type { Campaign, Client } from './client.js';
import type { RunningProduct } from './product.js';

/** The first paragraph of the product, by REST, with a file that has bad rows, watched over the socket; however it runs. */
export function aSmallBusinessTextsItsCustomers(running: () => RunningProduct): void {
  let product: RunningProduct;
  let owner: Client;
  let campaign: Campaign;
  const message = 'Hi {{firstName|there}}, two for one on Friday. Reply STOP to opt out.';
  const csv = [
    'First name,Last name,Phone,Email',
    'Ava,Thompson,0412 345 678,ava@example.com',
    'Tom,Nguyen,0412 345 679,tom@example.com',
    ',,0412 345 680,',
    'Liam,O’Brien,not a phone,liam@example.com',
    'Twin,Row,0412 345 678,twin@example.com',
    'No,Phone,,nobody@example.com',
    'Short',
  ].join('\r\n');

  beforeAll(async () => {
    product = running();
    owner = await product.signUp();
  }, 60_000);

  it('imports its customers, with a reason for every bad row', async () => {
    const job = await owner.importCsv(csv);
    expect(job).toMatchObject({ status: 'completed', rows: 7, created: 3, updated: 0, skipped: 0, rejected: 4 });
    expect(job.reasons).toEqual({ 'invalid-phone': 1, 'duplicate-in-file': 1, 'missing-phone': 1, 'wrong-columns': 1 });
    expect(await owner.get('/contacts/count')).toEqual({ count: 3 });
    const rejected = await (await fetch(job.rejectedUrl!)).text();
    expect(rejected).toContain('not a phone');
  });

  it('pays in', async () => {
    expect(await owner.get('/tenants/balance-information')).toMatchObject({
      balance: '0.00',
      frozen: '0.00',
      currency: 'AUD',
    });
    await owner.topUp('50.00');
    expect(await owner.balance()).toBe('50.00');
  });

  it('sees the exact bill', async () => {
    const quote = await owner.post('/sms-campaigns/get-cost', {
      messageType: 'transactional',
      callerId: await owner.senderId(),
      message,
      segmentIds: ['all-contacts'],
    });
    expect(quote).toMatchObject({
      recipients: 3,
      parts: 3,
      partsPerMessage: { 1: 3 },
      cost: '0.240000',
      currency: 'AUD',
      exact: true,
      balance: '50.00',
      sufficient: true,
    });
  });

  it('sends it and watches it go out', async () => {
    const news: Record<string, unknown>[] = [];
    const socket = createClient({
      url: `${product.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${owner.token}` },
    });
    const stop = socket.subscribe<{ smsCampaignUpdated: Record<string, unknown> }>(
      { query: 'subscription { smsCampaignUpdated { id status counts { delivered recipients } } }' },
      {
        next: ({ data }) => void (data && news.push(data.smsCampaignUpdated)),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    campaign = await owner.post(
      '/sms-campaigns',
      {
        name: 'Friday',
        messageType: 'transactional',
        deliveryType: 'immediately',
        callerId: await owner.senderId(),
        message,
        segmentIds: ['all-contacts'],
      },
      201,
    );
    expect(campaign).toMatchObject({ status: 'running', name: 'Friday' });
    campaign = await owner.completed(campaign.id);
    expect(campaign).toMatchObject({
      status: 'completed',
      parts: 3,
      cost: { held: '0.000000', charged: '0.240000', currency: 'AUD' },
    });
    // Of whichever kind it is, it answers what every campaign has.
    const { data } = await owner.graph(
      'query ($id: ID!) { smsCampaign(id: $id) { ... on Campaign { type name messageType } } }',
      { id: campaign.id },
    );
    expect(data).toEqual({ smsCampaign: { type: 'sms', name: 'Friday', messageType: 'transactional' } });
    await eventually(
      async () =>
        expect((await owner.get<Campaign>(`/sms-campaigns/${campaign.id}`)).counts).toMatchObject({
          recipients: 3,
          delivered: 3,
          pending: 0,
          outbound: 0,
        }),
      { timeoutMs: 10_000 },
    );
    await eventually(
      async () =>
        expect(news).toContainEqual({ id: campaign.id, status: 'completed', counts: { delivered: 3, recipients: 3 } }),
      { timeoutMs: 10_000 },
    );
    stop();
    await socket.dispose();
  });

  it('finds every text on the phones, once, as each person reads it', async () => {
    const texts = await owner.sandbox<{ to: string; text: string }[]>('GET', '/messages');
    expect(texts.map(({ to, text }) => [to, text]).sort()).toEqual([
      ['+61412345678', 'Hi Ava, two for one on Friday. Reply STOP to opt out.'],
      ['+61412345679', 'Hi Tom, two for one on Friday. Reply STOP to opt out.'],
      ['+61412345680', 'Hi there, two for one on Friday. Reply STOP to opt out.'],
    ]);
  });

  it('is billed to the cent', async () => {
    expect(await owner.get('/tenants/balance-information')).toMatchObject({ balance: '49.76', frozen: '0.00' });
    const history = await owner.get<{ data: { kind: string; amount: string; campaignId: string | null }[] }>(
      '/tenants/billing-history',
    );
    expect(history.data).toContainEqual(expect.objectContaining({ kind: 'charge', campaignId: campaign.id }));
  });

  it('shows every recipient', async () => {
    const details = await owner.get<{
      data: { name: string; status: string; parts: number; cost: string }[];
      count: number;
    }>(`/sms-campaigns/details/${campaign.id}`);
    expect(details.count).toBe(3);
    expect(details.data.find((each) => each.name === 'Ava Thompson')).toMatchObject({
      status: 'delivered',
      parts: 1,
      cost: '0.080000',
    });
  });

  it('takes a STOP at its word', async () => {
    const [text] = await owner.sandbox<{ from: string; to: string }[]>('GET', '/messages?to=%2B61412345679');
    await owner.sandbox('POST', '/replies', { from: '+61412345679', to: text!.from, text: 'Stop.' });
    const filters = encodeURIComponent(
      JSON.stringify([{ field: 'phoneInternational', type: 'text', operation: 'equals', value: '+61412345679' }]),
    );
    await eventually(
      async () => {
        const { data } = await owner.get<{ data: { marketingStatus: string }[] }>(`/contacts?filters=${filters}`);
        expect(data).toEqual([expect.objectContaining({ marketingStatus: 'unsubscribed' })]);
      },
      { timeoutMs: 10_000 },
    );
    expect(
      await owner.post('/sms-campaigns/get-cost', {
        messageType: 'transactional',
        callerId: await owner.senderId(),
        message,
        segmentIds: ['all-contacts'],
      }),
    ).toMatchObject({
      recipients: 2,
      leftOut: {
        unsubscribed: 1,
        onHold: 0,
        noConsent: 0,
        recentlyAsked: 0,
        noPhone: 0,
        invalidPhone: 0,
        duplicatePhone: 0,
        inTrash: 0,
        noPrice: 0,
        senderCountry: 0,
        tooLong: 0,
      },
    });
    const { data } = await owner.get<{ data: { keyword: string; from: string }[] }>('/inbound-sms');
    expect(data).toEqual([expect.objectContaining({ keyword: 'stop', from: '+61412345679' })]);
  });

  it('is told', async () => {
    await eventually(
      async () => {
        const { data } = await owner.get<{ data: { type: string }[] }>('/notifications');
        const types = data.map((each) => each.type);
        expect(types).toEqual(expect.arrayContaining(['campaign-completed', 'opt-out']));
        // A STOP is told once, as what it decided.
        expect(types).not.toContain('inbound-sms');
      },
      { timeoutMs: 10_000 },
    );
  });

  it('another business sees nothing of it', async () => {
    const other = await product.signUp({ businessName: 'Other Shop' });
    expect(await other.get('/contacts/count')).toEqual({ count: 0 });
    expect((await other.ask('GET', `/sms-campaigns/${campaign.id}`)).status).toBe(404);
    expect((await other.ask('GET', `/sms-campaigns/details/${campaign.id}`)).status).toBe(404);
    expect(await other.get('/inbound-sms/count')).toEqual({ count: 0 });
    expect(await other.get('/notifications/count')).toEqual({ count: 0 });
  });
}
