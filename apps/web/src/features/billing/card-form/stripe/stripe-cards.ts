import type { Stripe } from '@stripe/stripe-js';
import { Problem } from '../../../../lib/graph/problem';
import { billingTexts as t } from '../../billing.texts';
import type { CardProvider } from '../card-provider';
import { StripeFields } from './stripe-fields';
import { problemOfStripe, saysNo } from './stripe-problem';

/** What of Stripe.js a card needs. */
export type StripeForCards = Pick<
  Stripe,
  'elements' | 'createPaymentMethod' | 'confirmCardSetup' | 'confirmCardPayment'
>;

/** Stripe: its fields stand in our form, its own window asks for 3-D Secure. */
export function stripeCards(stripe: StripeForCards): CardProvider {
  const fields = new StripeFields(stripe);
  return {
    trialCards: [],
    fields,
    async createMethod() {
      const faults = fields.faults();
      const card = fields.number;
      if (faults.length > 0 || card === null)
        throw new Problem('invalid-input', t.declinedTitle, t.numberMissing, faults);
      const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card });
      if (error) throw problemOfStripe(error);
      return paymentMethod.id;
    },
    async agreeToKeep(paymentMethod, setUp) {
      const clientSecret = await setUp();
      if (clientSecret === null) return;
      const { error } = await stripe.confirmCardSetup(clientSecret, { payment_method: paymentMethod });
      if (error) throw problemOfStripe(error);
    },
    async confirm({ clientSecret }) {
      const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret);
      const status = paymentIntent?.status ?? error?.payment_intent?.status;
      // Answered before, in another tab or before a reload, is answered too.
      if (status === 'succeeded' || status === 'processing') return 'confirmed';
      if (error === undefined || error.type === 'card_error' || saysNo(error.code)) return 'refused';
      throw problemOfStripe(error);
    },
  };
}
