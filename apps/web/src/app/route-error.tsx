import { CloudOff, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { isReachable, whenReachable } from '../lib/connection';
import { isChunkError } from '../lib/fetch-code';
import { Button, ButtonLink } from '../ui/button';
import { usePageTitle } from '../ui/page/page-title';
import { StatePanel } from '../ui/states/state-panel';
import { appTexts as t } from './app.texts';

/** Whether the connection is away, so that code could not be loaded; once it is back the page is loaded anew. */
function useReloadWhenBack(isChunk: boolean): boolean {
  const [isAway, setAway] = useState(isChunk && !navigator.onLine);
  useEffect(() => {
    if (!isChunk) return;
    let isLeft = false;
    void (async () => {
      if (await isReachable()) return;
      if (!isLeft) setAway(true);
      await whenReachable();
      if (!isLeft) location.reload();
    })();
    return () => void (isLeft = true);
  }, [isChunk]);
  return isAway;
}

/**
 * What a page that broke shows: words, never the error itself. `isWhole`: nothing stands around it. It is no lazy page:
 * where code cannot be loaded it must be there already.
 */
export function RouteError({ isWhole = false }: { isWhole?: boolean }) {
  const error = useRouteError();
  const isChunk = isChunkError(error);
  const isAway = useReloadWhenBack(isChunk);
  const title = isAway ? t.awayTitle : isChunk ? t.chunkTitle : t.errorTitle;
  usePageTitle(title);
  const panel = isAway ? (
    <StatePanel isPage icon={CloudOff} tone="amber" title={title}>
      {t.away}
    </StatePanel>
  ) : (
    <StatePanel
      isPage
      icon={isChunk ? RotateCw : CloudOff}
      tone={isChunk ? 'brand' : 'red'}
      title={title}
      actions={
        <>
          <Button variant="solid" onClick={() => location.reload()}>
            {t.reload}
          </Button>
          {!isChunk && (
            <ButtonLink to="/home" reloadDocument>
              {t.backToHome}
            </ButtonLink>
          )}
        </>
      }
    >
      {isChunk ? t.chunk : t.error}
    </StatePanel>
  );
  return isWhole ? <main>{panel}</main> : panel;
}
