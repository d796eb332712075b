import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import type { ReactNode } from 'react';
import { formatCount } from '../../lib/i18n/texts';
import { LiveNumber } from './live-number';

export interface Segment {
  key: string;
  count: number;
  /** What its count is of, in the legend. */
  word: string;
  /** A token of the theme. */
  colour: string;
}

/** The colour of the track: what is to come. */
const track = 'hover';

/** Shares of a whole, one segment a state, with the legend in the same order. What is to come is the track. */
export function SegmentedBar({
  label,
  segments,
  whole,
  height = '8px',
  aside,
}: {
  /** The whole of it in a sentence, to who does not see it. */
  label: string;
  segments: readonly Segment[];
  whole: number;
  height?: '8px' | '10px' | '12px';
  /** At the end of the legend: as of when. */
  aside?: ReactNode;
}) {
  return (
    <Box>
      <Flex role="img" aria-label={label} h={height} gap="0.5" borderRadius="tag" overflow="hidden" bg={track}>
        {segments.map(
          ({ key, count, colour }) =>
            count > 0 && (
              // The least share is seen, too.
              <Box key={key} data-segment={key} bg={colour} flex={`0 1 ${(count / whole) * 100}%`} minW="1" />
            ),
        )}
      </Flex>
      <Flex wrap="wrap" justify="space-between" align="center" gap="8px 24px" mt="3">
        <Flex as="ul" wrap="wrap" gap="6px 22px" listStyleType="none">
          {segments.map(({ key, count, word, colour }) => (
            <Flex as="li" key={key} align="center" gap="2">
              <Box
                aria-hidden
                boxSize="2.5"
                borderRadius="3px"
                bg={colour}
                borderWidth={colour === track ? '1px' : 0}
                borderColor="lineStrong"
              />
              <Span fontWeight="600">
                <LiveNumber value={formatCount(count)} />
              </Span>{' '}
              <Span color="textSecond">{word}</Span>
            </Flex>
          ))}
        </Flex>
        {aside}
      </Flex>
    </Box>
  );
}
