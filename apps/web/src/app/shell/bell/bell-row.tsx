import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { downloadExport } from '../../../domain/notices/download-export';
import { noticeLook } from '../../../domain/notices/notice-look';
import { noticeWords, type NoticeFacts } from '../../../domain/notices/notice-words';
import { noticeTexts } from '../../../domain/notices/notice.texts';
import type { NoticeRowFragment } from '../../../domain/notices/notices.generated';
import { clock } from '../../../lib/clock';
import { formatWhen } from '../../../lib/format/time';
import { problemOf } from '../../../lib/graph/problem';
import { useMay, useTimeZone } from '../../../lib/session/session';
import { Button, Link } from '../../../ui/button';
import { IconTile } from '../../../ui/marks/icon-tile';
import { NoBreak } from '../../../ui/prose/no-break';
import { notifyProblem } from '../../../ui/toast/notify';
import { bellTexts as t } from './bell.texts';

/** One notification in the bell's few: what happened, when, and the way to it. */
export function BellRow({
  notice,
  facts,
  isFresh,
  onLeave,
}: {
  notice: NoticeRowFragment;
  facts: NoticeFacts;
  isFresh: boolean;
  onLeave: () => void;
}) {
  const zone = useTimeZone();
  const words = noticeWords(notice, useMay('business-editor'), facts);
  return (
    <Flex as="li" pos="relative" gap="3" px="4" py="2.5" align="flex-start" _hover={{ bg: 'hover' }}>
      <IconTile {...noticeLook(words.look)} />
      <Box flex="1" minW="0">
        <Text fontWeight={isFresh ? '600' : '500'} overflowWrap="anywhere" textWrap="pretty">
          {words.to ? (
            <Link
              to={words.to}
              color="text"
              fontWeight="inherit"
              onClick={onLeave}
              _before={{ content: '""', pos: 'absolute', inset: 0 }}
              _hover={{ textDecoration: 'none' }}
            >
              <NoBreak>{words.title}</NoBreak>
            </Link>
          ) : (
            <NoBreak>{words.title}</NoBreak>
          )}
          {isFresh && <VisuallyHidden>, {t.justNow}</VisuallyHidden>}
        </Text>
        <Text fontSize="small" color="textThird" lineClamp={2} overflowWrap="anywhere">
          <NoBreak>{[formatWhen(notice.createdAt, zone, clock.now()), words.text].filter(Boolean).join(' · ')}</NoBreak>
        </Text>
        {words.exportOf && (
          <Button
            variant="link"
            size="sm"
            minH="6"
            onClick={() => downloadExport(words.exportOf!).catch((error: unknown) => notifyProblem(problemOf(error)))}
          >
            {noticeTexts.download}
          </Button>
        )}
      </Box>
      {isFresh && <Span aria-hidden boxSize="2" mt="1.5" flexShrink={0} borderRadius="full" bg="solid" />}
    </Flex>
  );
}
