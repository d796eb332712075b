import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { BellRing, Ellipsis, TicketCheck } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { PanelButton, PanelChoice } from '../../ui/panel/panel-button';
import { StatePanel } from '../../ui/states/state-panel';
import { minutesBetween } from './minutes';
import { NewestText, TurnHead } from './turn-head';
import type { QueueActions, Turn } from './use-board';
import type { BoardFragment } from './waiting-list.generated';
import { waitingListTexts as t } from './waiting-list.texts';

interface Props {
  board: BoardFragment;
  actions: QueueActions;
  now: Date;
  mayChange: boolean;
}

/** Who waits, in order: the first is called, the others are nudged, moved or taken off. */
export function WaitingCard({ board: { waiting, replies }, actions, now, mayChange }: Props) {
  const asked = new Set(replies.filter(({ word }) => word === 'cancel').map(({ turnId }) => turnId));
  return (
    <Card as="section" aria-label={t.waiting}>
      <Flex align="center" gap="8px" p="14px 16px">
        <Heading as="h2" textStyle="section">
          {t.waiting}
        </Heading>
        <Span color="textThird">{waiting.length}</Span>
      </Flex>
      {waiting.length === 0 ? (
        <StatePanel icon={TicketCheck} title={t.nobodyWaits}>
          {t.nobodyWaitsText}
        </StatePanel>
      ) : (
        <ol>
          {waiting.map((turn, at) => (
            <Row
              key={turn.id}
              turn={turn}
              isFirst={at === 0}
              isLast={at === waiting.length - 1}
              isAsked={asked.has(turn.id)}
              {...{ actions, now, mayChange }}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}

interface RowProps extends Omit<Props, 'board'> {
  turn: Turn;
  isFirst: boolean;
  isLast: boolean;
  /** They replied "Cancel", and nobody has decided yet. */
  isAsked: boolean;
}

function Row({ turn, isFirst, isLast, isAsked, actions, now, mayChange }: RowProps) {
  const place = turn.position ?? 1;
  const move = (to: number): void => void actions.act(turn.id, { moveTo: to });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!mayChange || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    if (event.key === 'ArrowUp' ? !isFirst : !isLast) move(event.key === 'ArrowUp' ? place - 1 : place + 1);
  };
  return (
    <Box as="li" borderTopWidth="1px" p="12px 16px" onKeyDown={onKeyDown}>
      <Flex gap="12px" align="center" wrap="wrap">
        <TurnHead turn={turn}>
          <Text fontSize="13px" color="textSecond">
            {[
              turn.partySize && t.people(turn.partySize),
              t.wait(minutesBetween(turn.bookedAt as string, now)),
              turn.onMyWay && t.onMyWay,
              turn.note && `“${turn.note}”`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <NewestText turn={turn} />
        </TurnHead>
        {turn.estimate && !isFirst && (
          <Span color="textSecond" fontSize="13px" hideBelow="md">
            {t.about(turn.estimate.minutes)}
          </Span>
        )}
        {mayChange && !isFirst && (
          <Button h={{ base: '44px', md: '36px' }} onClick={() => void actions.act(turn.id, { nudge: true })}>
            {t.nudge}
          </Button>
        )}
        {mayChange && (
          <PanelButton
            variant="ghost"
            px="0"
            boxSize={{ base: '44px', md: '36px' }}
            aria-label={t.more(turn.number)}
            panel={t.more(turn.number)}
            panelWidth="220px"
            at="bottom-end"
            content={(close) => (
              <>
                {!isFirst && (
                  <>
                    <PanelChoice type="button" onClick={() => (close(), void actions.call(turn))}>
                      {t.callNow}
                    </PanelChoice>
                    <PanelChoice type="button" onClick={() => (close(), move(place - 1))}>
                      {t.moveUp}
                    </PanelChoice>
                  </>
                )}
                {!isLast && (
                  <PanelChoice type="button" onClick={() => (close(), move(place + 1))}>
                    {t.moveDown}
                  </PanelChoice>
                )}
                <PanelChoice type="button" color="red" onClick={() => (close(), void actions.step(turn, 'canceled'))}>
                  {t.takeOff}
                </PanelChoice>
              </>
            )}
          >
            <Ellipsis aria-hidden />
          </PanelButton>
        )}
      </Flex>
      {mayChange && isFirst && (
        <Button variant="solid" size="lg" w="full" mt="12px" onClick={() => void actions.call(turn)}>
          <BellRing aria-hidden />
          {t.call(turn.number)}
        </Button>
      )}
      {mayChange && isAsked && (
        <Box mt="12px">
          <Notice
            icon={BellRing}
            tone="amber"
            role="status"
            actions={
              <>
                <Button variant="ghost" onClick={() => void actions.act(turn.id, { reply: 'kept' })}>
                  {t.keep}
                </Button>
                <Button onClick={() => void actions.step(turn, 'canceled')}>{t.takeOffShort}</Button>
              </>
            }
          >
            {t.asked(turn.name ?? t.noName, turn.number)}
          </Notice>
        </Box>
      )}
    </Box>
  );
}
