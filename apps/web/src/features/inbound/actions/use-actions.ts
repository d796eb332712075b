import { useApolloClient } from '@apollo/client/react';
import { problemOf } from '../../../lib/graph/problem';
import type { ConversationInput } from '../../../lib/graph/schema.generated';
import { notifyProblem } from '../../../ui/toast/notify';
import { offerUndo } from '../../../ui/toast/undo';
import { nameOf, type Conversation } from '../conversation';
import { ChangeConversationDocument, ConversationFragmentDoc } from '../conversation.generated';
import { showDecided } from '../decided';
import { actionTexts as t } from './actions.texts';

/**
 * What staff do with a conversation. It is shown at once and goes away again, with the reason, where the server refuses
 * it; each can be taken back. What was meant cannot be asked twice: a decision is sent once its Undo is over, and until
 * then promotions stay on hold.
 */
export function useActions(conversation: Conversation, recount: () => void) {
  const client = useApolloClient();
  const { id } = conversation;
  const who = nameOf(conversation);

  /** False where it was refused, which is said. */
  const change = async (input: ConversationInput, shown: Partial<Conversation>): Promise<boolean> => {
    try {
      await client.mutate({
        mutation: ChangeConversationDocument,
        variables: { id, input },
        optimisticResponse: {
          updateConversation: { __typename: 'Conversation', ...conversation, ...shown } as Conversation,
        },
      });
      recount();
      return true;
    } catch (error) {
      notifyProblem(problemOf(error));
      return false;
    }
  };
  const status = (of: Pick<Conversation, 'status' | 'snoozeUntil'>) => {
    const place = { status: of.status, snoozeUntil: of.snoozeUntil };
    return change(place.status === 'snoozed' ? place : { status: place.status }, place);
  };
  const undoable = async (done: Promise<boolean>, title: string, undo: () => Promise<boolean>): Promise<void> => {
    if (await done) offerUndo(title, () => void undo());
  };
  const cached = {
    id: client.cache.identify({ __typename: 'Conversation', id })!,
    fragment: ConversationFragmentDoc,
  };
  /** What the server last said. */
  const known = (): Conversation | null => client.cache.readFragment(cached);

  return {
    assign: (to: { id: string; name: string } | null) =>
      undoable(
        change({ assignedTo: to?.id ?? null }, { assignedTo: to?.id ?? null }),
        to === null ? t.undo.unassigned(who) : t.undo.assigned(who, to.name),
        () => change({ assignedTo: conversation.assignedTo }, { assignedTo: conversation.assignedTo }),
      ),
    snooze: (until: Date, words: string) =>
      undoable(status({ status: 'snoozed', snoozeUntil: until.toISOString() }), t.undo.snoozed(who, words), () =>
        status(conversation),
      ),
    done: () => undoable(status({ status: 'done', snoozeUntil: null }), t.undo.done(who), () => status(conversation)),
    reopen: () =>
      undoable(status({ status: 'open', snoozeUntil: null }), t.undo.reopened(who), () => status(conversation)),
    read: () => change({ read: true }, { unread: 0 }),
    decide: (decision: 'keep' | 'opt-out') => {
      const after = decision === 'keep' ? { onHold: false } : { canReply: false, canReplyReason: 'opted-out' as const };
      showDecided(id, { attention: null, ...after });
      const showNoLonger = (): void => showDecided(id, null);
      offerUndo(decision === 'keep' ? t.undo.kept(who) : t.undo.optedOut(who), showNoLonger, () => {
        const now = known();
        // They wrote again meanwhile: that text was not meant, and is asked about by itself.
        if (decision === 'keep' && now?.lastDirection === 'in' && now.lastAt !== conversation.lastAt)
          return showNoLonger();
        const version = decision === 'keep' ? { version: now?.version ?? conversation.version } : {};
        void change({ decision, ...version }, { attention: null, ...after }).finally(showNoLonger);
      });
    },
  };
}
export type Actions = ReturnType<typeof useActions>;
