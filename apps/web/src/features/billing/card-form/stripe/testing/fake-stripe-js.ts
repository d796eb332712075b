import type { StripeForCards } from '../stripe-cards';

type Change = { empty: boolean; complete: boolean; error: { code: string } | undefined };

/** A field as Stripe draws it: a frame of which nobody but a test sees the inside. */
export class FakeField {
  at: HTMLElement | null = null;
  isDestroyed = false;
  focused = 0;
  private readonly handlers = new Map<string, (event: unknown) => void>();

  constructor(
    readonly kind: string,
    readonly options: unknown,
  ) {}

  on(event: string, handler: (event: unknown) => void): this {
    this.handlers.set(event, handler);
    return this;
  }
  mount(at: HTMLElement): void {
    this.at = at;
    at.append(document.createElement('iframe'));
  }
  destroy(): void {
    this.isDestroyed = true;
  }
  focus(): void {
    this.focused += 1;
  }
  /** A person types, or moves the focus. */
  say(event: 'focus' | 'blur'): void;
  say(event: 'change', change: Change): void;
  say(event: string, change?: Change): void {
    this.handlers.get(event)?.(change);
  }
  fill(): void {
    this.say('change', { empty: false, complete: true, error: undefined });
  }
}

/** Stripe.js at its interface: what a page asks of it is kept, what it answers a test says. */
export class FakeStripeJs {
  readonly fields: FakeField[] = [];
  readonly asked: unknown[][] = [];
  answers: Record<'createPaymentMethod' | 'confirmCardSetup' | 'confirmCardPayment', object> = {
    createPaymentMethod: { paymentMethod: { id: 'pm_new' } },
    confirmCardSetup: { setupIntent: { status: 'succeeded' } },
    confirmCardPayment: { paymentIntent: { status: 'succeeded' } },
  };
  readonly elements = () => ({
    create: (kind: string, options: unknown): FakeField => {
      if (this.fields.some((each) => each.kind === kind && !each.isDestroyed))
        throw new Error(`Can only create one Element of type ${kind}.`);
      this.fields.push(new FakeField(kind, options));
      return this.fields.at(-1)!;
    },
  });
  readonly createPaymentMethod = (...given: unknown[]) => this.answer('createPaymentMethod', given);
  readonly confirmCardSetup = (...given: unknown[]) => this.answer('confirmCardSetup', given);
  readonly confirmCardPayment = (...given: unknown[]) => this.answer('confirmCardPayment', given);

  /** The one that is shown. */
  field(kind: 'cardNumber' | 'cardExpiry' | 'cardCvc'): FakeField {
    const found = this.fields.find((each) => each.kind === kind && !each.isDestroyed);
    if (found === undefined) throw new Error(`No ${kind} is shown.`);
    return found;
  }
  fillAll(): void {
    for (const kind of ['cardNumber', 'cardExpiry', 'cardCvc'] as const) this.field(kind).fill();
  }
  get asStripe(): StripeForCards {
    return this as unknown as StripeForCards;
  }
  private async answer(call: keyof FakeStripeJs['answers'], given: unknown[]): Promise<object> {
    this.asked.push([call, ...given]);
    return this.answers[call];
  }
}
