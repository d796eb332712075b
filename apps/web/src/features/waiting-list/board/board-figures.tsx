import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { Card } from '../../../ui/card/card';
import { LiveNumber } from '../../../ui/figures/live-number';
import { waitWords } from '../wait-words';
import type { BoardFragment } from '../waiting-list.generated';
import { waitingListTexts } from '../waiting-list.texts';
import { minutesBetween } from './minutes';

const t = waitingListTexts.figures;

/** How full the list is and how long it takes. */
export function BoardFigures({ board: { waiting, estimate }, now }: { board: BoardFragment; now: Date }) {
  const longest = Math.max(0, ...waiting.map(({ bookedAt }) => minutesBetween(bookedAt as string, now)));
  return (
    <Card as="section" aria-label={t.label}>
      <Flex wrap="wrap">
        <Figure value={String(waiting.length)} label={t.waiting} said={t.said(waiting.length)} />
        {waiting.length > 0 && <Figure value={waitWords(longest)} label={t.longest} />}
        {estimate && (
          <Figure
            value={t.about(estimate.minutes)}
            beside={t.within(Math.max(1, Math.round((estimate.high - estimate.low) / 2)))}
            label={t.next}
          />
        )}
      </Flex>
    </Card>
  );
}

interface FigureProps {
  value: string;
  beside?: string;
  label: string;
  said?: string;
}

const Figure = ({ value, beside, label, said }: FigureProps) => (
  <Box flex={beside ? '1.6 1 250px' : '1 1 160px'} p="14px 20px">
    <Text fontSize="1.0625rem" fontWeight="600">
      <LiveNumber value={value} said={said} />{' '}
      {beside && (
        <Span whiteSpace="nowrap" fontSize="small" fontWeight="400" color="textSecond">
          {beside}
        </Span>
      )}
    </Text>
    <Text color="textSecond" fontSize="small">
      {label}
    </Text>
  </Box>
);
