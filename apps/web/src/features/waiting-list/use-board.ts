import { useApolloClient, useMutation, useQuery, useSubscription } from '@apollo/client/react';
import { problemOf } from '../../lib/graph/problem';
import type { TurnChange } from '../../lib/graph/schema.generated';
import { notifyProblem } from '../../ui/toast/notify';
import { offerUndo } from '../../ui/toast/undo';
import {
  CallNextTurnDocument,
  ChangeTurnDocument,
  WaitingListNewsDocument,
  WaitingListPageDocument,
  type BoardFragment,
  type BoardTurnFragment,
} from './waiting-list.generated';
import { waitingListTexts as t } from './waiting-list.texts';

export type Turn = BoardTurnFragment;

/** The list as it is now: read once, and again by every hint; what staff do is seen with the answer, and everything else with the next hint. */
export function useBoard() {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(WaitingListPageDocument);
  const write = (waitingListBoard: BoardFragment): void =>
    void client.cache.updateQuery(
      { query: WaitingListPageDocument },
      (known) => known && { ...known, waitingListBoard },
    );
  useSubscription(WaitingListNewsDocument, {
    onData: ({ data: { data: news } }) => news?.waitingListUpdated && write(news.waitingListUpdated),
  });
  const [change] = useMutation(ChangeTurnDocument);
  const [next] = useMutation(CallNextTurnDocument);
  const again = (): Promise<unknown> => refetch().catch(() => undefined);

  const act = async (id: string, input: TurnChange): Promise<Turn | null> => {
    try {
      return (await change({ variables: { id, input } })).data?.changeTurn ?? null;
    } catch (failure) {
      notifyProblem(problemOf(failure));
      return null;
    } finally {
      await again();
    }
  };
  /** A step that can be taken back for eight seconds. */
  const step = async (turn: Turn, status: 'attended' | 'canceled' | 'waiting'): Promise<void> => {
    const before = turn.status;
    const after = await act(turn.id, { status, from: before });
    // Who was not here is back in the line, and is called again rather than "undone".
    if (after === null || after.status === 'waiting') return;
    const is = after.status === 'attended' ? 'attended' : 'canceled';
    offerUndo(
      t.undo[is](turn.number),
      () => void act(turn.id, { status: is === 'attended' ? 'active' : 'waiting', from: is }),
    );
  };
  return {
    board: data?.waitingListBoard ?? null,
    settings: data?.waitingListSettings ?? null,
    error,
    again,
    act,
    step,
    call: (turn: Turn) => act(turn.id, { status: 'active', from: 'waiting' }),
    callNext: async (): Promise<void> => {
      await next().catch((failure: unknown) => notifyProblem(problemOf(failure)));
      await again();
    },
  };
}
export type QueueActions = ReturnType<typeof useBoard>;
