import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { CreditCard } from 'lucide-react';
import { clock } from '../../../lib/clock';
import { IconTile } from '../../../ui/marks/icon-tile';
import type { SavedCardFragment } from '../billing.generated';
import { billingTexts as t } from '../billing.texts';
import { expiresThisMonth, isExpired } from '../card-form/card-checks';

export const nameOfCard = ({ brand, last4 }: Pick<SavedCardFragment, 'brand' | 'last4'>): string =>
  t.cardName(t.brands[brand as keyof typeof t.brands] ?? t.brands.unknown, last4);

/** A saved card in a line: brand, last digits, until when it is good. */
export function CardLine({ card }: { card: SavedCardFragment }) {
  const now = clock.now();
  const isOver = isExpired(card, now);
  const month = String(card.expMonth).padStart(2, '0');
  const year = String(card.expYear).slice(-2);
  return (
    <Flex gap="3" align="center" minW="0">
      <IconTile icon={CreditCard} tone={isOver ? 'red' : 'grey'} size={36} />
      <Box minW="0">
        <Text fontWeight="500">{nameOfCard(card)}</Text>
        <Text fontSize="small" color={isOver ? 'red' : expiresThisMonth(card, now) ? 'amber' : 'textThird'}>
          {isOver ? t.expiredOn(month, year) : expiresThisMonth(card, now) ? t.thisMonth : t.expires(month, year)}
        </Text>
      </Box>
    </Flex>
  );
}

/** Beside the card that pays where nobody chooses. */
export const DefaultMark = () => (
  <Text fontSize="xs" fontWeight="500" color="textSecond" px="2" py="0.5" borderRadius="tag" bg="greyTint">
    {t.defaultCard}
  </Text>
);
