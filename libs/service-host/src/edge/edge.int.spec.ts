import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { listenServer } from '../process/listening.js';
import { takeSockets } from './take-sockets.js';

const h2c = 'connection: Upgrade, HTTP2-Settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n';

describe('what callers send that is not quite our HTTP', () => {
  let server: Server;
  let port: number;
  const joined: string[] = [];

  beforeAll(async () => {
    server = createServer(async (req, res) => {
      const body = await text(req).catch(() => 'cut');
      if (req.url === '/begun') return void res.write('begun');
      res.end(`<${req.method} ${decodeURI(req.url ?? '').slice(0, 20)} ${body.length} ${body.slice(-3)}>`);
    });
    takeSockets(server, '/graphql', (req, socket) => {
      joined.push(req.url ?? '');
      socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n');
    });
    ({ port } = (await listenServer(server, 0)) as AddressInfo);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Sends on one connection, each piece once the one before it is answered by what `until` finds. */
  async function say(...pieces: (readonly [send: string, until: RegExp])[]): Promise<string> {
    const socket: Socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    let all = '';
    for (const [send, until] of pieces) {
      let heard = '';
      socket.write(send, 'latin1');
      while (!until.test(heard)) {
        const got = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => null)]);
        if (got === null) return `${all}${heard}(closed)`;
        heard += String(got[0]);
      }
      all += heard;
    }
    socket.destroy();
    return all;
  }
  const bodyOf = (answer: string): unknown =>
    JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4).replace('(closed)', ''));

  it('answers who offers another protocol in this one, and goes on with the connection', async () => {
    const answers = await say(
      [`GET /a%C3%A9 HTTP/1.1\r\nhost: x\r\n${h2c}\r\n`, />/],
      ['GET /graphql?b HTTP/1.1\r\nhost: x\r\nconnection: keep-alive, upgrade\r\nupgrade: TLS/1.0\r\n\r\n', />/],
      ['GET /c HTTP/1.1\r\nhost: x\r\n\r\n', />/],
    );
    expect(answers.match(/<.+?>/g)).toEqual(['<GET /aé 0 >', '<GET /graphql?b 0 >', '<GET /c 0 >']);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(Array(3).fill('HTTP/1.1 200'));
  });

  it('reads the whole body of such a request, however it comes', async () => {
    const large = 'x'.repeat(300_000);
    expect(
      (await say([`POST /graphql HTTP/1.1\r\nhost: x\r\n${h2c}content-length: 300003\r\n\r\n${large}end`, />/])).match(
        /<.+>/,
      )![0],
    ).toBe('<POST /graphql 300003 end>');
    expect(
      (
        await say([
          `POST /b HTTP/1.1\r\nhost: x\r\n${h2c}transfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
          />/,
        ])
      ).match(/<.+>/)![0],
    ).toBe('<POST /b 5 llo>');
  });

  it('joins sockets at their one address and says in words that there are none elsewhere', async () => {
    const ask = (path: string): Promise<string> =>
      say([`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: WebSocket\r\n\r\n`, /never/]);
    expect(await ask('/graphql?x=1')).toMatch(/^HTTP\/1\.1 101 /);
    expect(joined).toEqual(['/graphql?x=1']);
    const refused = await ask('/api/contacts');
    expect(refused).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
    expect(bodyOf(refused)).toEqual({
      statusCode: 404,
      code: 'not-found',
      error: 'Not found',
      message: 'There is no socket at this address.',
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('reads a head of 60 kB, and of a longer one says so', async () => {
    expect(await say([`GET /${'a'.repeat(60_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, />/])).toMatch(/^HTTP\/1\.1 200 /);
    expect(await say([`GET /?${'a'.repeat(40_000)} HTTP/1.1\r\nhost: x\r\n${h2c}\r\n`, />/])).toMatch(
      /^HTTP\/1\.1 200 /,
    );
    const refused = await say([`GET /${'a'.repeat(500_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, /never/]);
    expect(refused).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(bodyOf(refused)).toMatchObject({
      statusCode: 431,
      code: 'too-large',
      error: 'Bad request',
      message: expect.stringContaining('64 kB'),
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it.each([
    'nonsense\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n\x16\x03\x01',
    'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  ])('says of %j that it is no request', async (sent) => {
    const answers = await say([sent, /never/]);
    expect(bodyOf(answers.slice(answers.lastIndexOf('HTTP/1.1 400')))).toMatchObject({
      statusCode: 400,
      code: 'invalid-input',
      fields: [],
      traceId: expect.any(String),
    });
  });

  it('puts no answer in the middle of another one', async () => {
    expect(await say(['GET /begun HTTP/1.1\r\nhost: x\r\n\r\n', /begun/], ['nonsense\r\n\r\n', /never/])).toMatch(
      /^HTTP\/1\.1 200 .+begun\r\n\(closed\)$/s,
    );
  });
});
