import { request } from 'node:http';
import { key, openWorld, type World } from '../testing/open-world.js';

describe('the sandbox over HTTP', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld('sandbox_http');
  });
  afterAll(() => world.close());

  it.each([
    ['GET', '/sandbox/api/nothing'],
    ['GET', '/sandbox/api/'],
    ['GET', '/sandbox/api/emails/1'],
    ['POST', '/sandbox/api/payment-intents/x'],
  ])('%s %s is 404', async (method, path) => {
    expect(await world.call(method, path, method === 'POST' ? {} : undefined)).toMatchObject({
      status: 404,
      body: { statusCode: 404, code: 'not-found', error: 'Not found', traceId: expect.any(String) },
    });
  });

  it.each([
    ['POST', '/sandbox/api/messages', 'GET'],
    ['DELETE', '/sandbox/api/phone', 'GET, PUT'],
    ['GET', '/sandbox/api/replies', 'POST'],
    ['PATCH', '/sandbox/api/clock', 'GET, PUT, DELETE'],
    ['POST', '/sandbox/phone', 'GET'],
  ])('%s %s is 405 and says what there is', async (method, path, allowed) => {
    const answer = await world.call(method, path);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allowed);
  });

  it.each(['', '{', '{"text":', 'nonsense'])('a body of %j is malformed', async (body) => {
    expect(await world.call('POST', '/sandbox/api/replies', body)).toMatchObject({
      status: 400,
      body: { code: 'malformed-json' },
    });
  });

  it('is malformed where it is not UTF-8', async () => {
    const response = await fetch(`${world.url}/sandbox/api/replies`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]),
    });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'malformed-json']);
  });

  it.each(['[]', '7', 'null', '"x"'])('a body of %s is no object', async (body) => {
    expect(await world.call('PUT', '/sandbox/api/phone', body)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    });
  });

  it('takes what is said to be JSON, and nothing else: any page may send the rest through a browser', async () => {
    const put = (type: string) => world.call('PUT', '/sandbox/api/phone', '{"latencyMs":20}', { 'content-type': type });
    expect((await put('application/json; charset=utf-8')).status).toBe(200);
    for (const type of [
      'application/x-www-form-urlencoded',
      'text/plain;charset=UTF-8',
      'multipart/form-data; boundary=x',
      'text/xml',
      '',
    ]) {
      expect(await put(type)).toMatchObject({ status: 415, body: { code: 'unsupported-type' } });
    }
  });

  it('takes no more than 1 MB', async () => {
    const text = 'x'.repeat(1_000_001);
    expect(
      await world.call('POST', '/sandbox/api/replies', { from: '+61491570001', to: '+61491578888', text }),
    ).toMatchObject({ status: 413, body: { code: 'too-large' } });
  });

  it('reads for a page of another site, and does nothing for it', async () => {
    const fromElsewhere = { 'sec-fetch-site': 'cross-site' };
    expect((await world.call('DELETE', '/sandbox/api/clock', undefined, fromElsewhere)).status).toBe(403);
    expect(
      (
        await world.call('POST', '/sandbox/phone/reply', 'from=x', {
          ...fromElsewhere,
          'content-type': 'application/x-www-form-urlencoded',
        })
      ).status,
    ).toBe(403);
    expect((await world.call('GET', '/sandbox/api/clock', undefined, fromElsewhere)).status).toBe(200);
    expect(
      (await world.call('DELETE', '/sandbox/api/clock', undefined, { 'sec-fetch-site': 'same-origin' })).status,
    ).toBe(204);
  });

  it('knows a page of another site by its Origin, where the browser says no more', async () => {
    const { host } = new URL(world.url);
    const turn = async (origin: string): Promise<number> =>
      (await world.call('DELETE', '/sandbox/api/clock', undefined, { origin })).status;
    expect([
      await turn(`http://${host}`),
      await turn('https://evil.example'),
      await turn('http://127.0.0.1:1'),
      await turn('null'),
    ]).toEqual([204, 403, 403, 403]);
  });

  it('answers under no name that a stranger may have led here', async () => {
    await world.restart({ publicUrl: 'https://bell.example' });
    const at = (host: string, path: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const { hostname, port } = new URL(world.url);
        request({ hostname, port, path, agent: false, headers: { host, authorization: `Bearer ${key}` } }, (answer) =>
          resolve(answer.resume().statusCode),
        )
          .on('error', reject)
          .end();
      });
    for (const host of [
      'bell.example',
      'bell.example:3000',
      'localhost:3000',
      'bellbird.localhost:3000',
      '192.168.1.5:3000',
      '[::1]:3000',
    ]) {
      expect([host, await at(host, '/sandbox/api/emails'), await at(host, '/sandbox/phone')]).toEqual([host, 200, 200]);
    }
    for (const host of [
      'evil.example',
      'evil.example:3000',
      'bell.example.evil.example',
      '127.0.0.1.evil.example',
      '%',
    ]) {
      expect([host, await at(host, '/sandbox/api/emails'), await at(host, '/sandbox/phone')]).toEqual([host, 403, 403]);
    }
    // Adapters have a key, and may call it by whatever name it has among them.
    expect(await at('sandbox:4000', '/clock')).toBe(200);
    await world.restart();
  });

  it('answers HEAD without a body, and survives nonsense on the line', async () => {
    const head = await fetch(`${world.url}/sandbox/phone`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const { port } = new URL(world.url);
    const status = await new Promise((resolve) => {
      request({ port, host: '127.0.0.1', path: '/sandbox/api/messages?to=%00', method: 'GET' }, (answer) =>
        resolve(answer.resume().statusCode),
      ).end();
    });
    expect(status).toBe(400);
    expect((await world.call('GET', '/sandbox/api/clock')).status).toBe(200);
  });

  it('has each part exactly while it plays it', async () => {
    const paths = {
      sms: ['/sandbox/api/messages', '/sandbox/api/phone', '/carrier/messages', '/sandbox/phone'],
      payments: ['/payments/intents', '/sandbox/cards'],
      mail: ['/sandbox/api/emails', '/sandbox/mailbox'],
    };
    for (const off of ['sms', 'payments', 'mail'] as const) {
      await world.restart({ parts: { sms: true, payments: true, mail: true, identity: true, [off]: false } });
      for (const [part, its] of Object.entries(paths)) {
        for (const path of its)
          expect([path, (await world.call('GET', path)).status]).toEqual([path, part === off ? 404 : 200]);
      }
      expect((await world.call('GET', '/sandbox/api/clock')).status).toBe(200);
      expect((await world.call('GET', '/sandbox/network')).status).toBe(200);
    }
    await world.restart({ parts: { sms: false, payments: false, mail: true, identity: false } });
    expect((await world.text('+61491570001')).status).toBe(404);
    expect((await world.call('POST', '/sandbox/api/payment-methods', {})).status).toBe(404);
    expect((await world.call('GET', '/sandbox')).headers.get('location')).toBe('/sandbox/mailbox');
  });
});
