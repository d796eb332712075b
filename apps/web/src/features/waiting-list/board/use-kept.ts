import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { whenReachable } from '../../../lib/connection';
import { currentSession, onSessionChange, useUser } from '../../../lib/session/session';
import { store, storedJson } from '../../../lib/stored';
import { notifyProblem } from '../../../ui/toast/notify';
import {
  AddTurnDocument,
  ChangeTurnDocument,
  WaitingListPageDocument,
  type BoardTurnFragment as Turn,
} from '../waiting-list.generated';
import { asActions, KeptActions, type KeptAction } from './kept-actions';

/** In this tab, and of this person alone. */
const place = (person: string): string => `bellbird.waiting-list.kept.${person}`;

/** One for the page's life: who leaves the list for another page has their actions sent all the same. */
let present: { person: string; kept: KeptActions<Turn> } | undefined;
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

function keptOf(person: string, client: ApolloClient): KeptActions<Turn> {
  if (present?.person === person) return present.kept;
  present?.kept.stop();
  const kept = new KeptActions<Turn>({
    send: async (action) => {
      const turn = await send(client, action);
      // The board has it before it is no longer shown as on its way.
      await client.refetchQueries({ include: [WaitingListPageDocument] }).catch(() => undefined);
      return turn;
    },
    whenBack: whenReachable,
    read: () => asActions(storedJson(place(person), 'tab')),
    write: (actions) => void store(place(person), actions.length === 0 ? null : JSON.stringify(actions), 'tab'),
    onChange: tell,
    onRefused: (problem) => notifyProblem(problem),
  });
  const stopListening = onSessionChange(() => {
    if (currentSession()?.user.id === person) return;
    kept.stop();
    stopListening();
    present = undefined;
  });
  present = { person, kept };
  return kept;
}

async function send(client: ApolloClient, action: KeptAction): Promise<Turn> {
  const context = { headers: { 'idempotency-key': action.key } };
  if (action.kind === 'add') {
    const { data } = await client.mutate({
      mutation: AddTurnDocument,
      variables: { input: action.input },
      context,
      fetchPolicy: 'no-cache',
    });
    return data!.createTurn!;
  }
  const { id, input } = action.change;
  const { data } = await client.mutate({
    mutation: ChangeTurnDocument,
    variables: { id, input },
    context,
    fetchPolicy: 'no-cache',
  });
  return data!.changeTurn!;
}

/** What waits to be sent, and how more is given to it. */
export function useKept(): KeptActions<Turn> {
  const client = useApolloClient();
  const { id } = useUser();
  const kept = keptOf(id, client);
  const [, drawAgain] = useState(0);
  useEffect(() => {
    const hear = (): void => drawAgain((count) => count + 1);
    listeners.add(hear);
    void kept.run();
    return () => void listeners.delete(hear);
  }, [kept]);
  return kept;
}
