import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../lib/i18n/texts';
import { NoBreak } from '../../../ui/prose/no-break';
import { recipientsTexts } from './recipients.texts';

const Remove = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    w: { base: '11', md: '7' },
    h: { base: '11', md: '34px' },
    me: '0.5',
    borderRadius: 'tag',
    color: 'textSecond',
    cursor: 'pointer',
    _hover: { bg: 'hover', color: 'text' },
  },
});

/** Chosen people: their name, how many, and the way out. */
export function Chip({
  name,
  mark,
  count,
  isGone = false,
  onRemove,
}: {
  name: string;
  /** Before its name: a dot of its colour. */
  mark?: ReactNode;
  count?: number;
  isGone?: boolean;
  onRemove: () => void;
}) {
  return (
    <Flex
      as="li"
      align="center"
      maxW="full"
      minH={{ base: '11', md: '9' }}
      gap="2"
      ps="3"
      borderWidth="1px"
      borderColor={isGone ? 'red' : 'lineStrong'}
      borderRadius="control"
      bg={isGone ? 'redTint' : 'brandTint'}
      fontWeight="500"
    >
      {mark}
      <Span truncate>
        <NoBreak>{name}</NoBreak>
      </Span>
      {count !== undefined && (
        <Span color="brandText" fontVariantNumeric="tabular-nums">
          {formatCount(count)}
        </Span>
      )}
      <Remove type="button" aria-label={recipientsTexts.remove(name)} onClick={onRemove}>
        <X aria-hidden size={16} strokeWidth={1.75} />
      </Remove>
    </Flex>
  );
}
