import { ApolloLink, Observable } from '@apollo/client';
import { startTransition, useEffect, useState } from 'react';
import { breath } from '../../breath';
import { fetchCode } from '../../fetch-code';

/** Nobody waits longer than that for answers that do not come. */
const atMostMs = 2_000;
/** A page that has asked nothing for so long has shown what was answered, and asks nothing more because of it. */
const quietMs = 500;

let running = 0;
let isCalm = false;
const waiting = new Set<() => void>();
let quiet: ReturnType<typeof setTimeout> | undefined;
let patience: ReturnType<typeof setTimeout> | undefined;

/** Each who waited goes on in a task of its own, so that a tap meanwhile is heard. */
async function beCalm(): Promise<void> {
  isCalm = true;
  for (const go of waiting) {
    waiting.delete(go);
    go();
    await breath();
  }
}
const beCalmWhenQuiet = (): void => {
  if (running === 0 && !isCalm) quiet = setTimeout(beCalm, quietMs);
};

/** Notices when what the first page asks has been answered. */
export const answersLink = new ApolloLink((operation, forward) => {
  if (isCalm) return forward(operation);
  return new Observable((observer) => {
    running += 1;
    clearTimeout(quiet);
    const subscription = forward(operation).subscribe(observer);
    return () => {
      subscription.unsubscribe();
      running -= 1;
      beCalmWhenQuiet();
    };
  });
});

/** Tells `go` once, when the first page has its answers, or asks for none. */
function onceCalm(go: () => void): () => void {
  if (isCalm) {
    go();
    return () => undefined;
  }
  waiting.add(go);
  if (patience === undefined) {
    patience = setTimeout(beCalm, atMostMs);
    beCalmWhenQuiet();
  }
  return () => void waiting.delete(go);
}

/**
 * Whether the first page has its answers: what stands around a page asks after it, so that on a slow line it takes
 * nothing of what the page waits for. Later it is always so.
 */
export function useFirstAnswers(): boolean {
  const [areThere, setThere] = useState(isCalm);
  useEffect(() => onceCalm(() => startTransition(() => setThere(true))), []);
  return areThere;
}

/** Loads a part of the client that is not seen first, when the first page has its answers. */
export const fetchLater = async <T>(load: () => Promise<T>): Promise<T> => {
  await new Promise<void>((resolve) => void onceCalm(resolve));
  return fetchCode(load, false);
};
