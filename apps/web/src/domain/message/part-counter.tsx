import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import type { PartCount } from '@bellbird/sms-text';
import { barOf, capacityOf, partsRange } from './counter';
import { messageTexts as t } from './message.texts';

export interface CounterProps {
  count: PartCount;
  /** How many texts have how many parts, where the server has counted this very text. */
  partsPerMessage?: unknown;
  /** Whose text is counted. */
  whose: string;
  isCostly: boolean;
}

/** How many parts the longest real text has, how full they are, and whose text it is. */
export function PartCounter({ id, count, partsPerMessage, whose, isCostly }: CounterProps & { id: string }) {
  const { least, most } = partsRange(partsPerMessage, count);
  const colour = isCostly ? 'amber' : 'solid';
  return (
    <Box mt="3" id={id}>
      <Flex wrap="wrap" justify="space-between" gap="2px 12px" fontSize="small" role="status">
        <span>
          <Span fontWeight="600" fontSize="sm">
            {least === most ? t.parts(most) : t.orParts(least, most)}
          </Span>{' '}
          <Span ms="1.5" color="textSecond" fontVariantNumeric="tabular-nums">
            {t.characters(count.units, capacityOf(count))}
          </Span>
        </span>
        <Span color="textThird" truncate>
          {whose}
        </Span>
      </Flex>
      <Flex aria-hidden gap="1" mt="2">
        {barOf(count).map((full, index) => (
          <Box key={index} flex="1" h="1.5" borderRadius="3px" bg="hover" overflow="hidden">
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
