import { useQuery } from '@apollo/client/react';
import { Span } from '@chakra-ui/react/span';
import { Link, useSearchParams } from 'react-router-dom';
import { Tabs } from '../../ui/tabs/tabs';
import { viewPath } from './view-paths';
import { viewTexts as t } from './view.texts';
import { WaitingCountDocument } from './waiting-list.generated';

const views = ['queue', 'history', 'analytics', 'settings'] as const;

/** The queue's own page reads the whole board, of which the count is a part. */
const heldByPage = { fetchPolicy: 'cache-only', nextFetchPolicy: 'cache-only' } as const;

/** The views of the waiting list; beside the queue how many wait, as it was when the view was opened. */
export function ViewTabs() {
  const [params] = useSearchParams();
  const open = views.find((view) => view === params.get('view')) ?? 'queue';
  const { data } = useQuery(WaitingCountDocument, open === 'queue' ? heldByPage : {});
  const waiting = data?.waitingListBoard?.workDay?.waiting;
  return (
    <Tabs aria-label={t.views}>
      {views.map((view) => (
        <Link key={view} to={viewPath(view)} {...(view === open && { 'aria-current': 'page' as const })}>
          {t.tabs[view]}
          {view === 'queue' && (
            // Its room is kept before it is known: the other views do not move.
            <Span fontSize="small" fontVariantNumeric="tabular-nums" minW="2ch">
              {waiting || null}
            </Span>
          )}
        </Link>
      ))}
    </Tabs>
  );
}
