import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Span } from '@chakra-ui/react/span';
import { Stack } from '@chakra-ui/react/stack';
import { DoorClosed, Eye, TicketX, UserPlus, WifiOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { formatTime } from '../../../lib/format/time';
import { problemOf } from '../../../lib/graph/problem';
import { topUpPath } from '../../../lib/paths';
import { useMay, useTimeZone } from '../../../lib/session/session';
import { useNow } from '../../../lib/use-now';
import { Button, ButtonLink, type ButtonProps } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { useReopenedForm } from '../../../ui/form/state/reopened-form';
import { KeyCaps } from '../../../ui/keys/key-caps';
import { ListContext, type ListAround } from '../../../ui/list-page/list-context';
import { Status, StatusTag, type StatusLook } from '../../../ui/marks/status';
import { Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page/page';
import { ErrorState, StatePanel } from '../../../ui/states/state-panel';
import { useIsPhone, useIsWide } from '../../../ui/use-media';
import { useOpenTurn } from '../turn/turn-link';
import { turnFormAddress } from '../turn/turn-values';
import { ViewTabs } from '../view-tabs';
import type { BoardFragment } from '../waiting-list.generated';
import { waitingListTexts as t } from '../waiting-list.texts';
import { AttendingCards } from './attending-cards';
import { BoardFigures } from './board-figures';
import { DayActions, useDay } from './day-actions';
import { EndedCard } from './ended-card';
import { moveByKeys, useQueueKeys } from './queue-keys';
import { useBoard, type Turn } from './use-board';
import { WaitingCard } from './waiting-card';

const TurnDrawer = lazy(async () => ({ default: (await fetchCode(() => import('../turn/turn-drawer'))).TurnDrawer }));
const AddPerson = lazy(async () => ({ default: (await fetchCode(() => import('../turn/add-person'))).AddPerson }));

/** /waiting-list: who is attended, who waits, and what staff do about it; one hand is enough. */
export function Component() {
  const actions = useBoard();
  const { board, settings, error, again, settle, isCut } = actions;
  const mayChange = useMay('merchant-editor');
  const now = useNow(15_000);
  const zone = useTimeZone();
  const isPhone = useIsPhone();
  const isWide = useIsWide();
  const day = useDay({ again, settle });
  const [isAdding, setAdding] = useState(false);
  useReopenedForm(turnFormAddress('new'), () => setAdding(true));
  const { openId, open, addressOf } = useOpenTurn();
  const move = (turn: Turn, place: number): void => void actions.act(turn.id, { moveTo: place });
  const mayAdd = mayChange && board?.workDay?.state === 'open';
  const onAdd = mayAdd ? () => setAdding(true) : null;
  const keys = { board, actions, openId, open, onAdd, move, mayChange };
  useQueueKeys(keys);
  if (board === null || settings === null)
    return (
      <Page title={t.title} {...(isPhone && { lead: '\u00a0', icons: <Box boxSize="11" /> })}>
        <ViewTabs />
        {error ? (
          <Card>
            <ErrorState title={t.faultTitle} problem={problemOf(error)} onRetry={() => void again()} />
          </Card>
        ) : (
          <Card mt={{ base: '2', md: '0' }} h="320px" role="status" aria-label={t.loading} />
        )}
      </Page>
    );
  const isOpen = board.workDay != null;
  const look = lookOf(board, (at) => formatTime(at, zone));
  const acts = (
    <DayActions
      board={board}
      day={day}
      publicUrl={settings.publicUrl}
      mayChange={mayChange}
      isPhone={isPhone}
      add={onAdd && !isPhone && <AddButton onClick={onAdd} />}
    />
  );
  return (
    <Page
      title={t.title}
      {...(isPhone
        ? { lead: <Status look={look} />, icons: acts }
        : { badge: <StatusTag look={look} />, actions: acts })}
    >
      <ViewTabs />
      <Stack gap="4" pt={{ base: '2', md: '0' }} pb={onAdd && isPhone ? '68px' : '0'}>
        {isCut && (
          <Notice icon={WifiOff} tone="amber" role="status" title={t.cutTitle}>
            {t.cut}
          </Notice>
        )}
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
            actions={board.textsOff === 'insufficient-balance' && <ButtonLink to={topUpPath}>{t.topUp}</ButtonLink>}
          >
            {t.textsStopped[board.textsOff as 'limit']}
          </Notice>
        )}
        {isOpen && !isPhone && <BoardFigures board={board} now={now} />}
        <ListContext value={around()}>
          <Flex align="flex-start" onKeyDown={moveByKeys(keys)}>
            {isOpen ? (
              <Grid
                flex="1"
                minW="0"
                templateColumns={{
                  base: 'minmax(0, 1fr)',
                  lg: openId !== null && isWide ? 'minmax(0, 2fr) minmax(0, 3fr)' : '360px minmax(0, 1fr)',
                }}
                gap="4"
                alignItems="start"
              >
                <Stack gap="4">
                  <AttendingCards
                    board={board}
                    actions={actions}
                    grace={settings.graceMinutes}
                    now={now}
                    mayChange={mayChange}
                  />
                  <EndedCard board={board} actions={actions} mayChange={mayChange} zone={zone} hideBelow="lg" />
                </Stack>
                <WaitingCard
                  {...{ board, settings, actions, move, openId, now, mayChange }}
                  isNarrow={openId !== null && isWide}
                />
                <EndedCard board={board} actions={actions} mayChange={mayChange} zone={zone} hideFrom="lg" />
              </Grid>
            ) : (
              <Closed mayChange={mayChange} isBusy={day.isBusy} onOpen={() => void day.open()} />
            )}
            {openId !== null && (
              <Suspense fallback={null}>
                <TurnDrawer key={openId} id={openId} {...{ board, settings, actions, move, mayChange }} />
              </Suspense>
            )}
          </Flex>
        </ListContext>
        {isOpen && mayChange && <KeysLine />}
        {onAdd && isPhone && (
          <Box
            pos="fixed"
            insetX="0"
            bottom="calc(57px + env(safe-area-inset-bottom))"
            zIndex="docked"
            bg="canvas"
            p="8px 16px"
            data-keep-clear=""
          >
            <AddButton size="xl" w="full" onClick={onAdd} />
          </Box>
        )}
      </Stack>
      {isAdding && (
        <Suspense fallback={null}>
          <AddPerson
            mostPartySize={settings.mostPartySize}
            asksPartySize={settings.askPartySize}
            resources={settings.resources}
            add={actions.add}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </Page>
  );

  /** What the drawer's arrows go through: who waits, in order. */
  function around(): ListAround {
    const ids = board?.waiting.map(({ id }) => id) ?? [];
    return {
      title: t.title,
      ids,
      first: 1,
      total: String(ids.length),
      linkTo: addressOf,
      isAwaited: false,
      isLoaded: true,
      refetch: async () => void (await again()),
    };
  }
}

const AddButton = (props: ButtonProps) => (
  <Button {...props}>
    <UserPlus aria-hidden />
    {t.add.open}
  </Button>
);

const Closed = ({ mayChange, isBusy, onOpen }: { mayChange: boolean; isBusy: boolean; onOpen: () => void }) => (
  <Card flex="1" minW="0">
    <StatePanel
      icon={DoorClosed}
      title={t.closedTitle}
      actions={
        mayChange && (
          <Button size="lg" variant="solid" loading={isBusy} onClick={onOpen}>
            {t.open}
          </Button>
        )
      }
    >
      {t.closedText}
    </StatePanel>
  </Card>
);

/** The keys of the page; all of them stand in the list that "?" opens. */
const KeysLine = () => (
  <Flex gap="6px 16px" wrap="wrap" color="textSecond" fontSize="small" hideBelow="lg">
    {Object.entries(t.keys).map(([key, what]) => (
      <Flex key={key} gap="1.5" align="center">
        <KeyCaps keys={key} />
        {what}
      </Flex>
    ))}
    <Span>{t.keysMore}</Span>
  </Flex>
);

function lookOf({ workDay }: BoardFragment, time: (at: string) => string): StatusLook {
  if (workDay == null) return { label: t.closed, tone: 'grey', icon: DoorClosed };
  if (workDay.state === 'closing') return { label: t.closing, tone: 'amber', icon: DoorClosed };
  if (workDay.paused) return { label: t.paused, tone: 'amber', icon: TicketX };
  return { label: t.openSince(time(workDay.openedAt as string)), tone: 'green', icon: 'pulse' };
}
