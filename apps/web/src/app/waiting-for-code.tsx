import { CloudOff } from 'lucide-react';
import { useIsWaitingForCode } from '../lib/fetch-code';
import { appTexts as t } from './app.texts';
import { NotOnPhone, StatusStrip } from './status-strip';

/** A page that was asked for cannot be fetched without a connection: says so above the page that stays, until it comes by itself. */
export function WaitingForCode() {
  const isWaiting = useIsWaitingForCode();
  const words = (
    <>
      {t.awayWaits} <NotOnPhone>{t.awayKept}</NotOnPhone>
    </>
  );
  return <StatusStrip line={isWaiting ? { icon: CloudOff, children: words } : null} />;
}
