import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket, { WebSocketServer } from 'ws';
import { Pulse } from '@bellbird/service-host';
import { eventually, freePort } from '@bellbird/testing';
import { openFrontApart } from './front-apart.js';

interface Replica {
  url: string;
  server: Server;
  /** Takes connections and says nothing, as a stopped process does. */
  isSilent: boolean;
  heard: { method: string; url: string; from: unknown; body: string }[];
}

/** What gateways say that services lack. */
let missing: string[] = [];

describe('the front before parts that are apart', () => {
  const replicas: Replica[] = [];
  let front: { url: string; close(): Promise<void> };

  /** Says its name; `/cut` is heard and then cut off, `/large` refused before it is read, and then dropped. */
  async function replica(name: string): Promise<Replica> {
    const heard: Replica['heard'] = [];
    const server = createServer({ maxHeaderSize: 65_536 }, async (req, res) => {
      if (one.isSilent) return;
      if (req.url === '/health/live') return void res.end();
      if (req.url === '/health/ready') return void res.end('{"status":"ok"}');
      if (req.url === '/health/services') return void res.end(JSON.stringify({ missing }));
      if (req.url?.includes('large')) {
        res.writeHead(413, { connection: 'close', 'content-length': 5 }).write('large');
        return void req.on('end', () => res.end()).resume();
      }
      let body = '';
      for await (const piece of req.setEncoding('utf8')) body += String(piece);
      heard.push({
        method: req.method ?? '',
        url: req.url ?? '',
        from: req.headers['x-bellbird-remote-address'],
        body,
      });
      if (req.url?.includes('cut')) return void req.socket.destroy();
      if (req.url?.includes('long')) res.setHeader('link', `<${req.url}>; rel="next"`);
      res.writeHead(201, { 'x-part': name }).end(name);
    });
    new WebSocketServer({ server, path: '/graphql' }).on('connection', (socket) =>
      socket.on('message', (text) => one.isSilent || socket.send(`${name}: ${String(text)}`)),
    );
    const one: Replica = { url: '', server, isSilent: false, heard };
    // Not as one of this process, which is never asked whether it lives.
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    one.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    replicas.push(one);
    return one;
  }

  let gateways: Replica[];
  let rest: Replica;
  let tenants: Replica;
  beforeAll(async () => {
    gateways = [await replica('gateway-1'), await replica('gateway-2')];
    [rest, tenants] = [await replica('rest-adapter'), await replica('tenants')];
    const [dispatch, contacts] = [await replica('dispatch'), await replica('contacts')];
    front = await openFrontApart(
      {
        PORT: '0',
        TRUSTED_PROXIES: '127.0.0.0/8,::1',
        REST_ADAPTER_URL: rest.url,
        GATEWAY_URL: `http://127.0.0.1:${await freePort()}, ${gateways.map(({ url }) => url).join(',')}`,
        TENANTS_URL: tenants.url,
        DISPATCH_URL: dispatch.url,
        CONTACTS_URL: contacts.url,
      },
      (path, _req: IncomingMessage, res) => void res.end(`page ${path}`),
      new Pulse({ patienceMs: 300, answersWithinMs: 700, everyMs: 50 }),
    );
  });
  afterAll(async () => {
    for (const { server } of replicas) {
      server.closeAllConnections();
      server.close();
    }
    await front.close();
  });

  it.each([
    ['/api/contacts?limit=1', 'rest-adapter'],
    ['/webhooks/stripe', 'tenants'],
    ['/webhooks/sandbox-payments', 'tenants'],
    ['/webhooks/twilio/status?m=1', 'dispatch'],
    ['/l/4BUXQKNPSU4', 'dispatch'],
    ['/listen', 'page /listen'],
    ['/files/a/b.csv?sign=1', 'contacts'],
    ['/apiary', 'page /apiary'],
    ['/', 'page /'],
  ])('passes %s on to %s', async (path, expected) => {
    const answer = await fetch(`${front.url}${path}`);
    expect(await answer.text()).toBe(expected);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('says 404 of the sandbox where there is none', async () => {
    expect((await fetch(`${front.url}/sandbox/api/emails`)).status).toBe(404);
  });

  it('passes bodies on whole, with the address that an ingress of this machine says it forwards for', async () => {
    const body = 'x'.repeat(300_000);
    await fetch(`${front.url}/api/contacts`, {
      method: 'POST',
      body,
      headers: { 'x-forwarded-for': '1.2.3.4, 203.0.113.9', 'x-bellbird-remote-address': '1.2.3.4' },
    });
    expect(rest.heard.at(-1)).toEqual({ method: 'POST', url: '/api/contacts', from: '203.0.113.9', body });
  });

  it('asks the gateways in turn and passes over one that is not there', async () => {
    const answers = await Promise.all(
      Array.from({ length: 9 }, async () =>
        (await fetch(`${front.url}/graphql`, { method: 'POST', body: '{}' })).text(),
      ),
    );
    expect(new Set(answers)).toEqual(new Set(['gateway-1', 'gateway-2']));
  });

  it('passes on what a part says before it has all of a body', async () => {
    for (const bytes of [70_000, 5_000_000]) {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        request(
          `${front.url}/webhooks/large`,
          { method: 'POST', headers: { 'content-length': bytes }, agent: false },
          resolve,
        )
          .on('error', reject)
          .end(Buffer.alloc(bytes));
      });
      expect([answer.statusCode, await text(answer)]).toEqual([413, 'large']);
    }
  });

  it('joins sockets with a gateway that is there', async () => {
    const said = await Promise.all(
      Array.from(
        { length: 3 },
        () =>
          new Promise<string>((resolve, reject) => {
            const socket = new WebSocket(`${front.url.replace('http', 'ws')}/graphql`);
            socket
              .on('open', () => socket.send('hello'))
              .on('error', reject)
              .on('message', (text) => {
                resolve(String(text));
                socket.close();
              });
          }),
      ),
    );
    for (const each of said) expect(each).toMatch(/^gateway-[12]: hello$/);
  });

  it('passes on who offers another protocol, in this one, and addresses of 60 kB with the one of the next page that is answered', async () => {
    const headers = {
      connection: 'Upgrade, HTTP2-Settings',
      upgrade: 'h2c',
      'http2-settings': 'AAMAAABkAAQCAAAAAAIAAAAA',
    };
    const ask = (path: string, body: string): Promise<IncomingMessage> =>
      new Promise((resolve, reject) => {
        request(`${front.url}${path}`, { method: 'POST', headers, agent: false, maxHeaderSize: 100_000 }, resolve)
          .on('error', reject)
          .end(body);
      });
    for (const path of ['/api/offered', '/graphql'])
      expect(await text(await ask(path, 'x'.repeat(200_000)))).toMatch(/^(rest-adapter|gateway-[12])$/);
    expect(rest.heard.at(-1)).toMatchObject({ url: '/api/offered', body: 'x'.repeat(200_000) });
    const long = `/api/long?${'x'.repeat(60_000)}`;
    expect((await ask(long, '')).headers.link === `<${long}>; rel="next"`).toBe(true);
  });

  it('sends nothing twice that may have been heard: 503', async () => {
    const answer = await fetch(`${front.url}/api/cut`, { method: 'POST', body: 'pay' });
    expect([
      answer.status,
      answer.headers.get('retry-after'),
      ((await answer.json()) as { code: string }).code,
    ]).toEqual([503, '1', 'unavailable']);
    expect(rest.heard.filter(({ url }) => url === '/api/cut')).toHaveLength(1);
  });

  it('passes over a gateway that says nothing, cuts off who hangs on it, and asks it again when it speaks', async () => {
    const [first, second] = gateways as [Replica, Replica];
    const ask = async (): Promise<string> =>
      (await fetch(`${front.url}/graphql`, { method: 'POST', body: '{}' })).text();
    const cutOff = Promise.race(
      Array.from(
        { length: 3 },
        () =>
          new Promise<void>((resolve) => {
            const socket = new WebSocket(`${front.url.replace('http', 'ws')}/graphql`);
            socket.on('close', resolve);
          }),
      ),
    );
    await eventually(async () => expect(await ask()).toBe('gateway-1'));
    first.isSilent = true;
    const answers = await Promise.all(Array.from({ length: 6 }, ask));
    // Who asked it before it was known is told within its patience; the others are served.
    expect(answers.filter((each) => each === 'gateway-2').length).toBeGreaterThanOrEqual(2);
    expect(
      answers.filter((each) => each !== 'gateway-2').map((each) => (JSON.parse(each) as { code: string }).code),
    ).toContain('unavailable');
    await cutOff;
    // On a slow machine the other one, too, may be given up for a moment: it is asked again as soon as it speaks.
    await eventually(async () =>
      expect(new Set(await Promise.all(Array.from({ length: 6 }, ask)))).toEqual(new Set(['gateway-2'])),
    );
    first.isSilent = false;
    await eventually(async () => expect(await ask()).toBe('gateway-1'));
    expect(second.heard.filter(({ url }) => url === '/graphql').length).toBeGreaterThan(8);
  });

  it('says 503 within its patience where the one part that could answer says nothing', async () => {
    rest.isSilent = true;
    const answer = await fetch(`${front.url}/api/contacts`);
    expect([
      answer.status,
      answer.headers.get('retry-after'),
      ((await answer.json()) as { code: string }).code,
    ]).toEqual([503, '1', 'unavailable']);
    rest.isSilent = false;
    await eventually(async () => expect((await fetch(`${front.url}/api/contacts`)).status).toBe(201));
  });

  it('says 503 of a part that is not there', async () => {
    tenants.server.closeAllConnections();
    await new Promise((resolve) => tenants.server.close(resolve));
    expect((await fetch(`${front.url}/webhooks/stripe`, { method: 'POST' })).status).toBe(503);
  });

  it('names what is missing: what a gateway says of every service, and itself which of the two it asks is away', async () => {
    const ready = async (): Promise<unknown[]> => {
      const answer = await fetch(`${front.url}/api/health/ready`);
      return [answer.status, await answer.json()];
    };
    expect(await ready()).toEqual([200, { status: 'ok', missing: [] }]);
    missing = ['campaigns', 'notifications: database'];
    await eventually(async () =>
      expect(await ready()).toEqual([503, { status: 'not-ready', missing: ['campaigns', 'notifications: database'] }]),
    );
    const away = `http://127.0.0.1:${await freePort()}`;
    const alone = await openFrontApart(
      {
        PORT: '0',
        REST_ADAPTER_URL: away,
        GATEWAY_URL: away,
        TENANTS_URL: rest.url,
        DISPATCH_URL: rest.url,
        CONTACTS_URL: rest.url,
      },
      () => undefined,
    );
    expect(await (await fetch(`${alone.url}/api/health/ready`)).json()).toEqual({
      status: 'not-ready',
      missing: ['rest-adapter', 'gateway'],
    });
    await alone.close();
  });

  it('refuses other sockets, and outlives who is gone before the answer', async () => {
    const refused = new WebSocket(`${front.url.replace('http', 'ws')}/elsewhere`);
    expect(await new Promise((resolve) => refused.once('error', ({ message }) => resolve(message)))).toMatch(/404/);
    const { hostname, port } = new URL(front.url);
    const unheard: unknown[] = [];
    const hear = (error: unknown): void => void unheard.push(error);
    process.on('uncaughtException', hear);
    for (let n = 0; n < 50; n++) {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write('GET /elsewhere HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n', () =>
        setImmediate(() => socket.resetAndDestroy()),
      );
      await once(socket, 'close');
    }
    await pause(50);
    process.off('uncaughtException', hear);
    expect(unheard).toEqual([]);
  });

  it('tells browsers to come by https alone, where that is the public address', async () => {
    const urls = {
      REST_ADAPTER_URL: rest.url,
      GATEWAY_URL: gateways[0]!.url,
      TENANTS_URL: rest.url,
      DISPATCH_URL: rest.url,
      CONTACTS_URL: rest.url,
    };
    const secure = await openFrontApart(
      { PORT: '0', PUBLIC_URL: 'https://bell.example', ...urls },
      (_path, _req, res) => void res.end('page'),
    );
    const told = async (url: string): Promise<(string | null)[]> =>
      Promise.all(
        ['/', '/api/contacts', '/api/health/live'].map(async (path) =>
          (await fetch(`${url}${path}`)).headers.get('strict-transport-security'),
        ),
      );
    expect([await told(secure.url), await told(front.url)]).toEqual([
      Array(3).fill('max-age=31536000'),
      Array(3).fill(null),
    ]);
    await secure.close();
  });

  it('stops at once though browsers hang on it', async () => {
    const another = await openFrontApart(
      {
        PORT: '0',
        REST_ADAPTER_URL: rest.url,
        GATEWAY_URL: gateways[0]!.url,
        TENANTS_URL: rest.url,
        DISPATCH_URL: rest.url,
        CONTACTS_URL: rest.url,
      },
      () => undefined,
    );
    const socket = new WebSocket(`${another.url.replace('http', 'ws')}/graphql`);
    await new Promise((resolve) => void socket.once('open', resolve));
    await another.close(); // without a limit of its own: it would wait for the browser for ever
  });

  it('cannot start without addresses', async () => {
    await expect(openFrontApart({ REST_ADAPTER_URL: 'nowhere' }, () => undefined)).rejects.toMatchObject({
      name: 'MissingSettings',
      message: expect.stringMatching(/REST_ADAPTER_URL must be like.+GATEWAY_URL is not set.+CONTACTS_URL is not set/),
    });
  });
});
