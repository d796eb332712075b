import { newCallKey } from '../../../../lib/graph/call-key';
import { problemOf, type Problem } from '../../../../lib/graph/problem';
import { keepInTab, keptInTab } from '../../../../lib/kept-in-tab';
import { store, stored } from '../../../../lib/stored';

/** A send whose outcome is not known: its key, and all that was tried with it. */
interface OpenSend<I> {
  key: string;
  tries: readonly I[];
}

const storageKey = (slot: string): string => `bellbird.send.${slot}`;
const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);
/** Their outcome is not known: the next try is the same send. */
export const isOpenEnded = (problem: Problem): boolean => problem.isFault || problem.code === 'in-progress';

/**
 * The key that the next send of a draft will have, the same for all tabs that show the draft: a second one that sends it
 * is told what the first was answered. It is asked for when the draft is opened, and goes when it has been sent.
 */
export function keyOfNextSend(slot: string): string {
  const kept = stored(nextKey(slot));
  if (kept !== null) return kept;
  const fresh = newCallKey();
  store(nextKey(slot), fresh);
  return fresh;
}
const nextKey = (slot: string): string => `bellbird.next-send.${slot}`;

function openSend<I extends object>(slot: string, freshKey: string): OpenSend<I> {
  const held = keptInTab(storageKey(slot)) as OpenSend<I> | null;
  return typeof held?.key === 'string' && Array.isArray(held.tries) ? held : { key: freshKey, tries: [] };
}
const keep = (slot: string, open: OpenSend<object>): void =>
  keepInTab(storageKey(slot), open.tries.length === 0 ? null : open);

/**
 * Sends once, whatever happens to the answers. The key stays until an outcome is known, even where the cost, the day or the
 * words have changed since: the server then sends what is there now only if nothing went before, and says so otherwise.
 * `sent` is what went off: an earlier try, where that one had got through.
 */
export async function sendOnce<I extends object, A>(
  slot: string,
  input: I,
  post: (input: I, key: string) => Promise<A>,
  freshKey = newCallKey(),
): Promise<{ answer: A; sent: I }> {
  const { key, tries } = openSend<I>(slot, freshKey);
  const earlier = tries.filter((each) => !same(each, input));
  keep(slot, { key, tries: [...earlier, input] });
  let refusal: unknown;
  // Of several only one can have got through; the others do not match it.
  for (const sent of [input, ...earlier.toReversed()]) {
    try {
      const answer = await post(sent, key);
      keep(slot, { key, tries: [] });
      if (stored(nextKey(slot)) === key) store(nextKey(slot), null);
      return { answer, sent };
    } catch (error) {
      const problem = problemOf(error);
      if (isOpenEnded(problem)) throw error;
      // A definite refusal settles its own try; those whose answer was lost it does not.
      if (problem.code !== 'idempotency-mismatch') {
        if (sent === input) keep(slot, { key, tries: earlier });
        throw error;
      }
      refusal = error;
    }
  }
  keep(slot, { key, tries: [] });
  throw refusal;
}
