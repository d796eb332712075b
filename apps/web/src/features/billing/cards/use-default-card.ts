import { useMutation } from '@apollo/client/react';
import { problemOf } from '../../../lib/graph/problem';
import { notify, notifyProblem } from '../../../ui/toast/notify';
import { MakeCardDefaultDocument, SavedCardsDocument, type SavedCardFragment } from '../billing.generated';
import { billingTexts as t } from '../billing.texts';
import { nameOfCard } from './saved-card';

/** Makes a card the default: at once on the screen, and back with the reason where the server refuses. */
export function useDefaultCard(cards: readonly SavedCardFragment[]): (card: SavedCardFragment) => Promise<void> {
  const [makeDefault] = useMutation(MakeCardDefaultDocument, { refetchQueries: [SavedCardsDocument] });
  return async (card) => {
    try {
      await makeDefault({
        variables: { id: card.id },
        optimisticResponse: { setDefaultPaymentMethod: { ...card, isDefault: true } },
        update: (cache) => {
          for (const other of cards)
            if (other.id !== card.id)
              cache.modify({
                id: cache.identify({ __typename: 'Card', id: other.id })!,
                fields: { isDefault: () => false },
              });
        },
      });
      notify({ kind: 'success', title: t.isDefaultNow(nameOfCard(card)) });
    } catch (cause) {
      notifyProblem(problemOf(cause));
    }
  };
}
