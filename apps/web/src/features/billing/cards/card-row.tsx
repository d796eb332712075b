import { Flex } from '@chakra-ui/react/flex';
import { Button } from '../../../ui/button';
import type { SavedCardFragment } from '../billing.generated';
import { billingTexts as t } from '../billing.texts';
import { CardLine, DefaultMark, nameOfCard } from './saved-card';

interface CardRowProps {
  card: SavedCardFragment;
  isFirst: boolean;
  onDefault: () => void;
  onRemove: () => void;
}

const thumb = { base: '11', md: '30px' };

export const CardRow = ({ card, isFirst, onDefault, onRemove }: CardRowProps) => (
  <Flex
    as="li"
    wrap="wrap"
    justify="space-between"
    align="center"
    gap="8px 16px"
    px={{ base: '4', md: '5' }}
    py="3.5"
    borderTopWidth={isFirst ? 0 : '1px'}
  >
    <CardLine card={card} />
    <Flex gap="2" align="center" ms="auto">
      {card.isDefault ? (
        <DefaultMark />
      ) : (
        <Button size="sm" minH={thumb} aria-label={t.makeDefaultOf(nameOfCard(card))} onClick={onDefault}>
          {t.makeDefault}
        </Button>
      )}
      <Button size="sm" minH={thumb} variant="danger" aria-label={t.removeOf(nameOfCard(card))} onClick={onRemove}>
        {t.remove}
      </Button>
    </Flex>
  </Flex>
);
