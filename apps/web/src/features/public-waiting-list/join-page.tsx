import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { DoorClosed, TicketX } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { callGraph } from '../../lib/graph/call-graph';
import { problemOf, type Problem } from '../../lib/graph/problem';
import { Card } from '../../ui/card';
import { usePageTitle } from '../../ui/page-title';
import { PublicFrame } from '../../ui/public/public-frame';
import { ErrorState, StatePanel } from '../../ui/states/state-panel';
import { BusinessHead } from './business-head';
import { JoinForm } from './join-form';
import { PublicWaitingListDocument, type PublicWaitingListQuery } from './public-waiting-list.generated';
import { publicWaitingListTexts as t } from './public-waiting-list.texts';

export type OpenList = NonNullable<PublicWaitingListQuery['publicWaitingList']>;

/** How many wait, and the form to join; or why nobody can join now. */
export function JoinPage({ tenantUuid, onSiteKey }: { tenantUuid: string; onSiteKey: string | null }) {
  const [list, setList] = useState<OpenList | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  usePageTitle(list?.businessName || t.pageTitle);
  const look = useCallback(() => {
    setProblem(null);
    callGraph(PublicWaitingListDocument, { tenantUuid }).then(
      ({ publicWaitingList }) => setList(publicWaitingList!),
      (error: unknown) => setProblem(problemOf(error)),
    );
  }, [tenantUuid]);
  useEffect(look, [look]);
  const why = list && whyNot(list, onSiteKey);
  return (
    <PublicFrame header={<BusinessHead name={list?.businessName ?? ''} icon={list?.icon} />} footer={t.footer}>
      {/* As high as the form, so that nothing moves as it comes. */}
      <Card w="full" maxW="460px" minH="640px" p={{ base: '20px', md: '28px' }}>
        {problem !== null ? (
          problem.code === 'not-found' ? (
            <StatePanel isPage icon={TicketX} tone="amber" title={t.gone}>
              {t.goneText}
            </StatePanel>
          ) : (
            <ErrorState isPage title={t.fault} problem={problem} onRetry={look} />
          )
        ) : list === null ? (
          <Box role="status" aria-label={t.loading} />
        ) : why ? (
          <StatePanel isPage icon={DoorClosed} title={t.closedTitle}>
            {why}
          </StatePanel>
        ) : (
          <>
            <Heading as="h1" fontSize="24px" fontWeight="600" lineHeight="1.25">
              {t.waiting(list.waiting)}
              {list.estimate && (
                <>
                  ,{' '}
                  <Span color="brandText" display="block">
                    {t.about(list.estimate.minutes)}
                  </Span>
                </>
              )}
            </Heading>
            <Text color="textSecond" mt="8px" mb="20px">
              {list.welcome || t.lead}
            </Text>
            <JoinForm tenantUuid={tenantUuid} list={list} onSiteKey={onSiteKey} />
          </>
        )}
      </Card>
    </PublicFrame>
  );
}

/** Why nobody can join by themselves just now; null where they can. */
function whyNot(list: OpenList, onSiteKey: string | null): string | null {
  if (!list.open) return list.closedText || t.closed(list.businessName);
  if (list.paused) return t.paused;
  if (list.publicBooking === 'off') return t.staffOnly;
  if (list.onSiteKeyNeeded && onSiteKey === null) return t.onSite;
  return list.full ? t.full : null;
}
