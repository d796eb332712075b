import type { Intent } from '../payment/payment-state';

/** What a card form collects. It goes to the provider, never to Bellbird. */
export interface CardDetails {
  number: string;
  expMonth: number;
  expYear: number;
  code: string;
}

export type CardFieldName = 'number' | 'expiry' | 'code';

/** Fields that the provider draws itself, in frames that nobody else can read. */
export interface ProvidersFields {
  /** Draws a field, filling `at`, in the looks that `at` has. `onChange`: something was typed. `stop` takes it away again. */
  mount(name: CardFieldName, at: HTMLElement, onChange: () => void): { focus: () => void; stop: () => void };
}

/**
 * Whoever takes the card: the sandbox, or Stripe by Stripe.js. The number passes through here to the provider alone;
 * what comes back is the id of a payment method, which Bellbird's API knows.
 */
export interface CardProvider {
  /** Cards to try it with; none where money moves. */
  readonly trialCards: readonly { number: string; what: 'works' | 'declined' | 'action' }[];
  /** null where the form is ours: what is typed there is given to createMethod. */
  readonly fields: ProvidersFields | null;
  /** `card`: null where the provider draws the fields. @throws Problem with `fields` number, expiry, code; `card-declined`; `offline`. */
  createMethod(card: CardDetails | null): Promise<string>;
  /**
   * Before a card is saved: lets the person's bank ask for more (3-D Secure) where the provider wants that. `setUp` asks
   * Bellbird for the provider's secret; null where it needs none. @throws Problem, `card-declined` where the bank said no.
   */
  agreeToKeep(paymentMethod: string, setUp: () => Promise<string | null>): Promise<void>;
  /**
   * Lets the person confirm a payment with their bank (3-D Secure). `ask` shows our own page for it and answers what the
   * person said; a provider with a page of its own does not call it. Already answered is `confirmed` too.
   * @throws Problem
   */
  confirm(intent: Intent, ask: () => Promise<boolean>): Promise<'confirmed' | 'refused'>;
}
