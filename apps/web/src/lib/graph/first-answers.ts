import { ApolloLink, Observable } from '@apollo/client';
import { fetchCode } from '../fetch-code';

/** Nobody waits longer than that for answers that do not come. */
const atMostMs = 2_000;
/** A page that has asked nothing for so long has shown what was answered, and asks nothing more because of it. */
const quietMs = 500;

let running = 0;
let isCalm = false;
let waiting: (() => void)[] = [];

let quiet: ReturnType<typeof setTimeout> | undefined;

const beQuiet = (): void => {
  isCalm = true;
  for (const go of waiting) go();
  waiting = [];
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
      if (running === 0 && !isCalm) quiet = setTimeout(beQuiet, quietMs);
    };
  });
});

/**
 * When the first page has its answers: what is not seen first is fetched then, so that on a slow line it takes nothing
 * of what the page waits for. Later it is always so.
 */
const afterFirstAnswers = (): Promise<void> =>
  new Promise((resolve) => {
    if (isCalm) return resolve();
    waiting.push(resolve);
    setTimeout(resolve, atMostMs);
  });

/** Loads a part of the client that is not seen first. */
export const fetchLater = async <T>(load: () => Promise<T>): Promise<T> => {
  await afterFirstAnswers();
  return fetchCode(load, false);
};
