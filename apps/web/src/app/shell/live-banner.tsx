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
import { shellTexts as t } from './shell.texts';
import { isSilent } from './silence';

/** Says that what stands here may be old: at once without a network, after ten seconds without the socket. The data stay. */
export function LiveBanner() {
  const isOnline = useOnline();
  const live = useLiveState();
  const zone = useTimeZone();
  const [since] = useState(() => performance.now());
  // Looked at again each second.
  useNow(1_000);
  const heard = heardAt(live);
  const silent = isSilent(live, since, performance.now());
  // That a page waits for the connection is said in this place.
  const isSaid = useIsWaitingForCode();
  return (
    <Box
      role="status"
      pos="fixed"
      top={{ base: 'calc(64px + var(--above-shell, 0px))', md: 'calc(72px + var(--above-shell, 0px))' }}
      left="50%"
      transform="translateX(-50%)"
      zIndex="banner"
      maxW="calc(100vw - 32px)"
      pointerEvents="none"
    >
      {!isSaid && (!isOnline || silent) && (
        <Flex
          align="center"
          gap="8px"
          px="14px"
          py="8px"
          borderRadius="control"
          bg="amberTint"
          color="amber"
          borderWidth="1px"
          borderColor="line"
          boxShadow="popover"
          fontSize="13px"
          fontWeight="500"
        >
          {isOnline ? (
            <RotateCw aria-hidden size={16} strokeWidth={1.75} />
          ) : (
            <WifiOff aria-hidden size={16} strokeWidth={1.75} style={{ flexShrink: 0 }} />
          )}
          {isOnline ? (
            <Span>
              {t.reconnecting}
              {heard !== null && (
                <Span fontVariantNumeric="tabular-nums">, {t.lastNews(formatSeconds(heard, zone))}</Span>
              )}
            </Span>
          ) : (
            t.offline
          )}
        </Flex>
      )}
    </Box>
  );
}
