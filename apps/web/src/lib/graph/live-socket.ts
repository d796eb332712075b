import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { currentSession } from '../session/session';
import { refreshSession } from '../session/start-session';
import { heard, setLive } from './live-state';
import { secondsLeft } from './token-life';

/** The line over which the server tells what happens: opened by the first who listens, tried anew for as long as somebody is signed in. */
export function createLiveLink(): GraphQLWsLink {
  let deaf: ReturnType<typeof setTimeout> | undefined;
  const socket = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    lazy: true,
    retryAttempts: Infinity,
    shouldRetry: () => currentSession() !== null,
    // Jittered, so that a server that comes back is not met by everybody in one second.
    retryWait: (retries) =>
      new Promise((resolve) => setTimeout(resolve, Math.min(1_000 * 2 ** retries, 15_000) * (0.5 + Math.random() / 2))),
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
  return new GraphQLWsLink(socket);
}

/** A socket is opened with one token: one that runs out within half a minute is changed first. Never throws, since that would end the socket for good. */
async function freshEnough(token: string): Promise<string> {
  return secondsLeft(token, Date.now()) > 30 ? token : ((await refreshSession(token).catch(() => null)) ?? token);
}
