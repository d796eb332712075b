import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
  type Observable,
} from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { from, mergeMap, throwError } from 'rxjs';
import { currentSession, keepUser } from '../session/session';
import { refreshSession } from '../session/start-session';
import { askForProof } from '../session/step-up';
import { answersLink } from './asking/first-answers';
import { ownTaskLink } from './asking/own-task-link';
import { lateLink } from './late-link';
import { setLive } from './live-state';
import { notProved } from './problem';
import { timedFetch } from './timed-fetch';

/** Ids make an object one wherever it is shown; what has none lives in its parent. */
export const cacheOptions = {
  typePolicies: {
    AuthUser: { fields: { flags: { merge: true } } },
    SmsCampaign: { fields: { counts: { merge: true }, cost: { merge: true }, engagement: { merge: true } } },
    // The menu, the overview and the form ask for parts of it.
    AccountSettingsDetails: { merge: true },
    BalanceInformation: { keyFields: [] as const },
    UnseenNotifications: { merge: true },
    // The tabs ask how many wait, and leave the rest of what the queue knows.
    WaitingListBoard: { merge: true },
  },
};

/** The signed-in part's client: refreshes an expired token once for all callers, asks who it is where the server wants to be sure, and runs again what failed by it. */
export function createGraphClient(): ApolloClient {
  // Around the refresh: a token runs out as fast as a proof gets old, and what lacks both is refreshed first.
  const proof = new ErrorLink(({ error, operation, forward }) =>
    hasCode(error, 'step-up-required') ? onceThere(askForProof(), () => forward(operation), notProved) : undefined,
  );
  // Before the link that sets the token, so that the second run carries the new one.
  const refresh = new ErrorLink(({ error, operation, forward }) => {
    // The guard asks for them; the server may know of new terms before this browser does.
    if (hasCode(error, 'terms-not-accepted')) keepUser({ termsAccepted: false });
    if (hasCode(error, 'two-factor-required')) keepUser({ enrolmentDue: true });
    const sent = operation.getContext()['token'] as string | undefined;
    if (sent === undefined || !hasCode(error, 'unauthorized', 'session-expired', 'session-locked')) return undefined;
    // Where the session is over or locked the guard has taken the person to another page already.
    return onceThere(
      refreshSession(sent),
      () => forward(operation),
      () => error,
    );
  });
  const withToken = new SetContextLink(({ headers }) => {
    const token = currentSession()?.accessToken;
    return { token, headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) } };
  });
  const live = lateLink(
    () => {
      setLive('connecting');
      return import('./live-socket').then(({ createLiveLink }) => createLiveLink());
    },
    () => setLive('reconnecting'),
  );
  const http = ApolloLink.from([
    answersLink,
    ownTaskLink,
    proof,
    refresh,
    withToken,
    new HttpLink({ uri: '/graphql', fetch: timedFetch }),
  ]);
  return new ApolloClient({
    cache: new InMemoryCache(cacheOptions),
    link: ApolloLink.split(({ operationType }) => operationType === 'subscription', live, http),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
}

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => codes.includes(String(extensions?.['code'])));

/** What `run` answers once what it lacks is there; `without` is the error where it cannot be had. */
const onceThere = (
  lacking: Promise<unknown>,
  run: () => Observable<ApolloLink.Result>,
  without: () => unknown,
): Observable<ApolloLink.Result> => from(lacking).pipe(mergeMap((isThere) => (isThere ? run() : throwError(without))));
