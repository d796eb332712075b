import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { currentSession, isLocked } from '../session/session';
import { refreshSession } from '../session/start-session';
import { freshSeconds, freshTokens } from './fresh-tokens';
import { heard, setLive } from './live-state';
import { secondsLeft } from './token-life';

/** The server's word that a session has ended or may not be used here; it may also be a token that ran out meanwhile. */
const forbidden = 4_403;

/** The line over which the server tells what happens: opened by the first who listens, tried anew for as long as somebody is signed in. */
export function createLiveLink(): GraphQLWsLink {
  let deaf: ReturnType<typeof setTimeout> | undefined;
  let isRefused = false;
  let offered = '';
  const tokens = freshTokens(Date.now);
  const socket = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    lazy: true,
    retryAttempts: Infinity,
    shouldRetry: () => currentSession() !== null && !isLocked(),
    // Jittered, so that a server that comes back is not met by everybody in one second.
    retryWait: (retries) =>
      new Promise((resolve) => setTimeout(resolve, Math.min(1_000 * 2 ** retries, 15_000) * (0.5 + Math.random() / 2))),
    keepAlive: 10_000,
    connectionParams: async () => {
      const token = currentSession()?.accessToken;
      if (token === undefined) return {};
      // A token that still lives says nothing of a session that was ended elsewhere: only a refresh finds out.
      offered = await freshEnough(token, isRefused ? Infinity : freshSeconds);
      return { authorization: `Bearer ${offered}` };
    },
    on: {
      connected: (opened) => {
        isRefused = false;
        tokens.sendTo(opened as WebSocket, offered);
        setLive('live');
      },
      connecting: () => setLive('connecting'),
      // 1000: nobody listens any more, which is no loss.
      closed: (event) => {
        const { code } = event as CloseEvent;
        isRefused = code === forbidden;
        clearTimeout(deaf);
        tokens.stop();
        setLive(code === 1_000 ? 'idle' : 'reconnecting');
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

/** A token that lives at least `seconds` from now where one can be had. Never throws, since that would end the socket for good. */
async function freshEnough(token: string, seconds: number): Promise<string> {
  return secondsLeft(token, Date.now()) > seconds ? token : ((await refreshSession(token).catch(() => null)) ?? token);
}
