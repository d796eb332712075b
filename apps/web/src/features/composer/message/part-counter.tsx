import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { composerTexts } from '../composer.texts';
import { barOf, capacityOf, partsRange, type Counted } from './counter';

const t = composerTexts.message;

interface CounterProps {
  id: string;
  longest: Counted;
  /** Of the quote of this very text; undefined while it is older. */
  partsPerMessage: unknown;
  /** Of how many people the longest is, and whether they are all. */
  looked: { count: number; isAll: boolean };
  varies: boolean;
  isCostly: boolean;
}

/** How many parts the longest real text has, how full they are, and whose text it is. */
export function PartCounter({ id, longest, partsPerMessage, looked, varies, isCostly }: CounterProps) {
  const { least, most } = partsRange(partsPerMessage, longest);
  const name = longest.person?.name || longest.person?.firstName || t.someone;
  const whose = !varies
    ? t.sameForAll
    : looked.count === 0
      ? t.nobodyYet
      : looked.isAll
        ? t.longest(name)
        : t.longestOfSample(name, looked.count);
  const colour = isCostly ? 'amber' : 'solid';
  return (
    <Box mt="12px" id={id}>
      <Flex wrap="wrap" justify="space-between" gap="2px 12px" fontSize="13px" role="status">
        <span>
          <Span fontWeight="600" fontSize="14px">
            {least === most ? t.parts(most) : t.orParts(least, most)}
          </Span>{' '}
          <Span ms="6px" color="textSecond" fontVariantNumeric="tabular-nums">
            {t.characters(longest.count.units, capacityOf(longest.count))}
          </Span>
        </span>
        <Span color="textThird" truncate>
          {whose}
        </Span>
      </Flex>
      <Flex aria-hidden gap="4px" mt="8px">
        {barOf(longest.count).map((full, index) => (
          <Box key={index} flex="1" h="6px" borderRadius="3px" bg="hover" overflow="hidden">
            <Box
              h="full"
              w="full"
              bg={colour}
              borderRadius="3px"
              transform={`scaleX(${full})`}
              transformOrigin="left"
              transition="transform 120ms"
            />
          </Box>
        ))}
      </Flex>
    </Box>
  );
}
