import type { CardProvider } from './card-provider';

/** The provider that this installation is set up with; null where the browser has no form for it. @throws Problem */
export async function loadCardProvider(): Promise<CardProvider | null> {
  const { readConfig } = await import('./read-config');
  const { payments } = await readConfig();
  if (payments?.provider === 'sandbox') return (await import('./sandbox-cards')).sandboxCards;
  if (payments?.provider === 'stripe' && payments.publishableKey !== undefined)
    return (await import('./stripe/open-stripe-cards')).openStripeCards(payments.publishableKey);
  return null;
}
