import { useApolloClient } from '@apollo/client/react';
import { useForm } from '../../../ui/form/state/use-form';
import { notify } from '../../../ui/toast/notify';
import { billingTexts as t } from '../billing.texts';
import { detailsFor, noCard, rulesFor } from '../card-form/card-fields';
import type { CardProvider } from '../card-form/card-provider';
import { keepCard } from '../card-form/keep-card';
import { nameOfCard } from './saved-card';

/** The form of a card to keep. */
export function useNewCard(provider: CardProvider | null, onSaved: () => void) {
  const client = useApolloClient();
  return useForm({
    initial: noCard,
    rules: rulesFor(provider),
    submit: async (values) => {
      const paymentMethod = await provider!.createMethod(detailsFor(provider!, values));
      const { data } = await keepCard(provider!, client, paymentMethod);
      notify({ kind: 'success', title: t.cardSaved(nameOfCard(data!.addCreditCard!)) });
      onSaved();
    },
  });
}

export type NewCard = ReturnType<typeof useNewCard>;
