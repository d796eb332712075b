import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { CreditCard, Plus } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { StatePanel } from '../../../ui/states/state-panel';
import { billingTexts as t } from '../billing.texts';

/** Nothing is saved yet: what a saved card is good for, and how to add one. */
export const NoCards = ({ onAdd }: { onAdd: () => void }) => (
  <Card maxW="720px">
    <StatePanel
      icon={CreditCard}
      title={t.noCardsTitle}
      actions={
        <Button variant="solid" size="lg" onClick={onAdd}>
          <Plus aria-hidden />
          {t.addCard}
        </Button>
      }
    >
      {t.noCards}
    </StatePanel>
  </Card>
);

/** In the list's geometry; seen after 200 ms. */
export const CardsSkeleton = () => (
  <Box p="5" display="grid" gap="4" opacity="0" animation="fade-in 120ms ease-out 200ms forwards">
    <Skeleton h="12" />
    <Skeleton h="12" />
  </Box>
);
