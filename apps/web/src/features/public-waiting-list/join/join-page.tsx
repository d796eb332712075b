import { Box } from '@chakra-ui/react/box';
import { lazy, Suspense, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { fetchCode } from '../../../lib/fetch-code';
import { usePageTitle } from '../../../ui/page/page-title';
import { ListHead } from '../list-head';
import { publicWaitingListTexts as t } from '../public-waiting-list.texts';
import { QueueFrame } from '../queue-frame';
import { businessOf, useList } from '../use-list';
import { JoinForm } from './join-form';
import { whyNot } from './why-not';

// What most never see is no part of the first load.
const NoList = lazy(() => fetchCode(() => import('../no-list')));
const CannotJoin = lazy(() => fetchCode(() => import('./cannot-join')));

/** How many wait, and the form to join; or why nobody can join now. */
export function JoinPage({ tenantUuid, onSiteKey }: { tenantUuid: string; onSiteKey: string | null }) {
  const navigate = useNavigate();
  const { list, problem, lookNow } = useList(tenantUuid);
  usePageTitle(list?.businessName || t.pageTitle);
  const why = list && whyNot(list, { isInShop: false, hasCode: onSiteKey !== null });
  // Who is writing when the list pauses finds the words again when it goes on.
  const wasOpen = useRef(false);
  wasOpen.current ||= list !== null && why === null;
  return (
    <QueueFrame tenantUuid={tenantUuid} business={list && businessOf(list)}>
      {/* As high as the form, so that nothing moves as it comes. */}
      <Box minH="600px">
        {list === null || why === null ? null : (
          <Suspense fallback={null}>
            <CannotJoin tenantUuid={tenantUuid} list={list} why={why} />
          </Suspense>
        )}
        {list === null ? (
          problem === null ? (
            <Box role="status" aria-label={t.loading} />
          ) : (
            <Suspense fallback={null}>
              <NoList problem={problem} onRetry={lookNow} />
            </Suspense>
          )
        ) : (
          wasOpen.current && (
            <Box hidden={why !== null}>
              <ListHead list={list} />
              <JoinForm
                tenantUuid={tenantUuid}
                list={list}
                onSiteKey={onSiteKey}
                onJoined={({ turn, turnToken }) => navigate(`/waiting-list/${tenantUuid}?turn=${turn.id}#${turnToken}`)}
              />
            </Box>
          )
        )}
      </Box>
    </QueueFrame>
  );
}
