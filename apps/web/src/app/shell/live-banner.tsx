import { Span } from '@chakra-ui/react/span';
import { RotateCw, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useIsWaitingForCode } from '../../lib/fetch-code';
import { formatSeconds } from '../../lib/format/time';
import { heardAt, useLiveState } from '../../lib/graph/live-state';
import { useOnline } from '../../lib/online';
import { useTimeZone } from '../../lib/session/session';
import { useNow } from '../../lib/use-now';
import { NotOnPhone, StatusStrip } from '../status-strip';
import { shellTexts as t } from './shell.texts';
import { isSilent } from './silence';

/** Says that what stands here may be old: at once without a network, after ten seconds without the socket. */
export function LiveBanner() {
  const zone = useTimeZone();
  const isOnline = useOnline();
  const live = useLiveState();
  const [since] = useState(() => performance.now());
  // Looked at again each second.
  useNow(1_000);
  const silent = isSilent(live, since, performance.now());
  const heard = heardAt(live);
  // That a page waits for the connection is said in the same strip, by `WaitingForCode`.
  const isSaid = useIsWaitingForCode();
  if (isSaid || (isOnline && !silent)) return <StatusStrip line={null} />;
  const words = isOnline ? (
    <>
      {t.reconnecting}
      {heard !== null && <Span fontVariantNumeric="tabular-nums">, {t.lastNews(formatSeconds(heard, zone))}</Span>}
    </>
  ) : (
    <>
      {t.offline} <NotOnPhone>{t.offlineMore}</NotOnPhone>
    </>
  );
  return <StatusStrip line={{ icon: isOnline ? RotateCw : WifiOff, children: words }} />;
}
