import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { proxyTo } from './proxy.js';

describe('what is passed on to the sandbox', () => {
  const servers: Server[] = [];
  afterAll(() => servers.forEach((server) => server.close()));

  async function open(server: Server): Promise<number> {
    servers.push(server);
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }

  it.each(['/sandbox/../carrier/messages', '/sandbox/%2e%2e/carrier', '/sandbox\\..\\carrier', '/sandbox//x?a=%zz'])(
    'has the path that was asked for: %s',
    async (path) => {
      const sandbox = await open(createServer((req, res) => void res.end(req.url)));
      const front = await open(createServer((req, res) => proxyTo(`http://127.0.0.1:${sandbox}`, req, res)));
      const heard = await new Promise<string>((resolve, reject) => {
        request({ port: front, host: '127.0.0.1', path }, (answer) => text(answer).then(resolve, reject))
          .on('error', reject)
          .end();
      });
      expect(Buffer.from(heard)).toEqual(Buffer.from(path));
    },
  );
});
