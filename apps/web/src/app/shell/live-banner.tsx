import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { RotateCw, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useIsWaitingForCode } from '../../lib/fetch-code';
import { formatSeconds } from '../../lib/format/time';
import { heardAt, useLiveState } from '../../lib/graph/live-state';
import { useOnline } from '../../lib/online';
import { useTimeZone } from '../../lib/session/session';
import { useNow } from '../../lib/use-now';
import { useAboveShell } from './above-shell';
import { shellTexts as t } from './shell.texts';
import { isSilent } from './silence';

/** One line, so that the page moves by no more when it comes. */
const height = 28;

/**
 * Says that what stands here may be old: at once without a network, after ten seconds without the socket. The data stay,
 * and so does what can be pressed: it is a strip above the page, not a card over it.
 */
export function LiveBanner() {
  const isOnline = useOnline();
  const live = useLiveState();
  const [since] = useState(() => performance.now());
  // Looked at again each second.
  useNow(1_000);
  const silent = isSilent(live, since, performance.now());
  // That a page waits for the connection is said in a place of its own.
  const isSaid = useIsWaitingForCode();
  const isShown = !isSaid && (!isOnline || silent);
  return (
    <Box role="status" pos="sticky" top={`calc(var(--above-shell, 0px) - ${height}px)`} zIndex="banner">
      {isShown && <Strip isOnline={isOnline} heard={heardAt(live)} />}
    </Box>
  );
}

function Strip({ isOnline, heard }: { isOnline: boolean; heard: Date | null }) {
  const zone = useTimeZone();
  useAboveShell(height);
  const Icon = isOnline ? RotateCw : WifiOff;
  return (
    <Flex
      align="center"
      justify="center"
      gap="8px"
      h={`${height}px`}
      px="16px"
      bg="amberTint"
      color="amber"
      fontSize="13px"
      lineHeight="18px"
      fontWeight="500"
      whiteSpace="nowrap"
    >
      <Icon aria-hidden size={16} strokeWidth={1.75} style={{ flexShrink: 0 }} />
      {isOnline ? (
        <Span truncate>
          {t.reconnecting}
          {heard !== null && <Span fontVariantNumeric="tabular-nums">, {t.lastNews(formatSeconds(heard, zone))}</Span>}
        </Span>
      ) : (
        <Span truncate>
          {t.offline} <Span srOnly={{ base: true, md: false }}>{t.offlineMore}</Span>
        </Span>
      )}
    </Flex>
  );
}
