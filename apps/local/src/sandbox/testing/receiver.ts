import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Heard {
  path: string;
  body: Record<string, unknown>;
  /** Whether the signature is right for the address called and the bytes sent. */
  signed: boolean;
  /** `performance.now()`. */
  atMs: number;
}

export interface Receiver {
  url: string;
  port: number;
  /** Every callback, also those that were not answered with 2xx. */
  heard: Heard[];
  /** What is answered; null cuts the connection. Default 204. */
  answer: (path: string, body: Record<string, unknown>) => number | null;
  close(): Promise<void>;
}

/** Stands where Bellbird's webhooks stand. */
export async function openReceiver(key: string, port = 0): Promise<Receiver> {
  const heard: Heard[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString('utf8');
      const body = JSON.parse(raw) as Record<string, unknown>;
      const path = request.url ?? '';
      const expected = createHmac('sha256', key).update(`http://${request.headers.host}${path}\n${raw}`).digest('hex');
      heard.push({ path, body, signed: request.headers['x-sandbox-signature'] === expected, atMs: performance.now() });
      const status = receiver.answer(path, body);
      if (status === null) request.socket.destroy();
      else response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const taken = (server.address() as AddressInfo).port;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${taken}`,
    port: taken,
    heard,
    answer: () => 204,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
