import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { currentSession, onSessionChange } from '../session/session';
import { refreshSession } from '../session/start-session';
import { heard, setLive } from './live-state';
import { secondsLeft } from './token-life';

/** A token that runs out within this many seconds is changed before it is used. */
const freshSeconds = 30;
/** The server's word that a session has ended or may not be used here; it may also be a token that ran out meanwhile. */
const forbidden = 4_403;

/** The line over which the server tells what happens: opened by the first who listens, tried anew for as long as somebody is signed in. */
export function createLiveLink(): GraphQLWsLink {
  let deaf: ReturnType<typeof setTimeout> | undefined;
  let isRefused = false;
  let offered = '';
  const tokens = freshTokens();
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
        setLive(code === 1_000 ? 'connecting' : 'reconnecting');
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

/**
 * Keeps an open socket's token fresh: each new token of the session goes to the server in a ping, and one that is about
 * to run out is changed though nobody asks for anything. So the socket lives as long as its session.
 */
function freshTokens(): { sendTo: (socket: WebSocket, known: string) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let forget: (() => void) | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    forget?.();
  };
  const sendTo = (socket: WebSocket, known: string): void => {
    stop();
    let sent = known;
    const changeInTime = (): void => {
      clearTimeout(timer);
      // Where the refresh fails, the server closes the socket when its token runs out, and it is opened anew.
      const change = (): void => void refreshSession(sent).catch(() => undefined);
      timer = setTimeout(change, Math.max(0, secondsLeft(sent, Date.now()) - freshSeconds) * 1_000);
    };
    const follow = (): void => {
      const token = currentSession()?.accessToken;
      if (token === undefined || token === sent) return;
      sent = token;
      socket.send(JSON.stringify({ type: 'ping', payload: { authorization: `Bearer ${token}` } }));
      changeInTime();
    };
    forget = onSessionChange(follow);
    changeInTime();
    follow();
  };
  return { sendTo, stop };
}

/** A token that lives at least `seconds` from now where one can be had. Never throws, since that would end the socket for good. */
async function freshEnough(token: string, seconds: number): Promise<string> {
  return secondsLeft(token, Date.now()) > seconds ? token : ((await refreshSession(token).catch(() => null)) ?? token);
}
