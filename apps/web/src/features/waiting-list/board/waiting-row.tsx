import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { BellRing, Ellipsis } from 'lucide-react';
import { Button } from '../../../ui/button';
import { PanelButton, PanelChoice } from '../../../ui/panel/panel-button';
import type { useDragOrder } from '../../../ui/use-drag-order';
import { useIsPhone } from '../../../ui/use-media';
import { CancelQuestion } from '../turn/cancel-question';
import { NewestText } from '../turn/newest-text';
import { TurnHead, TurnNumber } from '../turn/turn-head';
import { TurnLink } from '../turn/turn-link';
import { waitWithin } from '../wait-words';
import { waitingListTexts as t } from '../waiting-list.texts';
import { minutesBetween } from './minutes';
import type { QueueActions, Turn } from './use-board';

interface Props {
  turn: Turn;
  /** Who is called next. */
  isFirst: boolean;
  isOpen: boolean;
  isDragged: boolean;
  isNarrow: boolean;
  /** The word of a reply that is still shown; "cancel" asks for a decision. */
  reply: string | null;
  /** What it waits for, where that is not anybody. */
  resource: string | null;
  /** The place one up, and one down, among those who wait for the same. */
  up: number | null;
  down: number | null;
  move: (turn: Turn, place: number) => void;
  /** What takes hold of it and what it is dragged over; null for who may not. */
  drag: ReturnType<ReturnType<typeof useDragOrder>['handle']> | null;
  actions: QueueActions;
  now: Date;
  mayChange: boolean;
}

/** Somebody who waits: the first is called, the others are nudged, moved or taken off. */
export function WaitingRow(props: Props) {
  const { turn, isFirst, isOpen, isDragged, isNarrow, reply, resource, drag, actions, now, mayChange } = props;
  const isPhone = useIsPhone();
  const mayNudge = mayChange && !isFirst && !turn.textsOff && turn.phoneInternational != null;
  return (
    <Box
      as="li"
      data-turn={turn.id}
      borderTopWidth="1px"
      p="12px 16px"
      {...(isOpen && { bg: 'brandTintStrong' })}
      opacity={isDragged ? 0.5 : 1}
      {...drag}
    >
      <Flex gap="8px 12px" align="center" wrap="wrap">
        {/* On a phone the buttons stand below the words, which need the width. */}
        <TurnHead
          isAlone={isPhone && mayNudge}
          tile={<TurnNumber number={turn.number} label={t.turn(turn.number)} />}
          name={<TurnLink turn={turn} />}
        >
          <Text fontSize="small" color="textSecond">
            {[
              turn.partySize && t.people(turn.partySize),
              waitWithin(minutesBetween(turn.bookedAt as string, now)),
              (isNarrow || isPhone) && turn.estimate && !isFirst && t.about(turn.estimate.minutes),
              resource,
              turn.note && `“${turn.note}”`,
            ]
              .filter(Boolean)
              .join(' · ')}
            {turn.onMyWay && (
              <Span color="brandText" fontWeight="500">
                {' · '}
                {t.onMyWay}
              </Span>
            )}
          </Text>
          {reply !== null && reply !== 'cancel' && (
            <Text fontSize="small" color="brandText" fontWeight="500">
              {t.replied[reply as keyof typeof t.replied]}
            </Text>
          )}
          <NewestText turn={turn} />
        </TurnHead>
        {turn.estimate && !isFirst && !isNarrow && !isPhone && (
          <Span color="textSecond" fontSize="small">
            {t.about(turn.estimate.minutes)}
          </Span>
        )}
        {mayNudge && (
          <Button
            {...(isPhone && { flex: '1', ms: '58px' })}
            h={{ base: '11', md: '9' }}
            aria-label={`${t.nudge}: ${t.turn(turn.number)}`}
            onClick={() => void actions.act(turn.id, { nudge: true })}
          >
            {t.nudge}
          </Button>
        )}
        {/* An open turn has all of it beside. */}
        {mayChange && !isNarrow && <RowMenu {...props} />}
      </Flex>
      {mayChange && isFirst && (
        <Button
          variant="solid"
          size="lg"
          w="full"
          mt="3"
          disabled={actions.isCut}
          onClick={() => void actions.call(turn)}
        >
          <BellRing aria-hidden />
          {t.call(turn.number)}
        </Button>
      )}
      {mayChange && reply === 'cancel' && <CancelQuestion turn={turn} actions={actions} />}
    </Box>
  );
}

const RowMenu = ({ turn, isFirst, up, down, move, actions }: Props) => (
  <PanelButton
    variant="ghost"
    px="0"
    boxSize={{ base: '11', md: '9' }}
    aria-label={t.more(turn.number)}
    panel={t.more(turn.number)}
    panelWidth="220px"
    at="bottom-end"
    content={(close) => (
      <>
        {!isFirst && (
          <PanelChoice type="button" disabled={actions.isCut} onClick={() => (close(), void actions.call(turn))}>
            {t.callNow}
          </PanelChoice>
        )}
        {up !== null && (
          <PanelChoice type="button" onClick={() => (close(), move(turn, up))}>
            {t.moveUp}
          </PanelChoice>
        )}
        {down !== null && (
          <PanelChoice type="button" onClick={() => (close(), move(turn, down))}>
            {t.moveDown}
          </PanelChoice>
        )}
        <PanelChoice type="button" color="red" onClick={() => (close(), actions.takeOff(turn))}>
          {t.takeOff}
        </PanelChoice>
      </>
    )}
  >
    <Ellipsis aria-hidden />
  </PanelButton>
);
