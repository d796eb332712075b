import { currentSession, onSessionChange } from '../session/session';
import { refreshSession } from '../session/start-session';
import { secondsLeft } from './token-life';

/** A token that runs out within this many seconds is changed before it is used. */
export const freshSeconds = 30;

/**
 * Keeps an open socket's token fresh: each new token of the session goes to the server in a ping, and one that is about
 * to run out is changed though nobody asks for anything. So the socket lives as long as its session.
 */
export function freshTokens(now: () => number): {
  sendTo: (socket: Pick<WebSocket, 'send'>, known: string) => void;
  stop: () => void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let forget: (() => void) | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    forget?.();
  };
  const sendTo = (socket: Pick<WebSocket, 'send'>, known: string): void => {
    stop();
    let sent = known;
    const changeInTime = (): void => {
      clearTimeout(timer);
      // Where the refresh fails, the server closes the socket when its token runs out, and it is opened anew.
      const change = (): void => void refreshSession(sent).catch(() => undefined);
      timer = setTimeout(change, Math.max(0, secondsLeft(sent, now()) - freshSeconds) * 1_000);
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
