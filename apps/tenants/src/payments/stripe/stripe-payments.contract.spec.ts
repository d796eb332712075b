import { FakeStripe } from '../../../test/fake-stripe/fake-stripe.js';
import { describePaymentsProvider } from '../provider/payments-provider.contract.js';
import { openStripe } from './open-stripe.js';

describePaymentsProvider('Stripe', async () => {
  const far = await new FakeStripe().start();
  return {
    provider: await openStripe({ secretKey: far.secretKey, webhookSecret: far.webhookSecret, apiUrl: far.url }),
    card: async (behaviour) => far.card(behaviour),
    completeAction: async (intentId, succeed) => far.completeAction(intentId, succeed),
    webhook: async (intentId) => {
      const ended = far.eventsOf(intentId).findLast(({ type }) => /succeeded|failed$/.test(type));
      const { body, signature } = far.signed(ended!);
      return { urls: ['https://bellbird.example/webhooks/stripe'], headers: { 'stripe-signature': signature }, rawBody: Buffer.from(body) };
    },
    reachable: async (yes) => void (far.failing = yes ? null : 503),
    close: () => far.stop(),
  };
});
