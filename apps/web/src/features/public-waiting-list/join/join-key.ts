import { newCallKey } from '../../../lib/graph/call-key';
import { problemOf } from '../../../lib/graph/problem';
import { store, storedJson } from '../../../lib/stored';

const place = 'bellbird.joining';

interface Kept {
  body: string;
  key: string;
}

/**
 * Runs a call with a key that is the same for the same body until the call is answered: what is pressed twice, or again
 * after the answer was lost, is one turn, even where the page was loaded anew between. `isKept` false: the page alone
 * knows it, since what was typed must not outlive it.
 */
export async function withJoinKey<T>(body: unknown, call: (key: string) => Promise<T>, isKept = true): Promise<T> {
  const text = JSON.stringify(body);
  const before = isKept ? (storedJson(place, 'tab') as Kept | null) : unkept;
  const kept = before?.body === text ? before : { body: text, key: newCallKey() };
  if (isKept) store(place, JSON.stringify(kept), 'tab');
  else unkept = kept;
  try {
    const answer = await call(kept.key);
    forgetJoinKey();
    return answer;
  } catch (error) {
    // A refusal is an answer; of a fault nobody knows what became of the call, nor of one that still runs.
    const { isFault, code } = problemOf(error);
    if (!isFault && code !== 'in-progress') forgetJoinKey();
    throw error;
  }
}

let unkept: Kept | null = null;

/** Lets go of a call that was not answered, with what was typed. */
export function forgetJoinKey(): void {
  unkept = null;
  store(place, null, 'tab');
}
