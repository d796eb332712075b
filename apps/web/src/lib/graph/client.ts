import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache, Observable } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { currentSession, keepUser } from '../session/session';
import { refreshSession } from '../session/start-session';
import { heard, setLive } from './live-state';
import { secondsLeft } from './token-life';

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
    const has = (...codes: string[]): boolean => error.errors.some(({ extensions }) => codes.includes(String(extensions?.['code'])));
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
  let deaf: ReturnType<typeof setTimeout> | undefined;
  const socket = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    lazy: true,
    retryAttempts: Infinity,
    shouldRetry: () => currentSession() !== null,
    // Jittered, so that a server that comes back is not met by everybody in one second.
    retryWait: (retries) => new Promise((resolve) => setTimeout(resolve, Math.min(1_000 * 2 ** retries, 15_000) * (0.5 + Math.random() / 2))),
    keepAlive: 10_000,
    connectionParams: async () => {
      const token = currentSession()?.accessToken;
      return token === undefined ? {} : { authorization: `Bearer ${await freshEnough(token)}` };
    },
    on: {
      connected: () => setLive('live'),
      connecting: () => setLive('connecting'),
      // 1000: nobody listens any more, which is no loss.
      closed: (event) => {
        clearTimeout(deaf);
        setLive((event as CloseEvent).code === 1_000 ? 'connecting' : 'reconnecting');
      },
      message: () => heard(),
      // A line that is dead without having been closed answers no ping: it is dropped, so that it is tried anew.
      ping: (isReceived) => {
        if (!isReceived) deaf = setTimeout(() => socket.terminate(), 5_000);
      },
      pong: (isReceived) => isReceived && clearTimeout(deaf),
    },
  });
  const http = ApolloLink.from([refresh, withToken, new HttpLink({ uri: '/graphql' })]);
  return new ApolloClient({
    cache: new InMemoryCache(cacheOptions),
    link: ApolloLink.split(({ operationType }) => operationType === 'subscription', new GraphQLWsLink(socket), http),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
}

/** A socket is opened with one token: one that runs out within half a minute is changed first. Never throws, since that would end the socket for good. */
async function freshEnough(token: string): Promise<string> {
  return secondsLeft(token, Date.now()) > 30 ? token : (await refreshSession(token).catch(() => null)) ?? token;
}
