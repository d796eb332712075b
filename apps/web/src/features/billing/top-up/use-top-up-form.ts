import { useApolloClient } from '@apollo/client/react';
import { useForm } from '../../../ui/form/state/use-form';
import type { SavedCardFragment } from '../billing.generated';
import { detailsFor, noCard, rulesFor } from '../card-form/card-fields';
import type { CardProvider } from '../card-form/card-provider';
import { keepCard } from '../card-form/keep-card';
import type { CardForm } from '../card-form/use-card-provider';
import { readAmount } from './amount';

export const newCard = 'new';

export interface TopUpFormOptions {
  saved: readonly SavedCardFragment[];
  cardForm: CardForm;
  /** Out of the address: what a campaign lacks. */
  asked: string | null;
  pay: (wish: { amount: string; method: () => Promise<string> }) => Promise<void>;
}

/** How much is paid and by which card: a saved one, or a new one, which is kept where that is wished. */
export function useTopUpForm({ saved, cardForm, asked, pay }: TopUpFormOptions) {
  const client = useApolloClient();
  const usual = saved.find(({ isDefault }) => isDefault) ?? saved[0];
  const isNew = (card: string): boolean => card === newCard || !saved.some(({ id }) => id === card);
  const cardRules = rulesFor(cardForm.provider);
  const form = useForm({
    initial: { amount: asked ?? '50.00', card: usual?.id ?? newCard, ...noCard, keep: true as boolean },
    rules: {
      amount: (amount) => {
        const read = readAmount(amount);
        return 'wrong' in read ? read.wrong : undefined;
      },
      number: (value, { card }) => (isNew(card) ? cardRules.number?.(value) : undefined),
      expiry: (value, { card }) => (isNew(card) ? cardRules.expiry?.(value) : undefined),
      code: (value, all) => (isNew(all.card) ? cardRules.code?.(value, all) : undefined),
    },
    submit: async (values) => {
      const read = readAmount(values.amount);
      if ('wrong' in read) return;
      if (!isNew(values.card)) return pay({ amount: read.amount, method: () => Promise.resolve(values.card) });
      // What the provider finds wrong with the card lands at its fields.
      const provider = (await cardForm.get())!;
      const made = await provider.createMethod(detailsFor(provider, values));
      return pay({ amount: read.amount, method: () => (values.keep ? save(provider, made) : Promise.resolve(made)) });
    },
  });

  /** Saved first: a payment that fails then is tried again with it, and nothing is typed twice. */
  async function save(provider: CardProvider, paymentMethod: string): Promise<string> {
    const { data: answer } = await keepCard(provider, client, paymentMethod);
    const { id } = answer!.addCreditCard!;
    form.set({ card: id, ...noCard });
    return id;
  }

  const read = readAmount(form.values.amount);
  return { ...form, amount: 'amount' in read ? read.amount : null, isNewCard: isNew(form.values.card) };
}

export type TopUpFormState = ReturnType<typeof useTopUpForm>;
