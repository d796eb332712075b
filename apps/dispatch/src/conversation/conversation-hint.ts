import { SparingHints, type LiveEvents } from '@bellbird/live-events';

/** Texts and their results come several a second; a screen that is read needs a few of them. */
const gapMs = 250;

/** Told of a conversation that changed, after the commit. */
export type OnConversation = (tenantId: string, conversationId: string) => void;

/** Tells browsers that a conversation changed. */
export function conversationHints(live: LiveEvents): { changed: OnConversation; stop: () => void } {
  const hints = new SparingHints(live, gapMs);
  return {
    changed: (tenantId, id) => hints.tell({ type: 'conversation-updated', tenantId, id }),
    stop: () => hints.stop(),
  };
}
