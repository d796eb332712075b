import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { problemOf } from '../../../lib/graph/problem';
import { useMay } from '../../../lib/session/session';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/states/state-panel';
import { BillingFrame } from '../billing-frame';
import { SavedCardsDocument } from '../billing.generated';
import { billingTexts as t } from '../billing.texts';
import { CardList } from './card-list';
import { CardsSkeleton, NoCards } from './no-cards';

const AddCardSheet = lazy(() => fetchCode(() => import('./add-card-sheet')));

export function Component() {
  const [isAdding, setAdding] = useState(false);
  const saved = useQuery(SavedCardsDocument, { skip: !useMay('business-editor') });
  const isEmpty = saved.data?.paymentMethods?.data.length === 0;
  const add = (): void => setAdding(true);
  return (
    <BillingFrame title={t.cards} add={isEmpty ? null : { label: t.addCard, run: add }}>
      {() => (
        <>
          <Cards onAdd={add} />
          {isAdding && (
            <Suspense>
              <AddCardSheet onClose={() => setAdding(false)} />
            </Suspense>
          )}
        </>
      )}
    </BillingFrame>
  );
}

/** The saved cards; the default one pays where nobody chooses. */
function Cards({ onAdd }: { onAdd: () => void }) {
  const { data, error, refetch } = useQuery(SavedCardsDocument);
  const cards = data?.paymentMethods?.data;
  if (cards) return cards.length === 0 ? <NoCards onAdd={onAdd} /> : <CardList cards={cards} />;
  const retry = (): void => void refetch();
  return (
    <Card maxW="720px">
      {error ? <ErrorState title={t.cardsError} problem={problemOf(error)} onRetry={retry} /> : <CardsSkeleton />}
    </Card>
  );
}
