import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile } from '../marks/icon-tile';
import { NoBreak } from '../prose/no-break';
import { toneText, type Tone } from '../theme/tokens';

export interface TimelineEvent {
  key: string;
  icon: LucideIcon;
  tone: Tone;
  title: string;
  /** A time or a day, as the reader is shown it. */
  when: string;
  text?: ReactNode;
  action?: ReactNode;
}

interface TimelineProps {
  label: string;
  events: readonly TimelineEvent[];
}

/** What happened, in the order it is given: a line each down a card, or a few steps across a row. */
export const Timeline = ({ look = 'down', ...events }: TimelineProps & { look?: 'down' | 'across' }) =>
  look === 'down' ? <Down {...events} /> : <Across {...events} />;

const Down = ({ label, events }: TimelineProps) => (
  <Box as="ol" aria-label={label} listStyleType="none" w="full">
    {events.map(({ key, icon, tone, title, when, text, action }, at) => (
      <Flex as="li" key={key} gap="3" fontSize="small">
        <Flex direction="column" align="center">
          <IconTile icon={icon} tone={tone} size={24} />
          {at < events.length - 1 && <Box flex="1" w="1px" my="1" bg="line" />}
        </Flex>
        <Box flex="1" minW="0" pb="3" pt="0.5">
          <Flex justify="space-between" align="baseline" gap="3">
            <Span fontWeight="500" minW="0" overflowWrap="anywhere">
              <NoBreak>{title}</NoBreak>
            </Span>
            <Span color="textThird" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {when}
            </Span>
          </Flex>
          {text !== undefined && (
            <Text color="textSecond" overflowWrap="anywhere">
              <NoBreak>{text}</NoBreak>
            </Text>
          )}
          {action}
        </Box>
      </Flex>
    ))}
  </Box>
);

const Across = ({ label, events }: TimelineProps) => (
  <Flex as="ol" aria-label={label} wrap="wrap" gap="12px 32px" listStyleType="none">
    {events.map(({ key, icon: Icon, tone, title, when, text, action }) => (
      <Box as="li" key={key} fontSize="small">
        <Text color="textThird" fontVariantNumeric="tabular-nums">
          {when}
        </Text>
        <Flex align="center" gap="1.5" mt="0.5">
          <Box color={toneText(tone)}>
            <Icon aria-hidden size={16} strokeWidth={1.75} />
          </Box>
          <Span color="text">{title}</Span>
        </Flex>
        {text !== undefined && (
          <Text color="textSecond" maxW="60ch" overflowWrap="anywhere">
            <NoBreak>{text}</NoBreak>
          </Text>
        )}
        {action}
      </Box>
    ))}
  </Flex>
);
