import { loadStripe } from '@stripe/stripe-js/pure';
import { offline } from '../../../../lib/graph/problem';
import type { CardProvider } from '../card-provider';
import { stripeCards } from './stripe-cards';

/** Loads Stripe.js from Stripe, as it has to be, and only here: where nobody pays by a new card nothing of it is fetched. @throws Problem */
export async function openStripeCards(publishableKey: string): Promise<CardProvider> {
  const stripe = await loadStripe(publishableKey).catch(() => null);
  if (stripe === null) throw offline();
  return stripeCards(stripe);
}
