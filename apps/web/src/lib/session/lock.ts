import { whenReachable } from '../connection';
import { callGraph } from '../graph/call-graph';
import { callGraphSignedIn } from '../graph/call-graph-signed-in';
import { problemOf } from '../graph/problem';
import type { ProofInput } from '../graph/schema.generated';
import { forgetSession, keepSession, rereadSession } from './session';
import { LockSessionDocument, UnlockSessionDocument } from './session.generated';
import { reloadUser } from './start-session';

/** Drafts that are being sent, and what only waited for its Undo to pass, get this long before the server locks. */
const lastWordsMs = 1_000;

/** Whether it is locked now: another tab may have unlocked it a moment ago, and its new token must not lock it again. */
const isStillLocked = (): boolean => rereadSession()?.isLocked === true;

/** Has the server refuse the locked session, as soon as it can be reached; answers how that is given up. */
export function tellOfLock(afterMs = lastWordsMs): () => void {
  let isOver = false;
  const tell = async (): Promise<void> => {
    while (!isOver && isStillLocked()) {
      try {
        return void (await callGraphSignedIn(LockSessionDocument, {}, isStillLocked));
      } catch (error) {
        // What the server refuses is locked there already, or over.
        if (!problemOf(error).isFault) return;
        await new Promise((resolve) => setTimeout(resolve, afterMs));
        await whenReachable();
      }
    }
  };
  const timer = setTimeout(() => void tell(), afterMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Opens the locked session in all tabs. @throws Problem invalid-code, too-many-requests; session-expired, after which nobody is signed in */
export async function unlock(proof: ProofInput): Promise<void> {
  const before = rereadSession();
  if (before === null) return;
  try {
    const { unlockSession } = await callGraph(UnlockSessionDocument, {
      refreshToken: before.refreshToken,
      input: proof,
    });
    const { accessToken, refreshToken } = unlockSession!;
    keepSession({ user: before.user, accessToken, refreshToken });
    reloadUser(accessToken).catch(() => undefined);
  } catch (error) {
    if (problemOf(error).code === 'session-expired') forgetSession('expired');
    throw error;
  }
}
