import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { clock } from '../../../lib/clock';
import { whenReachable } from '../../../lib/connection';
import { newCallKey } from '../../../lib/graph/call-key';
import { problemOf } from '../../../lib/graph/problem';
import type { BookTurnInput, TurnChange } from '../../../lib/graph/schema.generated';
import { useOnline } from '../../../lib/online';
import { useUser } from '../../../lib/session/session';
import { takingTurns } from '../../../lib/taking-turns';
import { notifyProblem } from '../../../ui/toast/notify';
import { offerUndo } from '../../../ui/toast/undo';
import {
  CallNextTurnDocument,
  ChangeTurnDocument,
  type BoardFragment,
  type BoardTurnFragment,
} from '../waiting-list.generated';
import { waitingListTexts as t } from '../waiting-list.texts';
import { applyChange, type Change, type Rules } from './apply-change';
import { isAway, type Outcome } from './kept-actions';
import { useHeld } from './use-held';
import { useKept } from './use-kept';
import { useReadBoard } from './use-read-board';

export type Turn = BoardTurnFragment;

const noRules = { noShow: 'requeue', requeueAfter: 0, mostNoShows: 0 };
/** What comes of an answer is seen when the board is read again: a turn alone would stand in the wrong part of it. */
const apart = { fetchPolicy: 'no-cache' } as const;

/**
 * The list as it is now: read once, and again by every hint. What staff do is shown at once, over what the server said
 * last, and goes away again, with the reason, where the server refuses it.
 */
export function useBoard() {
  const user = useUser();
  const isOnline = useOnline();
  const { data, error, again } = useReadBoard();
  const [change] = useMutation(ChangeTurnDocument, apart);
  const [next] = useMutation(CallNextTurnDocument, apart);
  const kept = useKept();
  const isCut = !isOnline || kept.isAway || (error !== undefined && isAway(problemOf(error)));
  useEffect(() => {
    if (isCut) void whenReachable().then(again);
  }, [isCut]);

  const [changes, setChanges] = useState<readonly Change[]>([]);
  // Changes of turns go one after another, as they were wished: a second move that overtook the first would be undone by it.
  const [takesTurn] = useState(takingTurns);
  // Who leaves the page does not wait: what is not sent now is sent never.
  const inTurn: typeof takesTurn = (call) => (document.visibilityState === 'hidden' ? call() : takesTurn(call));
  const drop = (key: string): void => setChanges((all) => all.filter((each) => each.key !== key));
  const { settle, hold, takeBack } = useHeld();

  const wish = (id: string, input: TurnChange): Change => ({
    key: newCallKey(),
    id,
    input,
    at: clock.now().toISOString(),
  });
  const sent = async (wished: Change, send = sendOne): Promise<Turn | null> => {
    try {
      return await inTurn(() => send(wished));
    } catch (failure) {
      drop(wished.key);
      notifyProblem(problemOf(failure));
      return null;
    } finally {
      await again();
      drop(wished.key);
    }
  };
  async function sendOne({ key, id, input }: Change): Promise<Turn | null> {
    const context = { headers: { 'idempotency-key': key } };
    return (await change({ variables: { id, input }, context })).data?.changeTurn ?? null;
  }
  const act = async (id: string, input: TurnChange): Promise<Turn | null> => {
    const wished = wish(id, input);
    setChanges((all) => [...all, wished]);
    void settle(input.moveTo === undefined ? id : undefined);
    return sent(wished);
  };
  /** The same for a form, which says itself what is wrong. @throws {Problem} */
  const correct = async (id: string, input: TurnChange): Promise<void> => {
    const wished = wish(id, input);
    setChanges((all) => [...all, wished]);
    try {
      void settle(id);
      await inTurn(() => sendOne(wished));
      await again();
    } finally {
      drop(wished.key);
    }
  };

  /** What texts somebody is sent once its Undo is over. */
  const end = (turn: Turn, status: 'canceled' | 'waiting', title: string): void => {
    const wished = wish(turn.id, { status, from: turn.status });
    setChanges((all) => [...all, wished]);
    hold(turn.id, title, { undo: () => drop(wished.key), send: () => sent(wished) });
  };
  const done = async (turn: Turn): Promise<void> => {
    const wished = wish(turn.id, { status: 'attended', from: 'active' });
    const outcome = kept.give({ kind: 'done', key: wished.key, change: wished });
    const withdraw = offerUndo(t.undo.attended(turn.number), () => void undo());
    const undo = async (): Promise<void> => {
      if (kept.takeBack(wished.key)) return;
      const settled = await outcome.catch(() => null);
      if (settled !== null) await act(turn.id, { status: 'active', from: 'attended' });
    };
    await outcome.catch((failure: unknown) => {
      withdraw();
      notifyProblem(problemOf(failure));
      void again();
    });
  };

  const rules: Rules = {
    ...(data?.waitingListSettings ?? noRules),
    me: { id: user.id, name: `${user.firstName} ${user.lastName}`.trim() },
  };
  const unsent = kept.actions.flatMap((action) => (action.kind === 'done' ? [action.change] : []));
  const known = data?.waitingListBoard ?? null;
  const board: BoardFragment | null =
    known && [...unsent, ...changes].reduce((shown, each) => applyChange(shown, each, rules), known);

  return {
    board,
    settings: data?.waitingListSettings ?? null,
    /** Why there is no board. */
    error: data === undefined ? error : undefined,
    /** The server does not answer: the board is the last one, and calls wait. */
    isCut,
    /** Added, and not sent yet. */
    unsentAdds: kept.isAway ? kept.actions.flatMap((action) => (action.kind === 'add' ? [action] : [])) : [],
    again,
    settle,
    act,
    correct,
    done,
    notHere: (turn: Turn) => end(turn, 'waiting', t.undo.notHere(turn.number)),
    takeOff: (turn: Turn) => end(turn, 'canceled', t.undo.canceled(turn.number)),
    /** Undo of who ended a while ago. */
    bringBack: async (turn: Turn): Promise<void> => {
      if (takeBack(turn.id)) return;
      await act(turn.id, { status: turn.status === 'attended' ? 'active' : 'waiting', from: turn.status });
    },
    call: (turn: Turn) => act(turn.id, { status: 'active', from: 'waiting' }),
    callNext: async (): Promise<void> => {
      const first = board?.waiting[0];
      if (first === undefined) return;
      const wished = wish(first.id, { status: 'active', from: 'waiting' });
      setChanges((all) => [...all, wished]);
      // Who was taken off, or put further back, is not called.
      void settle();
      await sent(wished, async ({ key }) => {
        const context = { headers: { 'idempotency-key': key } };
        return (await next({ context })).data?.callNextTurn ?? null;
      });
    },
    add: (key: string, input: BookTurnInput): Promise<Outcome<Turn>> => kept.give({ kind: 'add', key, input }),
  };
}
export type QueueActions = ReturnType<typeof useBoard>;
