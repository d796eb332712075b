import { CloudOff, RotateCw } from 'lucide-react';
import { useRouteError } from 'react-router-dom';
import { Button, ButtonLink } from '../ui/button';
import { usePageTitle } from '../ui/page';
import { StatePanel } from '../ui/states/state-panel';
import { appTexts as t } from './app.texts';
import { isChunkError } from './chunk-limit';

/**
 * What a page that broke shows: words, never the error itself. `isWhole`: nothing stands around it. It is no lazy page:
 * where code cannot be loaded it must be there already.
 */
export function RouteError({ isWhole = false }: { isWhole?: boolean }) {
  const error = useRouteError();
  const isChunk = isChunkError(error);
  const title = isChunk ? t.chunkTitle : t.errorTitle;
  usePageTitle(title);
  const panel = (
    <StatePanel
      isPage icon={isChunk ? RotateCw : CloudOff} tone={isChunk ? 'brand' : 'red'} title={title}
      actions={<><Button variant="solid" onClick={() => location.reload()}>{t.reload}</Button>{!isChunk && <ButtonLink to="/home" reloadDocument>{t.backToHome}</ButtonLink>}</>}
    >
      {isChunk ? t.chunk : t.error}
    </StatePanel>
  );
  return isWhole ? <main>{panel}</main> : panel;
}
