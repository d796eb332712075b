import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatTime } from '../../lib/format/time';
import { problemOf } from '../../lib/graph/problem';
import { downloadExport } from '../../lib/notices/download-export';
import { noticeLook } from '../../lib/notices/notice-look';
import { noticeWords, type NoticeFacts } from '../../lib/notices/notice-words';
import { noticeTexts } from '../../lib/notices/notice.texts';
import type { NoticeRowFragment } from '../../lib/notices/notices.generated';
import { useMay, useTimeZone } from '../../lib/session/session';
import { Button, IconButton, Link } from '../../ui/button';
import { IconTile } from '../../ui/icon-tile';
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
  const zone = useTimeZone();
  const words = noticeWords(notice, useMay('business-editor'), facts);
  return (
    <Flex
      as="li"
      pos="relative"
      align="center"
      gap={{ base: '10px', md: '14px' }}
      px={{ base: '12px', md: '16px' }}
      py="10px"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0, borderTopRadius: 'card' }}
      _last={{ borderBottomRadius: 'card' }}
      _hover={{ bg: 'hover' }}
      {...(!notice.viewed && { bg: 'brandTint' })}
    >
      <IconTile {...noticeLook(words.look)} size={36} />
      <Box flex="1" minW="0">
        <Text fontWeight={notice.viewed ? '500' : '600'} overflowWrap="anywhere" textWrap="pretty">
          {words.to ? (
            <Link
              to={words.to}
              color="text"
              fontWeight="inherit"
              _before={{ content: '""', pos: 'absolute', inset: 0 }}
            >
              {words.title}
            </Link>
          ) : (
            words.title
          )}
          {!notice.viewed && <VisuallyHidden>, {t.unseen}</VisuallyHidden>}
        </Text>
        {words.text && (
          <Text fontSize="13px" color="textSecond" lineClamp={2} overflowWrap="anywhere">
            {words.text}
          </Text>
        )}
        {words.exportOf && <DownloadButton exportOf={words.exportOf} />}
      </Box>
      {!notice.viewed && <Span aria-hidden boxSize="8px" flexShrink={0} borderRadius="full" bg="solid" />}
      <Text flexShrink={0} fontSize="13px" color="textThird" fontVariantNumeric="tabular-nums">
        <time dateTime={notice.createdAt}>{formatTime(notice.createdAt, zone)}</time>
      </Text>
      <IconButton
        label={t.remove(words.title)}
        pos="relative"
        minW={{ base: '44px', md: '32px' }}
        h={{ base: '44px', md: '32px' }}
        onClick={onRemove}
      >
        <Trash2 />
      </IconButton>
    </Flex>
  );
}

function DownloadButton({ exportOf }: { exportOf: { jobId: string; resource: string } }) {
  const [isBusy, setBusy] = useState(false);
  const download = (): void => {
    setBusy(true);
    downloadExport(exportOf)
      .catch((error: unknown) => notifyProblem(problemOf(error)))
      .finally(() => setBusy(false));
  };
  return (
    <Button mt="6px" mb="2px" size="sm" h={{ base: '44px', md: '30px' }} loading={isBusy} onClick={download}>
      <Download aria-hidden />
      {noticeTexts.download}
    </Button>
  );
}
