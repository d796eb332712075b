import { Box } from '@chakra-ui/react/box';
import { lazy, Suspense, useState } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { Card } from '../../../ui/card/card';
import type { SavedCardFragment } from '../billing.generated';
import { billingTexts as t } from '../billing.texts';
import { CardRow } from './card-row';
import { useDefaultCard } from './use-default-card';

const RemoveCardDialog = lazy(() => fetchCode(() => import('./remove-card-dialog')));

/** The saved cards, and what can be done with each. */
export function CardList({ cards }: { cards: readonly SavedCardFragment[] }) {
  const makeDefault = useDefaultCard(cards);
  const [toRemove, setToRemove] = useState<SavedCardFragment | null>(null);
  return (
    <Card maxW="720px" overflow="hidden">
      <Box as="ul" listStyleType="none" aria-label={t.savedCards}>
        {cards.map((card, at) => (
          <CardRow
            key={card.id}
            card={card}
            isFirst={at === 0}
            onDefault={() => void makeDefault(card)}
            onRemove={() => setToRemove(card)}
          />
        ))}
      </Box>
      {toRemove !== null && (
        <Suspense>
          <RemoveCardDialog card={toRemove} hasOthers={cards.length > 1} onClose={() => setToRemove(null)} />
        </Suspense>
      )}
    </Card>
  );
}
