import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@bellbird/service-host';
import { CallbackUrls } from '../channels/callback-url.js';
import { sandboxWebhooks } from '../channels/sms/sandbox/sandbox-webhooks.js';
import { webhookListener } from './webhook-listener.js';

const logged: unknown[] = [];
const nothing = async (): Promise<void> => undefined;
let server: Server;
let port: number;

beforeAll(async () => {
  const publicUrl = 'http://localhost:3000';
  const log = (...said: unknown[]): void => void logged.push(said);
  server = createServer(
    webhookListener({
      channels: [
        {
          webhooks: sandboxWebhooks('key', publicUrl),
          callbacks: new CallbackUrls([Buffer.alloc(32)], publicUrl, 'sandbox'),
        },
      ],
      logReceipt: nothing,
      receiveInbound: nothing,
      logger: { warn: log, error: log } as unknown as Logger,
    }),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends all of a body, whatever is answered meanwhile. */
function call(
  method: string,
  path: string,
  body: Buffer,
  headers: Record<string, string | number> = {},
): Promise<{ status: number | undefined; code: unknown }> {
  return new Promise((resolve, reject) => {
    const sending = request({ port, host: '127.0.0.1', method, path, headers, agent: false }, async (answer) => {
      let text = '';
      for await (const piece of answer.setEncoding('utf8')) text += String(piece);
      const { statusCode, code, error, message } = JSON.parse(text) as Record<string, unknown>;
      expect([statusCode, typeof error, typeof message]).toEqual([answer.statusCode, 'string', 'string']);
      resolve({ status: answer.statusCode, code });
    }).on('error', reject);
    sending.end(body);
  });
}

describe('a carrier’s call that is refused', () => {
  it.each([
    ['POST', '/webhooks/sandbox/inbound', 10, 403, 'forbidden'],
    ['GET', '/webhooks/sandbox/inbound', 0, 405, 'method-not-allowed'],
    ['POST', '/webhooks/twilio/inbound', 10, 404, 'not-found'],
    ['POST', '/webhooks/sandbox/inbound', 70_000, 413, 'too-large'],
    ['POST', '/webhooks/sandbox/inbound', 5_000_000, 413, 'too-large'],
    ['POST', '/webhooks/twilio/inbound', 5_000_000, 404, 'not-found'],
  ])('%s %s with %d bytes is told so in our own words: %d %s', async (method, path, bytes, status, code) => {
    for (const headers of [{ 'content-length': bytes }, { 'transfer-encoding': 'chunked' }] as Record<
      string,
      string | number
    >[]) {
      expect(await call(method, path, Buffer.alloc(bytes, 'x'), headers)).toMatchObject({ status, code });
    }
  });

  it('and broken off is nothing to log', async () => {
    const sending = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/webhooks/sandbox/inbound',
      headers: { 'content-length': 50 },
      agent: false,
    }).on('error', () => undefined);
    await new Promise((resolve) => sending.write('x', resolve));
    await pause(50);
    sending.destroy();
    await pause(100);
    expect(logged).toEqual([]);
  });
});
