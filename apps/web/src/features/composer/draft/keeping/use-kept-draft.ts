import { useCallback, useReducer, useState } from 'react';
import { clock } from '../../../../lib/clock';
import { problemOf } from '../../../../lib/graph/problem';
import { notify, notifyProblem, type Toast } from '../../../../ui/toast/notify';
import { draftReducer, startState } from '../draft';
import { draftTexts as t } from '../draft.texts';
import { forgetKept, newSlot, type KeptDraft } from '../kept-draft';
import { useKeeping, type KeptWhere, type SaveStatus } from './keeping';
import { useOtherWriters } from './use-other-writers';
import { useSaves } from './use-saves';

/**
 * The composer's draft, which saves itself: in the browser with every change, so that nothing typed is ever lost, and
 * on the server after a pause. A newer version from another tab or device takes its place, with a word and a way back.
 */
export function useKeptDraft({ tell = notify, ...where }: KeptWhere & { tell?: (toast: Toast) => unknown }) {
  const { userId, campaignId, opening, home } = where;
  const [state, dispatch] = useReducer(draftReducer, opening.draft, startState);
  const [status, setStatus] = useState<SaveStatus>({
    kind: opening.savedAt === null ? 'new' : 'saved',
    at: opening.savedAt === null ? null : new Date(opening.savedAt),
  });
  const keeping = useKeeping(where, state.draft, setStatus);
  const { held, latest, slotNow, keepHere } = keeping;
  const flush = useSaves(keeping, state.revision);
  const adopt = useOtherWriters(keeping, dispatch, tell);

  /** Before it is sent: nothing of it is saved any more, and what is being saved has ended. */
  const stop = useCallback(async () => {
    held.current.isStopped = true;
    await held.current.running;
  }, [held]);
  const goOn = useCallback(() => {
    held.current.isStopped = false;
    if (held.current.isPending) void flush();
  }, [held, flush]);
  const forget = useCallback(() => forgetKept(userId, slotNow()), [userId, slotNow]);
  /** The campaign that the draft is, made now where it was none yet. @throws Problem */
  const settled = useCallback(async (): Promise<string | null> => {
    if (home === null) return campaignId;
    if (home.id === null) {
      held.current.base = await home.write(latest.current, null);
      keepHere(clock.now().toISOString());
      forgetKept(userId, newSlot);
    }
    return home.id;
  }, [home, campaignId, held, latest, keepHere, userId]);
  const baseNow = useCallback(() => held.current.base, [held]);

  /** After a conflict: theirs, or ours in its place. */
  const settle = useCallback(
    async (whose: 'theirs' | 'mine') => {
      let theirs: KeptDraft | null | undefined;
      try {
        theirs = await home?.read();
      } catch (error) {
        return notifyProblem(problemOf(error));
      }
      if (theirs == null) return;
      held.current.isConflict = false;
      held.current.base = theirs.base;
      if (whose === 'theirs') {
        held.current.hasTold = true;
        adopt(theirs, t.otherDevice);
        setStatus({ kind: 'saved', at: new Date(theirs.savedAt) });
      } else await flush();
    },
    [home, held, adopt, flush],
  );

  return { state, dispatch, status, stop, goOn, forget, settle, settled, baseNow };
}
