import { useCallback, useEffect } from 'react';
import { clock } from '../../../../lib/clock';
import { problemOf } from '../../../../lib/graph/problem';
import { sameDraft } from '../draft';
import { forgetKept } from '../kept-draft';
import type { Keeping } from './keeping';

const pauseMs = 900;
const retryMs = 10_000;

/** Of the composer that was left last: over when what it had not sent yet is with the server, or cannot be sent now. */
let leaving: Promise<void> = Promise.resolve();
export const lastDraftLeft = (): Promise<void> => leaving;

/**
 * Saves a draft: in the browser with every change (`revision`), on the server after a pause, when the composer is left and
 * when the connection is back. Gives back what saves it at once.
 */
export function useSaves(keeping: Keeping, revision: number): () => Promise<void> {
  const flush = useCallback((): Promise<void> => {
    const own = keeping.held.current;
    if (keeping.home === null || own.isStopped || own.isConflict) return Promise.resolve();
    if (own.running !== null) {
      own.isAgain = true;
      return own.running;
    }
    own.running = save(keeping, keeping.home).finally(() => (own.running = null));
    return own.running;
  }, [keeping]);

  useEffect(() => {
    const { home, held, keepHere, setStatus } = keeping;
    const own = held.current;
    if (revision === 0) {
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
  }, [revision, keeping, flush]);

  // Who leaves within the pause has it sent all the same.
  useEffect(
    () => () => {
      const own = keeping.held.current;
      if (own.isPending && own.running === null) leaving = flush();
      else if (own.running !== null) leaving = own.running;
    },
    [keeping, flush],
  );

  // What could not be sent goes when the connection is back.
  useEffect(() => {
    const retry = (): void => void (keeping.held.current.isPending && flush());
    const timer = setInterval(retry, retryMs);
    addEventListener('online', retry);
    return () => (clearInterval(timer), removeEventListener('online', retry));
  }, [keeping, flush]);
  return flush;
}

/** Until the server has what is written by now. */
async function save(
  { userId, latest, held, slotNow, keepHere, setStatus }: Keeping,
  home: NonNullable<Keeping['home']>,
): Promise<void> {
  const own = held.current;
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
}
