import { eventually } from '@bellbird/testing';
import { openWorld, type World } from '../testing/open-world.js';

describe('the phones', () => {
  let world: World;
  const texts = Array.from({ length: 15 }, (_, i) => `Text ${i + 1}`);
  const get = (path: string) => world.call('GET', `/sandbox/api${path}`);

  beforeAll(async () => {
    world = await openWorld('sandbox_phones');
    await world.call('PUT', '/sandbox/api/phone', { latencyMs: 0 });
    for (let i = 1; i <= 15; i++) await world.text('+61491570001', `Text ${i}`);
    await world.call('POST', '/carrier/messages', { from: 'CornerCafe', to: '+61491570002', body: '😀'.repeat(40) });
  });
  afterAll(() => world.close());

  it('lists what they received, newest first', async () => {
    const { status, body } = await get('/messages');
    expect(status).toBe(200);
    expect(body.map(({ text }: { text: string }) => text)).toEqual(['😀'.repeat(40), ...texts.toReversed()]);
    expect(body[0]).toMatchObject({ from: 'CornerCafe', parts: 2 });
  });

  it('lists by phone, by sender and by number of texts', async () => {
    expect((await get('/messages?to=%2B61491570001&limit=2')).body.map(({ text }: { text: string }) => text)).toEqual([
      'Text 15',
      'Text 14',
    ]);
    expect((await get('/messages?to=%2B61 491 570 001&limit=1')).body).toHaveLength(1);
    expect((await get('/messages?from=CornerCafe')).body).toHaveLength(1);
    expect((await get('/messages?from=+61491578888&to=')).body).toHaveLength(15);
    expect((await get('/messages?to=+61499999999')).body).toEqual([]);
    expect((await get('/messages/count')).body).toEqual({ count: 16 });
    expect((await get('/messages/count?to=+61491570001&from=+61491578888')).body).toEqual({ count: 15 });
  });

  it('walks them from the first with after', async () => {
    const seen: string[] = [];
    for (let after = '0'; ;) {
      const page = (await get(`/messages?after=${after}&limit=4`)).body as { id: string; text: string }[];
      if (page.length === 0) break;
      seen.push(...page.map(({ text }) => text));
      after = page.at(-1)?.id ?? '';
    }
    expect(seen).toEqual([...texts, '😀'.repeat(40)]);
  });

  it.each([
    ['limit=1001', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=x', 'limit'],
    ['after=abc', 'after'],
    ['after=-1', 'after'],
    ['to=041', 'to'],
    ['tto=1', 'tto'],
    ['from=%00', 'from'],
    ['to=%FF', 'query'],
  ])('names what is wrong with ?%s', async (query, field) => {
    expect(await get(`/messages?${query}`)).toMatchObject({
      status: 400,
      body: {
        statusCode: 400,
        code: 'invalid-input',
        error: 'Bad request',
        message: expect.any(String),
        fields: [{ field, message: expect.any(String) }],
        traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    });
  });

  it('text back, signed, in the order in which each phone spoke, again until it is heard', async () => {
    let busy = 2;
    world.receiver.answer = (path) => (path.endsWith('/inbound') && busy-- > 0 ? 503 : 204);
    const words = ['STOP', 'START', 'Thanks 😀', 'STOP'];
    for (const text of words) {
      expect(
        await world.call('POST', '/sandbox/api/replies', { from: '+61 491 570 001', to: '+61491578888', text }),
      ).toMatchObject({
        status: 201,
        body: {
          id: expect.stringMatching(/^\d+$/),
          from: '+61491570001',
          to: '+61491578888',
          text,
          at: expect.any(String),
        },
      });
    }
    const heard = () => world.receiver.heard.filter(({ path }) => path === '/webhooks/sandbox/inbound');
    await eventually(() => heard().length === 6);
    expect(heard().map(({ body }) => body['body'])).toEqual(['STOP', 'STOP', ...words]);
    expect(heard()[5]).toMatchObject({
      signed: true,
      body: {
        sid: expect.stringMatching(/^IN[0-9a-f]{32}$/),
        from: '+61491570001',
        to: '+61491578888',
        at: expect.any(String),
      },
    });
  });

  it.each([
    [{}, ['from', 'to', 'text']],
    [{ from: '041', to: '+61491578888', text: 'x' }, ['from']],
    [{ from: '+61491570001', to: 'CornerCafe', text: 'x' }, ['to']],
    [{ from: '+61491570001', to: '+61491578888', text: '' }, ['text']],
    [{ from: '+61491570001', to: '+61491578888', text: 'x'.repeat(1_601) }, ['text']],
    [{ from: '+61491570001', to: '+61491578888', text: 'a\0b' }, ['text']],
    [{ from: '+61491570001', to: '+61491578888', text: 'a\ud800' }, ['text']],
    [{ from: '+61491570001', to: '+61491578888', text: 7 }, ['text']],
    [{ from: '+61491570001', to: '+61491578888', text: 'x', mms: true }, ['mms']],
  ])('a reply of %j is refused, naming %j', async (reply, fields) => {
    const { status, body } = await world.call('POST', '/sandbox/api/replies', reply);
    expect([status, body.code]).toEqual([400, 'invalid-input']);
    expect(body.fields.map(({ field }: { field: string }) => field).sort()).toEqual([...fields].sort());
  });

  it('has the network as api.md says, merged and validated as a whole', async () => {
    expect((await world.call('PUT', '/sandbox/api/phone', { latencyMs: 20, receiptDelayMs: 300 })).body).toEqual({
      latencyMs: 20,
      perSecond: 0,
      rejectPercent: 0,
      bouncePercent: 0,
      timeoutPercent: 0,
      lostAnswerPercent: 0,
      duplicateReceiptPercent: 0,
      receiptDelayMs: 300,
    });
    expect(await world.call('PUT', '/sandbox/api/phone', { latencyMs: 5, bouncePercent: 101, speed: 3 })).toMatchObject(
      {
        status: 400,
        body: { fields: [{ field: 'speed' }, { field: 'bouncePercent' }] },
      },
    );
    await Promise.all([
      world.call('PUT', '/sandbox/api/phone', { rejectPercent: 2.5 }),
      world.call('PUT', '/sandbox/api/phone', { bouncePercent: 0.1 }),
    ]);
    expect((await get('/phone')).body).toMatchObject({
      latencyMs: 20,
      receiptDelayMs: 300,
      rejectPercent: 2.5,
      bouncePercent: 0.1,
    });
  });

  it.each([
    'latencyMs',
    'perSecond',
    'rejectPercent',
    'bouncePercent',
    'timeoutPercent',
    'lostAnswerPercent',
    'duplicateReceiptPercent',
    'receiptDelayMs',
  ])('%s takes no text, no half of itself, nothing below 0', async (name) => {
    for (const value of ['5', -1, null, true, 1e12]) {
      expect(await world.call('PUT', '/sandbox/api/phone', { [name]: value })).toMatchObject({
        status: 400,
        body: { fields: [{ field: name }] },
      });
    }
  });
});
