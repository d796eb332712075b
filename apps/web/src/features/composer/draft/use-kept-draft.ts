import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { clock } from '../../../lib/clock';
import { newCallKey } from '../../../lib/graph/call-key';
import { problemOf } from '../../../lib/graph/problem';
import { notify, notifyProblem, type Toast } from '../../../ui/toast/notify';
import { composerTexts } from '../composer.texts';
import { draftReducer, sameDraft, startState, type Draft } from './draft';
import type { DraftHome } from './draft-home';
import { draftKey, forgetKept, keptOf, newSlot, slotOf, writeKept, type KeptDraft } from './kept-draft';

const t = composerTexts.draft;

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
const pauseMs = 900;
const retryMs = 10_000;

/** Of the composer that was left last: over when what it had not sent yet is with the server, or cannot be sent now. */
let leaving: Promise<void> = Promise.resolve();
export const lastDraftLeft = (): Promise<void> => leaving;

/**
 * The composer's draft, which saves itself: in the browser with every change, so that nothing typed is ever lost, and
 * on the server after a pause. A newer version from another tab or device takes its place, with a word and a way back.
 */
export function useKeptDraft({
  userId,
  campaignId,
  slot,
  opening,
  home,
  tell = notify,
}: {
  userId: string;
  /** Where there is no home: the campaign whose changes are kept here alone until they are saved. */
  campaignId: string | null;
  /** Where it is kept, of one that becomes no draft of the business. */
  slot?: string | undefined;
  opening: Opening;
  home: DraftHome | null;
  tell?: (toast: Toast) => unknown;
}) {
  const [state, dispatch] = useReducer(draftReducer, opening.draft, startState);
  const [status, setStatus] = useState<SaveStatus>({
    kind: opening.savedAt === null ? 'new' : 'saved',
    at: opening.savedAt === null ? null : new Date(opening.savedAt),
  });
  const latest = useRef(state.draft);
  latest.current = state.draft;
  const held = useRef({
    base: opening.base,
    savedAt: opening.savedAt ?? '',
    isStopped: false,
    isPending: opening.isUnsynced,
    isConflict: false,
    isAgain: false,
    hasTold: false,
    running: null as Promise<void> | null,
  });

  // Asked each time: a new campaign becomes a draft while it is written.
  const slotNow = useCallback(() => slot ?? slotOf(home === null ? campaignId : home.id), [slot, home, campaignId]);
  const keepHere = useCallback(
    (savedAt: string): boolean => {
      held.current.savedAt = savedAt;
      return writeKept(userId, slotNow(), { draft: latest.current, savedAt, tab: thisTab, base: held.current.base });
    },
    [userId, slotNow],
  );

  const flush = useCallback((): Promise<void> => {
    const own = held.current;
    if (home === null || own.isStopped || own.isConflict) return Promise.resolve();
    if (own.running !== null) {
      own.isAgain = true;
      return own.running;
    }
    const run = async (): Promise<void> => {
      do {
        own.isAgain = false;
        const draft = latest.current;
        const slotBefore = slotNow();
        try {
          own.base = await home.catchUp(own.base);
          own.base = await home.write(draft, own.base);
          if (slotNow() !== slotBefore) {
            keepHere(own.savedAt === '' ? clock.now().toISOString() : own.savedAt);
            forgetKept(userId, slotBefore);
          }
          if (!sameDraft(draft, latest.current)) continue;
          own.isPending = false;
          if (own.isStopped) return;
          keepHere(own.savedAt === '' ? clock.now().toISOString() : own.savedAt);
          setStatus({ kind: 'saved', at: new Date(own.savedAt) });
        } catch (error) {
          own.isConflict = problemOf(error).code === 'version-conflict';
          setStatus((before) => ({
            kind: own.isConflict ? 'conflict' : before.kind === 'unsaved' ? 'unsaved' : 'local',
            at: clock.now(),
          }));
          return;
        }
      } while (own.isAgain && !own.isStopped);
    };
    own.running = run().finally(() => (own.running = null));
    return own.running;
  }, [home, keepHere, slotNow, userId]);

  useEffect(() => {
    const own = held.current;
    if (state.revision === 0) {
      if (own.isPending) void flush();
      return;
    }
    own.isPending = home !== null;
    own.hasTold = false;
    const isKept = keepHere(clock.now().toISOString());
    if (own.isConflict) return;
    setStatus(
      home === null
        ? { kind: isKept ? 'local' : 'unsaved', at: clock.now() }
        : { kind: isKept ? 'saving' : 'unsaved', at: null },
    );
    const timer = setTimeout(() => void flush(), pauseMs);
    return () => clearTimeout(timer);
  }, [state.revision, home, flush, keepHere]);

  // Who leaves within the pause has it sent all the same.
  useEffect(
    () => () => {
      if (held.current.isPending && held.current.running === null) leaving = flush();
      else if (held.current.running !== null) leaving = held.current.running;
    },
    [flush],
  );

  // What could not be sent goes when the connection is back.
  useEffect(() => {
    const retry = (): void => void (held.current.isPending && flush());
    const timer = setInterval(retry, retryMs);
    addEventListener('online', retry);
    return () => (clearInterval(timer), removeEventListener('online', retry));
  }, [flush]);

  const adopt = useCallback(
    (kept: KeptDraft, title: string) => {
      const own = held.current;
      const mine = latest.current;
      own.base = kept.base;
      own.savedAt = kept.savedAt;
      if (sameDraft(mine, kept.draft)) return;
      own.isPending = false;
      dispatch({ do: 'adopt', draft: kept.draft });
      setStatus({ kind: 'saved', at: new Date(kept.savedAt) });
      // One word for a whole spell of typing elsewhere.
      if (own.hasTold) return;
      own.hasTold = true;
      tell({
        kind: 'async',
        title,
        text: t.otherTabText,
        action: { label: t.bringBack, run: () => dispatch({ do: 'change', change: mine }) },
      });
    },
    [tell],
  );

  useEffect(() => {
    const onStorage = (event: StorageEvent): void => {
      if (event.key !== draftKey(userId, slotNow()) || held.current.isStopped) return;
      if (event.newValue === null)
        return void tell({ kind: 'async', title: t.sentElsewhere, text: t.sentElsewhereText });
      const kept = keptOf(JSON.parse(event.newValue));
      if (
        kept !== null &&
        kept.tab !== thisTab &&
        Date.parse(kept.savedAt) >= Date.parse(held.current.savedAt || '1970-01-01')
      )
        adopt(kept, t.otherTab);
    };
    const onSeen = (): void => {
      if (document.visibilityState !== 'visible' || home === null || held.current.isPending || held.current.isStopped)
        return;
      void home.read().then(
        (kept) => {
          if (kept === null || held.current.isPending || kept.tab === thisTab) return;
          if ((kept.base ?? 0) > (held.current.base ?? 0)) adopt(kept, t.otherDevice);
        },
        () => undefined,
      );
    };
    addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onSeen);
    return () => (removeEventListener('storage', onStorage), document.removeEventListener('visibilitychange', onSeen));
  }, [userId, slotNow, home, adopt, tell]);

  /** Before it is sent: nothing of it is saved any more, and what is being saved has ended. */
  const stop = useCallback(async () => {
    held.current.isStopped = true;
    await held.current.running;
  }, []);
  const goOn = useCallback(() => {
    held.current.isStopped = false;
    if (held.current.isPending) void flush();
  }, [flush]);
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
  }, [home, campaignId, keepHere, userId]);
  const baseNow = useCallback(() => held.current.base, []);
  const setBase = useCallback((base: number) => void (held.current.base = base), []);

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
    [home, adopt, flush],
  );

  return { state, dispatch, status, stop, goOn, forget, settle, settled, baseNow, setBase };
}
