import { useMutation, useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { CreditCard, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { problemOf } from '../../../lib/graph/problem';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ErrorState, StatePanel } from '../../../ui/states/state-panel';
import { notify, notifyProblem } from '../../../ui/toast/notify';
import { BillingFrame } from '../billing-frame';
import { MakeCardDefaultDocument, SavedCardsDocument, type SavedCardFragment } from '../billing.generated';
import { billingTexts as t } from '../billing.texts';
import { CardLine, nameOfCard } from './saved-card';

const AddCardSheet = lazy(() => fetchCode(() => import('./add-card-sheet')));
const RemoveCardDialog = lazy(() => fetchCode(() => import('./remove-card-dialog')));

export function Component() {
  const [isAdding, setAdding] = useState(false);
  const add = (): void => setAdding(true);
  return (
    <BillingFrame
      title={t.cards}
      actions={
        <Button variant="solid" onClick={add}>
          <Plus aria-hidden />
          {t.addCard}
        </Button>
      }
    >
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
  const [toRemove, setToRemove] = useState<SavedCardFragment | null>(null);
  const [makeDefault] = useMutation(MakeCardDefaultDocument, { refetchQueries: [SavedCardsDocument] });
  const cards = data?.paymentMethods?.data;

  /** At once on the screen; back with the reason where the server refuses. */
  async function choose(card: SavedCardFragment): Promise<void> {
    try {
      await makeDefault({
        variables: { id: card.id },
        optimisticResponse: { setDefaultPaymentMethod: { ...card, isDefault: true } },
        update: (cache) => {
          for (const other of cards ?? [])
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
  }
  if (!cards)
    return (
      <Card maxW="720px">
        {error ? (
          <ErrorState title={t.cardsError} problem={problemOf(error)} onRetry={() => void refetch()} />
        ) : (
          <Box p="20px" display="grid" gap="16px" opacity="0" animation="fade-in 120ms ease-out 200ms forwards">
            <Skeleton h="48px" />
            <Skeleton h="48px" />
          </Box>
        )}
      </Card>
    );
  if (cards.length === 0)
    return (
      <Card maxW="720px">
        <StatePanel
          icon={CreditCard}
          title={t.noCardsTitle}
          actions={
            <Button size="lg" onClick={onAdd}>
              <Plus aria-hidden />
              {t.addCard}
            </Button>
          }
        >
          {t.noCards}
        </StatePanel>
      </Card>
    );
  return (
    <Card maxW="720px" overflow="hidden">
      <Box as="ul" listStyleType="none" aria-label={t.savedCards}>
        {cards.map((card, at) => (
          <Flex
            as="li"
            key={card.id}
            wrap="wrap"
            justify="space-between"
            align="center"
            gap="8px 16px"
            px={{ base: '16px', md: '20px' }}
            py="14px"
            borderTopWidth={at === 0 ? 0 : '1px'}
          >
            <CardLine card={card} />
            <Flex gap="8px" align="center" ms="auto">
              {card.isDefault ? (
                <Text
                  fontSize="12px"
                  fontWeight="500"
                  color="textSecond"
                  px="8px"
                  py="2px"
                  borderRadius="tag"
                  bg="greyTint"
                >
                  {t.defaultCard}
                </Text>
              ) : (
                <Button
                  size="sm"
                  minH={{ base: '44px', md: '30px' }}
                  aria-label={t.makeDefaultOf(nameOfCard(card))}
                  onClick={() => void choose(card)}
                >
                  {t.makeDefault}
                </Button>
              )}
              <Button
                size="sm"
                minH={{ base: '44px', md: '30px' }}
                variant="danger"
                aria-label={t.removeOf(nameOfCard(card))}
                onClick={() => setToRemove(card)}
              >
                {t.remove}
              </Button>
            </Flex>
          </Flex>
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
