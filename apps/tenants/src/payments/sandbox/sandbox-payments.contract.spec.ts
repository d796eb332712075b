import { FakeCardProvider } from '../../../test/fake-card-provider.js';
import { describePaymentsProvider } from '../payments-provider.contract.js';
import { SandboxPayments } from './sandbox-payments.js';

const address = 'https://bellbird.example/webhooks/sandbox-payments';

describePaymentsProvider('sandbox', async () => {
  const far = await new FakeCardProvider().start();
  return {
    provider: new SandboxPayments({ url: far.url, key: far.key, timeoutMs: 2_000 }),
    card: async (behaviour) => far.card(behaviour),
    completeAction: async (intentId, succeed) => far.completeAction(intentId, succeed),
    webhook: async (type, intentId) => {
      const { body, signature } = far.webhook(address, type, far.intents.get(intentId));
      return { urls: ['http://127.0.0.1:1/webhooks/sandbox-payments', address], headers: { 'x-sandbox-signature': signature }, rawBody: Buffer.from(body) };
    },
    reachable: async (yes) => void (far.failing = yes ? null : 500),
    close: () => far.stop(),
  };
});

describe('the sandbox\'s signature', () => {
  const far = new FakeCardProvider();
  const provider = new SandboxPayments({ url: 'http://127.0.0.1:1', key: far.key });
  const { body, signature } = far.webhook(address, 'payment_intent.succeeded', { id: 'pi_1' });
  const headers = { 'x-sandbox-signature': signature };

  it('is over the address too', () => {
    expect(provider.readWebhook({ urls: [address], headers, rawBody: Buffer.from(body) })).toEqual({ type: 'succeeded', intentId: 'pi_1' });
    for (const urls of [[], [`${address}/`], [`${address}?x=1`], ['http://bellbird.example/webhooks/sandbox-payments']]) {
      expect(() => provider.readWebhook({ urls, headers, rawBody: Buffer.from(body) })).toThrow();
    }
  });

  it('is one header, whole', () => {
    for (const wrong of [[signature, signature], '', signature.slice(2), `${signature}00`, undefined]) {
      expect(() => provider.readWebhook({ urls: [address], headers: { 'x-sandbox-signature': wrong }, rawBody: Buffer.from(body) })).toThrow();
    }
  });
});
