import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Download, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { NoticeLook } from '@bellbird/notices';
import { noticeLook } from '../../domain/notices/notice-look';
import { noticeWords, type NoticeFacts } from '../../domain/notices/notice-words';
import { noticeTexts } from '../../domain/notices/notice.texts';
import type { NoticeRowFragment } from '../../domain/notices/notices.generated';
import { fetchCode } from '../../lib/fetch-code';
import { formatTime } from '../../lib/format/time';
import { problemOf } from '../../lib/graph/problem';
import { useMay, useTimeZone } from '../../lib/session/session';
import { Button, IconButton, Link } from '../../ui/button';
import { IconTile } from '../../ui/marks/icon-tile';
import { NoBreak } from '../../ui/prose/no-break';
import { notifyProblem } from '../../ui/toast/notify';
import { notificationsTexts as t } from './notifications.texts';

/** One notification: what happened, when, the way to it or its file, and away with it. */
export function NoticeRow({
  notice,
  facts,
  onRemove,
}: {
  notice: NoticeRowFragment;
  facts: NoticeFacts;
  onRemove: () => void;
}) {
  const { look, title, text, to, exportOf } = noticeWords(notice, useMay('business-editor'), facts);
  return (
    <RowFrame
      {...{ look, title, isSeen: notice.viewed, at: notice.createdAt }}
      {...(to !== undefined && { to })}
      action={
        <IconButton
          label={t.remove(title)}
          pos="relative"
          minW={{ base: '11', md: '8' }}
          h={{ base: '11', md: '8' }}
          onClick={onRemove}
        >
          <Trash2 />
        </IconButton>
      }
    >
      {text && (
        <Text fontSize="small" color="textSecond" lineClamp={2} overflowWrap="anywhere">
          <NoBreak>{text}</NoBreak>
        </Text>
      )}
      {exportOf && <DownloadButton exportOf={exportOf} />}
    </RowFrame>
  );
}

/** What every row of the list looks like: mark, title and what is below it, whether it was seen, when. */
export function RowFrame({
  look,
  title,
  to,
  isSeen,
  at,
  action,
  children,
}: {
  look: NoticeLook;
  title: string;
  to?: string;
  isSeen: boolean;
  at: string;
  action?: ReactNode;
  children?: ReactNode;
}) {
  const zone = useTimeZone();
  return (
    <Flex
      as="li"
      pos="relative"
      align="center"
      gap={{ base: '2.5', md: '3.5' }}
      px={{ base: '3', md: '4' }}
      py="2.5"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0, borderTopRadius: 'card' }}
      _last={{ borderBottomRadius: 'card' }}
      _hover={{ bg: 'hover' }}
      {...(!isSeen && { bg: 'brandTint' })}
    >
      <IconTile {...noticeLook(look)} size={36} />
      <Box flex="1" minW="0">
        <Text fontWeight={isSeen ? '500' : '600'} overflowWrap="anywhere" textWrap="pretty">
          {to ? (
            <Link to={to} color="text" fontWeight="inherit" _before={{ content: '""', pos: 'absolute', inset: 0 }}>
              <NoBreak>{title}</NoBreak>
            </Link>
          ) : (
            <NoBreak>{title}</NoBreak>
          )}
          {!isSeen && <VisuallyHidden>, {t.unseen}</VisuallyHidden>}
        </Text>
        {children}
      </Box>
      {!isSeen && <Span aria-hidden boxSize="2" flexShrink={0} borderRadius="full" bg="solid" />}
      <Text flexShrink={0} fontSize="small" color="textThird" fontVariantNumeric="tabular-nums">
        <time dateTime={at}>{formatTime(at, zone)}</time>
      </Text>
      {action ?? <Box w={{ base: '11', md: '9' }} flexShrink={0} />}
    </Flex>
  );
}

function DownloadButton({ exportOf }: { exportOf: { jobId: string; resource: string } }) {
  const [isBusy, setBusy] = useState(false);
  const download = (): void => {
    setBusy(true);
    fetchCode(() => import('../../domain/notices/download-export'))
      .then(({ downloadExport }) => downloadExport(exportOf))
      .catch((error: unknown) => notifyProblem(problemOf(error)))
      .finally(() => setBusy(false));
  };
  return (
    <Button mt="1.5" mb="0.5" size="sm" loading={isBusy} onClick={download}>
      <Download aria-hidden />
      {noticeTexts.download}
    </Button>
  );
}
