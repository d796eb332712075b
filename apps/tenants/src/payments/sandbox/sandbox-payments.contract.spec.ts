import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { request } from 'undici';
import { eventually, spawnService, testDatabase } from '@bellbird/testing';
import { FakeCardProvider } from '../../../test/fake-card-provider.js';
import { describePaymentsProvider } from '../provider/payments-provider.contract.js';
import type { WebhookRequest } from '../provider/payments-provider.js';
import { SandboxPayments } from './sandbox-payments.js';

const address = 'https://bellbird.example/webhooks/sandbox-payments';

// The other tests' stand-in is held to the same suite as what it stands for.
describePaymentsProvider('sandbox, as the tests of this service play it', async () => {
  const far = await new FakeCardProvider().start();
  return {
    provider: new SandboxPayments({ url: far.url, key: far.key, timeoutMs: 2_000 }),
    card: async (behaviour) => far.card(behaviour),
    completeAction: async (intentId, succeed) => far.completeAction(intentId, succeed),
    webhook: async (intentId) => {
      const intent = far.intents.get(intentId);
      const { body, signature } = far.webhook(
        address,
        intent?.status === 'succeeded' ? 'payment_intent.succeeded' : 'payment_intent.payment_failed',
        intent,
      );
      return {
        urls: ['http://127.0.0.1:1/webhooks/sandbox-payments', address],
        headers: { 'x-sandbox-signature': signature },
        rawBody: Buffer.from(body),
      };
    },
    reachable: async (yes) => void (far.failing = yes ? null : 500),
    close: () => far.stop(),
  };
});

const listening = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

describePaymentsProvider('sandbox, over HTTP', async () => {
  const numbers = { works: '4242424242424242', declined: '4000000000000002', secure: '4000002500003155' };
  const key = randomBytes(16).toString('hex');
  const database = await testDatabase('sandbox');
  const heard: { body: Buffer; headers: IncomingHttpHeaders }[] = [];
  const webhooks = createServer(
    (req, res) =>
      void buffer(req).then((body) => {
        heard.push({ body, headers: req.headers });
        res.end();
      }),
  );
  const webhookUrl = `${await listening(webhooks)}/webhooks/sandbox-payments`;
  const sandbox = await spawnService({
    entry: new URL('../../../../local/src/sandbox/sandbox.main.ts', import.meta.url),
    env: {
      SANDBOX_DATABASE_URL: database.url,
      SANDBOX_KEY: key,
      SANDBOX_PARTS: 'payments',
      PAYMENTS_WEBHOOK_URL: webhookUrl,
    },
    ready: /sandbox ready on \d+/,
  });
  const far = `http://127.0.0.1:${/ready on (\d+)/.exec(await sandbox.waitForLine(/ready on/))?.[1] ?? ''}`;
  // The way to the sandbox, which can be cut.
  let open = true;
  const way = createServer(
    (req, res) =>
      void buffer(req).then(async (body) => {
        if (!open) return req.socket.destroy();
        const { host: _host, 'content-length': _length, connection: _connection, ...headers } = req.headers;
        const answer = await request(`${far}${req.url}`, {
          method: req.method as 'GET',
          headers,
          ...(body.length > 0 && { body }),
        });
        return res
          .writeHead(answer.statusCode, { 'content-type': 'application/json' })
          .end(Buffer.from(await answer.body.arrayBuffer()));
      }),
  );
  const post = async (path: string, body: unknown): Promise<{ id: string }> => {
    const answer = await fetch(`${far}/sandbox/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`);
    return (await answer.json()) as { id: string };
  };
  return {
    provider: new SandboxPayments({ url: await listening(way), key, timeoutMs: 5_000 }),
    card: async (behaviour) =>
      (await post('/payment-methods', { number: numbers[behaviour], expMonth: 12, expYear: 2040, cvc: '123' })).id,
    completeAction: async (intentId, succeed) =>
      void (await post(`/payment-intents/${intentId}/complete-action`, { succeed })),
    webhook: (intentId) =>
      eventually((): WebhookRequest | false => {
        const found = heard.find(({ body }) => body.includes(intentId));
        return found === undefined ? false : { urls: [webhookUrl], headers: found.headers, rawBody: found.body };
      }),
    reachable: async (yes) => void (open = yes),
    close: async () => {
      await sandbox.kill();
      for (const server of [webhooks, way]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
      await database.drop();
    },
  };
});

describe("the sandbox's signature", () => {
  const far = new FakeCardProvider();
  const provider = new SandboxPayments({ url: 'http://127.0.0.1:1', key: far.key });
  const { body, signature } = far.webhook(address, 'payment_intent.succeeded', { id: 'pi_1' });
  const headers = { 'x-sandbox-signature': signature };

  it('is over the address too', () => {
    expect(provider.readWebhook({ urls: [address], headers, rawBody: Buffer.from(body) })).toEqual({
      type: 'succeeded',
      intentId: 'pi_1',
    });
    for (const urls of [
      [],
      [`${address}/`],
      [`${address}?x=1`],
      ['http://bellbird.example/webhooks/sandbox-payments'],
    ]) {
      expect(() => provider.readWebhook({ urls, headers, rawBody: Buffer.from(body) })).toThrow();
    }
  });

  it('on a notice about something else is no notice of a payment', () => {
    for (const [type, intent] of [
      ['payment_intent.created', { id: 'pi_1' }],
      ['payment_intent.succeeded', null],
      ['payout.paid', { id: 'po_1' }],
    ] as const) {
      const other = far.webhook(address, type, intent);
      expect(
        provider.readWebhook({
          urls: [address],
          headers: { 'x-sandbox-signature': other.signature },
          rawBody: Buffer.from(other.body),
        }),
      ).toBeNull();
    }
  });

  it('is one header, whole', () => {
    for (const wrong of [[signature, signature], '', signature.slice(2), `${signature}00`, undefined]) {
      expect(() =>
        provider.readWebhook({
          urls: [address],
          headers: { 'x-sandbox-signature': wrong },
          rawBody: Buffer.from(body),
        }),
      ).toThrow();
    }
  });
});
