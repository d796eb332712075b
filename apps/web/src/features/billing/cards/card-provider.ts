import type { Intent } from '../top-up/payment-state';

/** What a card form collects. It goes to the provider, never to Bellbird. */
export interface CardDetails {
  number: string;
  expMonth: number;
  expYear: number;
  code: string;
}

/**
 * Whoever takes the card: the sandbox, or Stripe by Stripe.js. The number passes through here to the provider alone;
 * what comes back is the id of a payment method, which Bellbird's API knows.
 */
export interface CardProvider {
  /** Cards to try it with; none where money moves. */
  readonly trialCards: readonly { number: string; what: 'works' | 'declined' | 'action' }[];
  /** @throws Problem with `fields` number, expiry, code; `card-declined`; `offline`. */
  createMethod(card: CardDetails): Promise<string>;
  /**
   * Lets the person confirm a payment with their bank (3-D Secure). `ask` shows our own page for it and answers what the
   * person said; a provider with a page of its own does not call it. Already answered is `confirmed` too.
   * @throws Problem
   */
  confirm(intent: Intent, ask: () => Promise<boolean>): Promise<'confirmed' | 'refused'>;
}

/** The provider that this installation is set up with; null where the browser has no form for it. @throws Problem */
export async function loadCardProvider(): Promise<CardProvider | null> {
  const { readConfig } = await import('./read-config');
  const { payments } = await readConfig();
  return payments?.provider === 'sandbox' ? (await import('./sandbox-cards')).sandboxCards : null;
}
