import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache, Observable } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { currentSession, keepUser } from '../session/session';
import { refreshSession } from '../session/start-session';
import { lateLink } from './late-link';
import { setLive } from './live-state';
import { timedFetch } from './timed-fetch';

/** Ids make an object one wherever it is shown; what has none lives in its parent. */
const cacheOptions = {
  typePolicies: {
    AuthUser: { fields: { flags: { merge: true } } },
    SmsCampaign: { fields: { counts: { merge: true }, cost: { merge: true } } },
    BalanceInformation: { keyFields: [] as const },
    UnseenNotifications: { merge: true },
  },
};

/** The signed-in part's client: refreshes an expired token once for all callers and runs what failed by it again. */
export function createGraphClient(): ApolloClient {
  // Before the link that sets the token, so that the second run carries the new one.
  const refresh = new ErrorLink(({ error, operation, forward }) => {
    if (!CombinedGraphQLErrors.is(error)) return undefined;
    const has = (...codes: string[]): boolean =>
      error.errors.some(({ extensions }) => codes.includes(String(extensions?.['code'])));
    // The guard asks for them; the server may know of new terms before this browser does.
    if (has('terms-not-accepted')) keepUser({ termsAccepted: false });
    const sent = operation.getContext()['token'] as string | undefined;
    if (sent === undefined || !has('unauthorized', 'session-expired')) return undefined;
    return new Observable((observer) => {
      let rerun: { unsubscribe: () => void } | undefined;
      refreshSession(sent).then(
        // Where the session is over the guard has taken the person to the log-in already.
        (fresh) => (fresh === null ? observer.error(error) : (rerun = forward(operation).subscribe(observer))),
        (cause: unknown) => observer.error(cause),
      );
      return () => rerun?.unsubscribe();
    });
  });
  const withToken = new SetContextLink(({ headers }) => {
    const token = currentSession()?.accessToken;
    return { token, headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) } };
  });
  const live = lateLink(
    () => import('./live-socket').then(({ createLiveLink }) => createLiveLink()),
    () => setLive('reconnecting'),
  );
  const http = ApolloLink.from([refresh, withToken, new HttpLink({ uri: '/graphql', fetch: timedFetch })]);
  return new ApolloClient({
    cache: new InMemoryCache(cacheOptions),
    link: ApolloLink.split(({ operationType }) => operationType === 'subscription', live, http),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
}
