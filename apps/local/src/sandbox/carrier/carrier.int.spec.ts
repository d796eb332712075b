import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@bellbird/testing';
import { openWorld, type World } from '../testing/open-world.js';

describe('the carrier', () => {
  let world: World;
  const usual = {
    latencyMs: 0,
    perSecond: 0,
    rejectPercent: 0,
    bouncePercent: 0,
    timeoutPercent: 0,
    lostAnswerPercent: 0,
    duplicateReceiptPercent: 0,
    receiptDelayMs: 0,
  };
  const network = (change: Record<string, number>) => world.call('PUT', '/sandbox/api/phone', { ...usual, ...change });
  const count = async (to: string): Promise<number> =>
    (await world.call('GET', `/sandbox/api/messages/count?to=${to}`)).body.count;
  const heardOf = (to: string) =>
    world.receiver.heard.filter(({ path }) => path.includes(`m=${encodeURIComponent(to)}&`));

  beforeAll(async () => {
    world = await openWorld('sandbox_carrier');
  });
  afterAll(() => world.close());
  beforeEach(() => network({}));

  it('accepts a text, shows it on the phone, and says that it was delivered', async () => {
    const { status, body } = await world.text('+61491570001', 'Hi, your table is ready €€');
    expect(status).toBe(201);
    expect(body).toEqual({ sid: expect.stringMatching(/^SM[0-9a-f]{32}$/), status: 'accepted' });
    const [message] = (await world.call('GET', '/sandbox/api/messages?to=+61491570001')).body;
    expect(message).toEqual({
      id: expect.stringMatching(/^\d+$/),
      from: '+61491578888',
      to: '+61491570001',
      text: 'Hi, your table is ready €€',
      parts: 1,
      status: 'delivered',
      at: expect.any(String),
    });
    const [receipt] = await eventually(() => (heardOf('+61491570001').length === 1 ? heardOf('+61491570001') : false));
    expect(receipt).toMatchObject({
      path: '/webhooks/sandbox/status?m=%2B61491570001&a=1',
      signed: true,
      body: { sid: body.sid, status: 'delivered', at: expect.any(String) },
    });
  });

  it('needs the key', async () => {
    for (const authorization of ['', 'Bearer other', 'a key for tests']) {
      const { status, body } = await world.call(
        'POST',
        '/carrier/messages',
        { from: '+61491578888', to: '+61491570002', body: 'x' },
        { authorization },
      );
      expect([status, body.code]).toEqual([401, 20003]);
      expect((await world.call('GET', '/carrier/messages', undefined, { authorization })).status).toBe(401);
    }
    expect(await count('+61491570002')).toBe(0);
  });

  it('refuses what is no text, and does not keep it', async () => {
    expect((await world.text('0491570003')).body).toEqual({ code: 21211, message: expect.any(String) });
    expect((await world.call('POST', '/carrier/messages', '{')).status).toBe(400);
    expect(
      (
        await world.call('POST', '/carrier/messages', {
          from: '+61491578888',
          to: '+61491570003',
          body: 'x'.repeat(1_100_000),
        })
      ).status,
    ).toBe(413);
    expect(await count('+61491570003')).toBe(0);
  });

  it('answers after its latency, and takes many texts meanwhile', async () => {
    await network({ latencyMs: 150 });
    const start = performance.now();
    expect((await world.text('+61491570014')).status).toBe(201);
    expect(performance.now() - start).toBeGreaterThanOrEqual(149);

    await network({ latencyMs: 60_000 });
    const leaves = new AbortController();
    let isAnswered = false;
    const waits = fetch(`${world.url}/carrier/messages`, {
      method: 'POST',
      signal: leaves.signal,
      headers: { authorization: 'Bearer a key for tests' },
      body: JSON.stringify({ from: '+61491578888', to: '+61491570015', body: 'x' }),
    }).then(
      () => (isAnswered = true),
      () => undefined,
    );
    await eventually(async () => expect(await count('+61491570015')).toBe(1));
    await network({ latencyMs: 1 });
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => world.text(`+6149157${1_000 + i}`, 'x')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.sid)).size).toBe(100);
    expect(isAnswered).toBe(false);
    leaves.abort();
    await waits;
  });

  it('rejects', async () => {
    await network({ rejectPercent: 100 });
    expect(await world.text('+61491570004')).toMatchObject({ status: 400, body: { code: 21211 } });
    expect(await count('+61491570004')).toBe(0);
  });

  it('bounces', async () => {
    await network({ bouncePercent: 100 });
    expect((await world.text('+61491570005')).status).toBe(201);
    const [receipt] = await eventually(() => (heardOf('+61491570005').length === 1 ? heardOf('+61491570005') : false));
    expect(receipt?.body).toMatchObject({ status: 'undelivered', errorCode: 30003 });
    expect((await world.call('GET', '/sandbox/api/messages?to=+61491570005')).body).toMatchObject([
      { status: 'undelivered' },
    ]);
  });

  it('never answers, and has not accepted', async () => {
    await network({ timeoutPercent: 100 });
    const answer = fetch(`${world.url}/carrier/messages`, {
      method: 'POST',
      signal: AbortSignal.timeout(300),
      headers: { authorization: 'Bearer a key for tests' },
      body: JSON.stringify({ from: '+61491578888', to: '+61491570006', body: 'x' }),
    });
    await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(await count('+61491570006')).toBe(0);
  });

  it('loses an answer: accepted, the connection cut, found by a look-up', async () => {
    await network({ lostAnswerPercent: 100 });
    const askedAt = Date.now();
    await expect(world.text('+61491570007', 'Lost')).rejects.toThrow();
    const { body } = await world.call('GET', '/carrier/messages?to=%2B61491570007&from=%2B61491578888');
    expect(body.messages).toEqual([
      {
        sid: expect.stringMatching(/^SM/),
        from: '+61491578888',
        to: '+61491570007',
        body: 'Lost',
        status: 'delivered',
        dateCreated: expect.any(String),
      },
    ]);
    expect(Date.parse(body.messages[0].dateCreated)).toBeGreaterThanOrEqual(askedAt - 1_000);
    expect(Date.parse(body.messages[0].dateCreated)).toBeLessThanOrEqual(Date.now());
    await eventually(() => heardOf('+61491570007').length === 1);
  });

  it('holds a rate, with 429 above it', async () => {
    // So many more than one a second that some are above it, however long they take to be there.
    await network({ perSecond: 1 });
    const began = performance.now();
    const answers = await Promise.all(Array.from({ length: 60 }, () => world.text('+61491570008')));
    const refused = answers.filter(({ status }) => status === 429);
    // No more than a second's worth at once, and one for each second that it took.
    expect(60 - refused.length).toBeLessThanOrEqual(2 + (performance.now() - began) / 1_000);
    expect(refused[0]).toMatchObject({ body: { code: 20429 } });
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(await count('+61491570008')).toBe(60 - refused.length);
  });

  it('repeats receipts', async () => {
    await network({ duplicateReceiptPercent: 100 });
    await world.text('+61491570009');
    const receipts = await eventually(() => (heardOf('+61491570009').length === 2 ? heardOf('+61491570009') : false));
    expect(receipts[0]?.body).toEqual(receipts[1]?.body);
  });

  it('gives the receipt after its delay; until then the text is on its way', async () => {
    await network({ receiptDelayMs: 400 });
    const start = performance.now();
    await world.text('+61491570010');
    expect((await world.call('GET', '/sandbox/api/messages?to=+61491570010')).body).toMatchObject([
      { status: 'accepted' },
    ]);
    const [receipt] = await eventually(() => (heardOf('+61491570010').length === 1 ? heardOf('+61491570010') : false));
    expect((receipt?.atMs ?? 0) - start).toBeGreaterThanOrEqual(399);
  });

  it('tells a receipt again until it is acknowledged, the others meanwhile', async () => {
    const cutOff = null;
    const answers = [500, 404, cutOff];
    world.receiver.answer = (path) =>
      path.includes('m=again&') && answers.length > 0 ? (answers.shift() as number | null) : 204;
    await world.text('+61491570011', 'x', 'again');
    await world.text('+61491570012');
    await eventually(() => heardOf('+61491570012').length === 1);
    const told = await eventually(() => (heardOf('again').length === 4 ? heardOf('again') : false));
    expect(new Set(told.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(told.every(({ signed }) => signed)).toBe(true);
    await pause(1_200);
    expect(heardOf('again')).toHaveLength(4);
    world.receiver.answer = () => 204;
  });

  it('gives a receipt for each of 2,000 texts, once, however many are due together', async () => {
    await network({ receiptDelayMs: 600_000 });
    const sent = Array.from({ length: 2_000 }, (_, i) => `bulk${i}`);
    for (let i = 0; i < sent.length; i += 200) {
      const answers = await Promise.all(sent.slice(i, i + 200).map((mark) => world.text('+61491570013', 'x', mark)));
      expect(answers.every(({ status }) => status === 201)).toBe(true);
    }
    await network({});
    const bulk = () => world.receiver.heard.filter(({ path }) => path.includes('m=bulk')).map(({ path }) => path);
    await eventually(() => bulk().length >= 2_000, { timeoutMs: 15_000 });
    await pause(300);
    expect(bulk()).toHaveLength(2_000);
    expect(new Set(bulk()).size).toBe(2_000);
  });
});
