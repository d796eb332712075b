import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { formatCount } from '../lib/i18n/texts';

export interface Segment {
  key: string;
  count: number;
  /** What its count is of, in the legend. */
  word: string;
  /** A token of the theme. */
  colour: string;
}

/** Shares of a whole, one segment a state, with the legend in the same order. What is to come is the track. */
export function SegmentedBar({
  label,
  segments,
  whole,
}: {
  /** The whole of it in a sentence, to who does not see it. */
  label: string;
  segments: readonly Segment[];
  whole: number;
}) {
  return (
    <Box>
      <Flex role="img" aria-label={label} h="8px" gap="2px" borderRadius="full" overflow="hidden" bg="hover">
        {segments.map(
          ({ key, count, colour }) =>
            count > 0 && (
              // The least share is seen, too.
              <Box key={key} bg={colour} flexBasis={`${(count / whole) * 100}%`} minW="4px" flexShrink={1} />
            ),
        )}
      </Flex>
      <Flex wrap="wrap" gap="6px 20px" mt="10px" fontSize="13px">
        {segments.map(({ key, count, word, colour }) => (
          <Flex key={key} align="center" gap="8px">
            <Span aria-hidden boxSize="10px" borderRadius="3px" bg={colour} />
            <Span>
              <Span fontWeight="600" fontVariantNumeric="tabular-nums">
                {formatCount(count)}
              </Span>{' '}
              {word}
            </Span>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
