import { useKeys } from '../../../ui/keys/use-keys';
import type { Actions } from '../actions/use-actions';
import type { Conversation } from '../conversation';
import { assignId, replyId } from '../places';

/** R replies, A assigns, E is done with it. */
export function useThreadKeys({
  conversation,
  actions,
  mayChange,
}: {
  conversation: Conversation;
  actions: Actions;
  mayChange: boolean;
}): void {
  const press = (id: string): boolean => {
    const found = document.getElementById(id);
    if (found === null) return false;
    if (found instanceof HTMLTextAreaElement) found.focus();
    else found.click();
    return true;
  };
  useKeys({
    r: () => press(replyId),
    a: () => press(assignId),
    e: () => mayChange && (void (conversation.status === 'open' ? actions.done() : actions.reopen()), true),
  });
}
