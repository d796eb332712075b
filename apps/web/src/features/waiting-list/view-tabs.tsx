import { useQuery } from '@apollo/client/react';
import { Span } from '@chakra-ui/react/span';
import { Link, useSearchParams } from 'react-router-dom';
import { Tabs } from '../../ui/tabs/tabs';
import { viewPath } from './view-paths';
import { viewTexts as t } from './view.texts';
import { WaitingListPageDocument } from './waiting-list.generated';

const views = ['queue', 'history', 'analytics', 'settings'] as const;

/** The views of the waiting list; beside the queue how many wait, as far as that is known here. */
export function ViewTabs() {
  const [params] = useSearchParams();
  const { data } = useQuery(WaitingListPageDocument, { fetchPolicy: 'cache-only' });
  const waiting = data?.waitingListBoard?.workDay?.waiting;
  const open = views.find((view) => view === params.get('view')) ?? 'queue';
  return (
    <Tabs aria-label={t.views}>
      {views.map((view) => (
        <Link key={view} to={viewPath(view)} {...(view === open && { 'aria-current': 'page' as const })}>
          {t.tabs[view]}
          {view === 'queue' && (open === 'queue' || Boolean(waiting)) && (
            // On the queue its room is kept before it is known: the other views do not move.
            <Span fontSize="small" fontVariantNumeric="tabular-nums" minW="2ch">
              {waiting || null}
            </Span>
          )}
        </Link>
      ))}
    </Tabs>
  );
}
