import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describePaymentsProvider } from '../src/payments/provider/payments-provider.contract.js';
import { contractStripe } from './fake-stripe/contract-stripe.js';

/** Where stripe-mock listens. It keeps nothing, so the Stripe of the tests answers. */
const judge = process.env.BELLBIRD_TEST_STRIPE_MOCK ?? '';
const refused: string[] = [];
let judged = 0;

// Every request of the port's suite is put to stripe-mock, too, which holds it against Stripe's own description.
describePaymentsProvider('Stripe, each request held against Stripe’s description', () =>
  contractStripe(async (farUrl) => {
    const server = createServer((req, res) => void pass(req, res, farUrl));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      close: async () => {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      },
    };
  }),
);

afterAll(() => {
  expect(refused).toEqual([]);
  expect(judged).toBeGreaterThan(20);
});

async function pass(req: IncomingMessage, res: ServerResponse, farUrl: string): Promise<void> {
  const body = await text(req);
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = req.headers;
  const ask = (origin: string) =>
    fetch(`${origin}${req.url}`, {
      method: req.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body !== '' && { body }),
    });
  const opinion = await ask(judge);
  judged += 1;
  if (!opinion.ok) refused.push(`${req.method} ${req.url} ${body}: ${opinion.status} ${await opinion.text()}`);
  const answer = await ask(farUrl);
  const {
    'content-length': _l,
    'content-encoding': _e,
    'transfer-encoding': _t,
    ...more
  } = Object.fromEntries(answer.headers);
  res.writeHead(answer.status, more).end(await answer.text());
}
