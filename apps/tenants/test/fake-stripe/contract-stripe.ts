import type { PaymentsWorld } from '../../src/payments/provider/payments-provider.contract.js';
import { openStripe } from '../../src/payments/stripe/open-stripe.js';
import { FakeStripe } from './fake-stripe.js';

/** A door before the Stripe of the tests. */
interface Door {
  url: string;
  close(): Promise<void>;
}

/** The adapter and the Stripe of the tests as the port's contract suite wants them; the adapter calls through `door`. */
export async function contractStripe(door?: (farUrl: string) => Promise<Door>): Promise<PaymentsWorld> {
  const far = await new FakeStripe().start();
  const through = await door?.(far.url);
  const apiUrl = through?.url ?? far.url;
  return {
    provider: await openStripe({ secretKey: far.secretKey, webhookSecret: far.webhookSecret, apiUrl }),
    card: async (behaviour) => far.card(behaviour),
    completeAction: async (intentId, succeed) => far.completeAction(intentId, succeed),
    webhook: async (intentId) => {
      const ended = far.eventsOf(intentId).findLast(({ type }) => /succeeded|failed$/.test(type));
      const { body, signature } = far.signed(ended!);
      const headers = { 'stripe-signature': signature };
      return { urls: ['https://bellbird.example/webhooks/stripe'], headers, rawBody: Buffer.from(body) };
    },
    reachable: async (yes) => void (far.failing = yes ? null : 503),
    close: async () => {
      await through?.close();
      await far.stop();
    },
  };
}
