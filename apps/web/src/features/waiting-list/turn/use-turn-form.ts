import { useApolloClient } from '@apollo/client/react';
import { problemOf } from '../../../lib/graph/problem';
import { keepRefused } from '../../../ui/form/state/kept';
import { useKeptForm } from '../../../ui/form/state/use-kept-form';
import type { QueueActions, Turn } from '../board/use-board';
import { TurnToSeeDocument, type WaitingListPageQuery } from '../waiting-list.generated';
import { waitingListTexts } from '../waiting-list.texts';
import { useOpenTurn } from './turn-link';
import { changesOf, formOf, partyRule, turnFormAddress } from './turn-values';

const words = waitingListTexts.add;
const labels: Readonly<Record<string, string>> = {
  name: waitingListTexts.drawer.name,
  phone: words.phone,
  partySize: words.party,
  resource: words.resource,
  note: words.note,
};

export interface TurnFormOptions {
  /** The turn as it was when the edit began: the one on the board changes with every call and every place. */
  from: Turn;
  settings: NonNullable<WaitingListPageQuery['waitingListSettings']>;
  correct: QueueActions['correct'];
  onSaved: () => Promise<void>;
  /** Somebody else has put the same turn right: the form is drawn anew over theirs, and takes up what was typed. */
  onOvertaken: (now: Turn) => void;
}

/** Puts a turn right: only what was changed is sent, and what was typed is kept until it is. */
export function useTurnForm({ from, settings, correct, onSaved, onOvertaken }: TurnFormOptions) {
  const client = useApolloClient();
  const { addressOf } = useOpenTurn();
  const address = turnFormAddress(from.id);
  const initial = formOf(from);
  const form = useKeptForm({
    address,
    opensAt: addressOf(from.id),
    initial,
    rules: { partySize: partyRule(settings.mostPartySize, initial.partySize) },
    submit: async (values) => {
      await send(values, from);
      await onSaved();
    },
  });

  async function send(values: typeof initial, stands: Turn): Promise<void> {
    const input = changesOf(stands, values);
    if (Object.keys(input).length === 0) return;
    try {
      await correct(from.id, { ...input, version: stands.version });
    } catch (error) {
      const problem = problemOf(error);
      const now = problem.code === 'version-conflict' ? await readAgain().catch(() => null) : null;
      if (now === null || now.version === stands.version) throw problem;
      // A call or another place makes a new version, too, and is no reason to ask who types.
      if (JSON.stringify(formOf(now)) === JSON.stringify(initial)) return send(values, now);
      keepRefused(address, values, initial);
      onOvertaken(now);
      throw problem;
    }
  }
  async function readAgain(): Promise<Turn | null> {
    const variables = { id: from.id };
    const { data } = await client.query({ query: TurnToSeeDocument, variables, fetchPolicy: 'network-only' });
    return data?.turn ?? null;
  }

  const theirs = form.theirsAs(
    (name) => labels[name],
    (name, value) =>
      name === 'resource' ? (settings.resources.find(({ id }) => id === value)?.name ?? words.anybody) : value,
  );
  return { form, conflict: theirs && { theirs } };
}
