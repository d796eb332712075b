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

const thumb = { base: '44px', md: '30px' };

export const CardRow = ({ card, isFirst, onDefault, onRemove }: CardRowProps) => (
  <Flex
    as="li"
    wrap="wrap"
    justify="space-between"
    align="center"
    gap="8px 16px"
    px={{ base: '16px', md: '20px' }}
    py="14px"
    borderTopWidth={isFirst ? 0 : '1px'}
  >
    <CardLine card={card} />
    <Flex gap="8px" align="center" ms="auto">
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
