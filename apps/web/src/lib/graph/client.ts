import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache, Observable } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { currentSession } from '../session/session';
import { refreshSession } from '../session/start-session';
import { heard, setLive } from './live-state';

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
export function createGraphClient(onSessionOver: () => void): ApolloClient {
  // Before the link that sets the token, so that the second run carries the new one.
  const refresh = new ErrorLink(({ error, operation, forward }) => {
    const token = currentSession()?.accessToken;
    if (!CombinedGraphQLErrors.is(error) || token === undefined) return undefined;
    if (!error.errors.some(({ extensions }) => extensions?.['code'] === 'unauthorized' || extensions?.['code'] === 'session-expired')) return undefined;
    const sent = (operation.getContext()['token'] as string | undefined) ?? token;
    return new Observable((observer) => {
      refreshSession(sent).then(
        (fresh) => {
          if (fresh === null) {
            onSessionOver();
            observer.error(error);
          } else forward(operation).subscribe(observer);
        },
        (cause: unknown) => observer.error(cause),
      );
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
      closed: (event) => setLive((event as CloseEvent).code === 1_000 ? 'connecting' : 'reconnecting'),
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

/** A socket is opened with one token: one that runs out within half a minute is changed first. */
async function freshEnough(token: string): Promise<string> {
  const { exp } = JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as { exp: number };
  return exp * 1_000 - Date.now() > 30_000 ? token : (await refreshSession(token).catch(() => null)) ?? token;
}
