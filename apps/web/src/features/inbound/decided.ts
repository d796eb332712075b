import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import type { Conversation } from './conversation';

type Shown = Pick<Conversation, 'attention'> & Partial<Conversation>;

/** What staff decided, by conversation, until the server was told: an Undo is open so long. */
const decided = makeVar<Readonly<Record<string, Shown>>>({});

/** Shows a decision over whatever the server answers meanwhile; null shows what the server said last. */
export function showDecided(id: string, shown: Shown | null): void {
  const { [id]: _, ...others } = decided();
  decided(shown === null ? others : { ...others, [id]: shown });
}

/** A conversation as staff see it: with what they decided a moment ago. */
export function useDecided(): (conversation: Conversation) => Conversation {
  const all = useReactiveVar(decided);
  return (conversation) => ({ ...conversation, ...all[conversation.id] });
}
