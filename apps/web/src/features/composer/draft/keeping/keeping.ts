import { useCallback, useMemo, useRef, type Dispatch, type RefObject, type SetStateAction } from 'react';
import { newCallKey } from '../../../../lib/graph/call-key';
import type { Draft } from '../draft';
import type { DraftHome } from '../draft-home';
import { slotOf, writeKept } from '../kept-draft';

export interface Opening {
  draft: Draft;
  base: number | null;
  /** When it was saved last; null for one that is new. */
  savedAt: string | null;
  /** Only this browser has it so far. */
  isUnsynced: boolean;
}

export interface SaveStatus {
  kind: 'new' | 'saving' | 'saved' | 'local' | 'unsaved' | 'conflict';
  at: Date | null;
}

/** This tab, to know one's own writing from another's. */
export const thisTab: string = newCallKey();

/** What is known of the copies of a draft: read where something is done, never drawn. */
interface Held {
  /** The server's version that the draft stands upon. */
  base: number | null;
  savedAt: string;
  /** It is being sent: nothing of it is saved any more. */
  isStopped: boolean;
  /** The server has not got all of it. */
  isPending: boolean;
  isConflict: boolean;
  /** It was changed while it was being saved. */
  isAgain: boolean;
  /** That another tab or device writes it was said, for this spell of typing. */
  hasTold: boolean;
  running: Promise<void> | null;
}

/** What saving a draft, hearing of other writers and sending it share. */
export interface Keeping {
  userId: string;
  home: DraftHome | null;
  latest: RefObject<Draft>;
  held: RefObject<Held>;
  setStatus: Dispatch<SetStateAction<SaveStatus>>;
  /** Asked each time: a new campaign becomes a draft while it is written. */
  slotNow: () => string;
  /** Keeps it in the browser; false where that cannot. */
  keepHere: (savedAt: string) => boolean;
}

export interface KeptWhere {
  userId: string;
  /** Where there is no home: the campaign whose changes are kept here alone until they are saved. */
  campaignId: string | null;
  /** Where it is kept, of one that becomes no draft of the business. */
  slot?: string | undefined;
  opening: Opening;
  home: DraftHome | null;
}

export function useKeeping(
  { userId, campaignId, slot, opening, home }: KeptWhere,
  draft: Draft,
  setStatus: Keeping['setStatus'],
): Keeping {
  const latest = useRef(draft);
  latest.current = draft;
  const held = useRef<Held>({
    base: opening.base,
    savedAt: opening.savedAt ?? '',
    isStopped: false,
    isPending: opening.isUnsynced,
    isConflict: false,
    isAgain: false,
    hasTold: false,
    running: null,
  });
  const slotNow = useCallback(() => slot ?? slotOf(home === null ? campaignId : home.id), [slot, home, campaignId]);
  const keepHere = useCallback(
    (savedAt: string): boolean => {
      held.current.savedAt = savedAt;
      return writeKept(userId, slotNow(), { draft: latest.current, savedAt, tab: thisTab, base: held.current.base });
    },
    [userId, slotNow],
  );
  return useMemo(
    () => ({ userId, home, latest, held, setStatus, slotNow, keepHere }),
    [userId, home, setStatus, slotNow, keepHere],
  );
}
