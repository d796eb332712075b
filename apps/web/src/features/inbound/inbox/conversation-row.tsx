import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { clock } from '../../../lib/clock';
import { conversationPath } from '../../../lib/later-paths';
import { Initials } from '../../../ui/marks/avatar';
import { Status, StatusTag } from '../../../ui/marks/status';
import { nameOf, type Conversation } from '../conversation';
import { inboxTexts as t } from './inbox.texts';
import { rowMarks, shortWhen } from './row-marks';

const RowLink = chakra(Link, {
  base: {
    position: 'relative',
    display: 'flex',
    gap: '2.5',
    ps: '4.5',
    pe: '3.5',
    py: '2.5',
    minH: '72px',
    outlineOffset: '-2px',
    _hover: { bg: 'hover' },
    '&[aria-current]': { bg: 'brandTintStrong' },
  },
});

interface Props {
  conversation: Conversation;
  isOpen: boolean;
  /** The list's part of the address. */
  list: string;
  zone: string;
  assignee: string | null;
}

/** One conversation of the list: who, the newest text and its time, and what waits for somebody. */
export const ConversationRow = memo(function ConversationRow({ conversation, isOpen, list, zone, assignee }: Props) {
  const { id, lastText, lastDirection, lastAt, unread } = conversation;
  const now = clock.now();
  const name = nameOf(conversation);
  const marks = rowMarks(conversation, { zone, now, assignee });
  const text = lastText === '' ? t.picture : lastText;
  return (
    <Box as="li" borderBottomWidth="1px">
      <RowLink
        to={conversationPath(id, list)}
        state={{ keepScroll: true }}
        data-row={id}
        {...(isOpen && { 'aria-current': 'true' as const })}
      >
        {unread > 0 && (
          <Span
            aria-hidden
            pos="absolute"
            insetStart="1.5"
            top="25px"
            boxSize="7px"
            borderRadius="full"
            bg="brandText"
          />
        )}
        <Initials name={conversation.name ?? '#'} size={36} />
        <Box flex="1" minW="0">
          <Flex gap="2" align="baseline" justify="space-between">
            <Span
              truncate
              fontWeight={unread > 0 ? '600' : '500'}
              {...(conversation.name === null && { fontVariantNumeric: 'tabular-nums' })}
            >
              {name}
            </Span>
            <Span color="textSecond" fontSize="small" flexShrink={0}>
              {shortWhen(lastAt, zone, now)}
            </Span>
          </Flex>
          <Span display="block" truncate color={unread > 0 ? 'text' : 'textSecond'}>
            {lastDirection === 'out' ? t.you(text) : text}
          </Span>
          {unread > 0 && <VisuallyHidden>{t.unread(unread)}</VisuallyHidden>}
          {marks.length > 0 && (
            <Flex as="span" wrap="wrap" gap="4px 10px" mt="1" minW="0">
              {marks.map(({ isTag, ...look }) =>
                isTag ? (
                  <StatusTag key={look.label} look={look} h="22px" fontSize="xs" />
                ) : (
                  <Status key={look.label} look={look} fontSize="xs" />
                ),
              )}
            </Flex>
          )}
        </Box>
      </RowLink>
    </Box>
  );
});
