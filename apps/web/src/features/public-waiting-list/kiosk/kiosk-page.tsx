import { Box } from '@chakra-ui/react/box';
import { lazy, Suspense, useState } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { usePageTitle } from '../../../ui/page/page-title';
import { JoinForm } from '../join/join-form';
import { forgetJoinKey } from '../join/join-key';
import type { Joined } from '../join/use-join-form';
import { whyNot } from '../join/why-not';
import { ListHead } from '../list-head';
import { publicWaitingListTexts as t } from '../public-waiting-list.texts';
import { QueueFrame } from '../queue-frame';
import { businessOf, useList } from '../use-list';
import { useLeftAlone } from './use-left-alone';

const NoList = lazy(() => fetchCode(() => import('../no-list')));
const CannotJoin = lazy(() => fetchCode(() => import('../join/cannot-join')));
const KioskJoined = lazy(() => fetchCode(() => import('./kiosk-joined')));

/** Seconds after which a screen that nobody touches forgets who stood before it. */
const forgetsSeconds = 20;

/** The form on a screen in the shop: bigger, for one person after the other, of whom nothing stays. */
export function KioskPage({ tenantUuid, kioskKey }: { tenantUuid: string; kioskKey: string }) {
  const { list, problem, lookNow } = useList(tenantUuid);
  const [joined, setJoined] = useState<Joined | null>(null);
  /** Counts people: each has a form of their own. */
  const [person, setPerson] = useState(0);
  usePageTitle(list?.businessName || t.pageTitle);
  const next = (): void => {
    forgetJoinKey();
    setJoined(null);
    setPerson((before) => before + 1);
    lookNow();
  };
  const secondsLeft = useLeftAlone(forgetsSeconds, next);
  const why = list && whyNot(list, { isInShop: true });
  return (
    <QueueFrame tenantUuid={tenantUuid} business={list && businessOf(list)} scale={1.5}>
      <Box my="auto">
        <Suspense fallback={null}>
          {list === null ? (
            <NoList problem={problem} onRetry={lookNow} />
          ) : joined !== null ? (
            <KioskJoined turn={joined.turn} secondsLeft={secondsLeft} onNext={next} />
          ) : why !== null ? (
            <CannotJoin tenantUuid={tenantUuid} list={list} why={why} />
          ) : (
            <>
              <ListHead list={list} />
              <JoinForm key={person} tenantUuid={tenantUuid} list={list} kioskKey={kioskKey} onJoined={setJoined} />
            </>
          )}
        </Suspense>
      </Box>
    </QueueFrame>
  );
}
