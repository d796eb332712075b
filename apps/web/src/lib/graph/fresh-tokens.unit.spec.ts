/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { jest } from '@jest/globals';
import { forgetSession, keepSession, type SessionUser } from '../session/session';
import { freshTokens } from './fresh-tokens';

const now = Date.UTC(2026, 10, 23);
/** A token by its form, that lives `seconds` from now. */
const token = (name: string, seconds: number): string =>
  `${name}.${btoa(JSON.stringify({ exp: Math.floor(now / 1_000) + seconds }))}.x`;
const keep = (accessToken: string): void =>
  keepSession({ accessToken, refreshToken: 'r', user: { id: 'mia', permissions: [] } as unknown as SessionUser });

/** An open socket that remembers which tokens it was sent. */
function socket(): { send: (text: string) => void; sent: string[] } {
  const sent: string[] = [];
  return {
    sent,
    send: (text) => {
      const { type, payload } = JSON.parse(text) as { type: string; payload: { authorization: string } };
      expect(type).toBe('ping');
      sent.push(payload.authorization.replace('Bearer ', ''));
    },
  };
}

describe('the tokens of an open socket', () => {
  const asked: string[] = [];
  const realFetch = globalThis.fetch;
  const fresh = freshTokens(() => Date.now());
  beforeEach(() => {
    jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    asked.splice(0);
    globalThis.fetch = ((_: string, { body }: { body: string }) => {
      asked.push(body);
      const refreshTokens = { accessToken: token('next', 900), refreshToken: 'r2' };
      return Promise.resolve({
        headers: new Headers({ 'content-type': 'application/json' }),
        json: () => Promise.resolve({ data: { refreshTokens, verifyToken: null } }),
      });
    }) as never;
  });
  afterEach(() => {
    fresh.stop();
    forgetSession('log-out');
    globalThis.fetch = realFetch;
    jest.useRealTimers();
  });

  it('are sent as the session gets them, each once, and none of a socket that was closed', () => {
    keep(token('first', 600));
    const open = socket();
    fresh.sendTo(open, token('first', 600));
    keep(token('first', 600));
    expect(open.sent).toEqual([]);
    keep(token('second', 900));
    keep(token('second', 900));
    expect(open.sent).toEqual([token('second', 900)]);
    fresh.stop();
    keep(token('third', 1_200));
    expect(open.sent).toEqual([token('second', 900)]);
  });

  it('that came while the socket was being opened go out at once', () => {
    keep(token('second', 900));
    const open = socket();
    fresh.sendTo(open, token('first', 600));
    expect(open.sent).toEqual([token('second', 900)]);
  });

  it('are changed half a minute before they run out, though nobody asks for anything', async () => {
    keep(token('first', 600));
    const open = socket();
    fresh.sendTo(open, token('first', 600));
    await jest.advanceTimersByTimeAsync(569_000);
    expect(asked).toEqual([]);
    await jest.advanceTimersByTimeAsync(2_000);
    for (let turn = 0; turn < 20; turn++) await jest.advanceTimersByTimeAsync(0);
    expect(open.sent).toEqual([token('next', 900)]);
  });
});
