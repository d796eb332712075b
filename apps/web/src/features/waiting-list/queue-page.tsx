import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { DoorClosed, Eye, TicketX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { fetchCode } from '../../lib/fetch-code';
import { formatTime } from '../../lib/format/time';
import { problemOf } from '../../lib/graph/problem';
import { useMay, useTimeZone } from '../../lib/session/session';
import { useNow } from '../../lib/use-now';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { useKeys } from '../../ui/keys/use-keys';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { ErrorState, StatePanel } from '../../ui/states/state-panel';
import { StatusTag, type StatusLook } from '../../ui/status';
import { AttendingCards } from './attending-cards';
import { BoardFigures } from './board-figures';
import { DayActions, useDay } from './day-actions';
import { EndedCard } from './ended-card';
import { useBoard } from './use-board';
import { WaitingCard } from './waiting-card';
import type { BoardFragment } from './waiting-list.generated';
import { waitingListTexts as t } from './waiting-list.texts';

const AddPerson = lazy(async () => ({ default: (await fetchCode(() => import('./add-person'))).AddPerson }));

/** /waiting-list: who is attended, who waits, and what staff do about it; one hand is enough. */
export function Component() {
  const actions = useBoard();
  const { board, settings, error, again } = actions;
  const mayChange = useMay('merchant-editor');
  const now = useNow(15_000);
  const zone = useTimeZone();
  const day = useDay(again);
  const [isAdding, setAdding] = useState(false);
  const isOpen = board?.workDay != null;
  const lastCalled = board?.active[0];
  useKeys(
    {
      n: () => void actions.callNext(),
      a: () => setAdding(true),
      d: () => lastCalled !== undefined && void actions.step(lastCalled, 'attended'),
    },
    { isOff: !mayChange || !isOpen },
  );
  if (board === null || settings === null)
    return (
      <Page title={t.title}>
        {error ? (
          <Card>
            <ErrorState title={t.faultTitle} problem={problemOf(error)} onRetry={() => void again()} />
          </Card>
        ) : (
          <Card h="320px" role="status" aria-label={t.loading} />
        )}
      </Page>
    );
  const addButton = mayChange && board.workDay?.state === 'open' && (
    <Button onClick={() => setAdding(true)}>{t.add.open}</Button>
  );
  return (
    <Page
      title={t.title}
      badge={<StatusTag look={lookOf(board, (at) => formatTime(at, zone))} />}
      actions={
        <DayActions board={board} day={day} publicUrl={settings.publicUrl} mayChange={mayChange} add={addButton} />
      }
    >
      <Stack gap="16px">
        {!mayChange && (
          <Notice icon={Eye} tone="blue">
            {t.readOnly}
          </Notice>
        )}
        {board.textsOff && (
          <Notice
            icon={TicketX}
            tone="amber"
            role="status"
            actions={
              board.textsOff === 'insufficient-balance' && <ButtonLink to="/billing/top-up">{t.topUp}</ButtonLink>
            }
          >
            {t.textsStopped[board.textsOff as 'limit']}
          </Notice>
        )}
        {isOpen ? (
          <>
            <BoardFigures board={board} now={now} />
            <Grid
              templateColumns={{ base: 'minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' }}
              gap="16px"
              alignItems="start"
            >
              <Stack gap="16px">
                <AttendingCards
                  board={board}
                  actions={actions}
                  grace={settings.graceMinutes}
                  now={now}
                  mayChange={mayChange}
                />
                <EndedCard board={board} actions={actions} mayChange={mayChange} zone={zone} hideBelow="lg" />
              </Stack>
              <WaitingCard board={board} actions={actions} now={now} mayChange={mayChange} />
            </Grid>
            {mayChange && (
              <Text color="textThird" fontSize="13px" hideBelow="md">
                {t.keys}
              </Text>
            )}
          </>
        ) : (
          <Card>
            <StatePanel
              icon={DoorClosed}
              title={t.closedTitle}
              actions={
                mayChange && (
                  <Button size="lg" variant="solid" loading={day.isBusy} onClick={() => void day.open()}>
                    {t.open}
                  </Button>
                )
              }
            >
              {t.closedText}
            </StatePanel>
          </Card>
        )}
      </Stack>
      {isAdding && (
        <Suspense fallback={null}>
          <AddPerson
            mostPartySize={settings.mostPartySize}
            asksPartySize={settings.askPartySize}
            onClose={() => setAdding(false)}
            onAdded={() => void again()}
          />
        </Suspense>
      )}
    </Page>
  );
}

function lookOf({ workDay }: BoardFragment, time: (at: string) => string): StatusLook {
  if (workDay == null) return { label: t.closed, tone: 'grey', icon: DoorClosed };
  if (workDay.state === 'closing') return { label: t.closing, tone: 'amber', icon: DoorClosed };
  if (workDay.paused) return { label: t.paused, tone: 'amber', icon: TicketX };
  return { label: t.openSince(time(workDay.openedAt as string)), tone: 'green', icon: 'pulse' };
}
