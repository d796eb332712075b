import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fetchCode } from '../../lib/fetch-code';
import { Component as QueuePage } from './board/queue-page';

const views = {
  history: lazy(async () => ({ default: (await fetchCode(() => import('./history/history-page'))).HistoryPage })),
  analytics: lazy(async () => ({
    default: (await fetchCode(() => import('./analytics/analytics-page'))).AnalyticsPage,
  })),
  settings: lazy(async () => ({ default: (await fetchCode(() => import('./settings/settings-page'))).SettingsPage })),
  wall: lazy(async () => ({ default: (await fetchCode(() => import('./wall/wall-page'))).WallPage })),
  print: lazy(async () => ({ default: (await fetchCode(() => import('./print/print-page'))).PrintPage })),
} as const;

/** /waiting-list: the queue, or, as `view` in the address says, what was, how it is kept, or what the shop's wall shows. */
export function Component() {
  const [params] = useSearchParams();
  const view = params.get('view') ?? '';
  const View = view in views ? views[view as keyof typeof views] : null;
  return View === null ? (
    <QueuePage />
  ) : (
    <Suspense fallback={null}>
      <View />
    </Suspense>
  );
}
