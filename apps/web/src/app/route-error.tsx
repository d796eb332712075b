import { CloudOff } from 'lucide-react';
import { useRouteError } from 'react-router-dom';
import { Button } from '../ui/button';
import { StatePanel } from '../ui/states/state-panel';
import { appTexts as t } from './app.texts';

/** What a page that broke shows: words, never the error itself. A chunk that is gone means a new release. */
export function RouteError() {
  const error = useRouteError();
  const isChunk = error instanceof TypeError && /import|module|fetch/i.test(error.message);
  return (
    <StatePanel icon={CloudOff} tone="red" title={isChunk ? t.chunkTitle : t.errorTitle} actions={<Button variant="solid" onClick={() => location.reload()}>{t.reload}</Button>}>
      {isChunk ? t.chunk : t.error}
    </StatePanel>
  );
}
