import type {
  Stripe,
  StripeCardCvcElement,
  StripeCardExpiryElement,
  StripeCardNumberElement,
  StripeElementStyle,
} from '@stripe/stripe-js';
import { billingTexts as t } from '../../billing.texts';
import type { CardFieldName, ProvidersFields } from '../card-provider';

type Change = { empty: boolean; complete: boolean; error: { code: string } | undefined };
type StripeField = StripeCardNumberElement | StripeCardExpiryElement | StripeCardCvcElement;

const names: readonly CardFieldName[] = ['number', 'expiry', 'code'];

/** Stripe's codes of what was typed, in our words. */
const words: Readonly<Record<string, string>> = {
  incomplete_number: t.numberShort,
  invalid_number: t.numberWrong,
  incomplete_expiry: t.expiryWrong,
  invalid_expiry_month: t.expiryWrong,
  invalid_expiry_year: t.expiryWrong,
  invalid_expiry_month_past: t.expired,
  invalid_expiry_year_past: t.expired,
  incomplete_cvc: t.codeShort,
  invalid_cvc: t.codeShort,
};
const empty: Readonly<Record<CardFieldName, string>> = {
  number: t.numberMissing,
  expiry: t.expiryMissing,
  code: t.codeMissing,
};
const incomplete: Readonly<Record<CardFieldName, string>> = {
  number: t.numberShort,
  expiry: t.expiryWrong,
  code: t.codeShort,
};

interface State {
  isEmpty: boolean;
  isComplete: boolean;
  /** Stripe's code of what is wrong. */
  fault: string | null;
}

/** The three fields of one form, drawn by Stripe. */
export class StripeFields implements ProvidersFields {
  private readonly elements;
  private readonly shown = new Map<CardFieldName, StripeField>();
  private readonly states = new Map<CardFieldName, State>();

  constructor(stripe: Pick<Stripe, 'elements'>) {
    this.elements = stripe.elements({ locale: 'en' });
  }

  mount(name: CardFieldName, at: HTMLElement, onChange: () => void): { focus: () => void; stop: () => void } {
    const field = this.draw(
      name,
      lookOf(at),
      ({ empty: isEmpty, complete: isComplete, error }) => {
        this.states.set(name, { isEmpty, isComplete, fault: error?.code ?? null });
        onChange();
      },
      (hasFocus) => at.toggleAttribute('data-focus-visible', hasFocus),
    );
    this.shown.set(name, field);
    this.states.delete(name);
    field.mount(at);
    return {
      focus: () => field.focus(),
      stop: () => {
        this.shown.delete(name);
        field.destroy();
      },
    };
  }

  /** The number's field, which stands for all three; null while none is shown. */
  get number(): StripeCardNumberElement | null {
    return (this.shown.get('number') as StripeCardNumberElement | undefined) ?? null;
  }

  /** What is wrong in which field, all at once; Stripe would tell one. */
  faults(): { field: string; message: string }[] {
    return names.flatMap((field) => {
      const state = this.states.get(field);
      if (state === undefined || state.isEmpty) return [{ field, message: empty[field] }];
      if (state.fault !== null) return [{ field, message: wordsOf(state.fault) ?? incomplete[field] }];
      return state.isComplete ? [] : [{ field, message: incomplete[field] }];
    });
  }

  /** Each kind by itself: their types share no call. */
  private draw(
    name: CardFieldName,
    style: StripeElementStyle,
    onChange: (event: Change) => void,
    onFocus: (has: boolean) => void,
  ): StripeField {
    const [focus, blur] = [() => onFocus(true), () => onFocus(false)];
    switch (name) {
      case 'number':
        return this.elements
          .create('cardNumber', { style, disableLink: true })
          .on('change', onChange)
          .on('focus', focus)
          .on('blur', blur);
      case 'expiry':
        return this.elements.create('cardExpiry', { style }).on('change', onChange).on('focus', focus).on('blur', blur);
      case 'code':
        return this.elements
          .create('cardCvc', { style, placeholder: '' })
          .on('change', onChange)
          .on('focus', focus)
          .on('blur', blur);
    }
  }
}

/** What stands in a frame looks as what stands around it: the frame has none of our styles. */
function lookOf(at: HTMLElement): StripeElementStyle {
  const { color, fontFamily, fontSize } = getComputedStyle(at);
  const base = {
    ...(color && { color, iconColor: color }),
    ...(fontFamily && { fontFamily }),
    ...(fontSize && { fontSize }),
    fontVariant: 'tabular-nums',
  };
  return { base, invalid: color ? { color } : {} };
}

export const wordsOf = (code: string): string | undefined => words[code];
