/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { jest } from '@jest/globals';
import { currentSession, forgetSession, keepSession, lastEnding, type Session } from './session';

const key = 'bellbird.session';
const session = (n = 1): Session => ({
  accessToken: `a${n}`,
  refreshToken: `r${n}`,
  user: {
    id: 'u1',
    role: 'merchant',
    email: 'mia@example.com',
    firstName: 'Mia',
    lastName: 'Chen',
    termsAccepted: true,
    tenant: { name: 'Corner Café', country: 'AU', timeZone: 'Australia/Sydney' },
    permissions: ['owner'],
  },
});

/** One lock for all "tabs": modules loaded anew share nothing but storage and this. */
let last: Promise<unknown> = Promise.resolve();
const locks = { request: (_name: string, work: () => Promise<unknown>) => (last = last.then(work, work)) };

interface Call {
  name: string;
  variables: Record<string, unknown>;
  token: string | null;
}
let calls: Call[];
let answer: (call: Call) => unknown;
const error = (code: string, statusCode: number) => ({ errors: [{ message: 'no', extensions: { code, statusCode } }] });

beforeEach(() => {
  calls = [];
  answer = ({ name }) =>
    name === 'RefreshTokens'
      ? { data: { refreshTokens: { accessToken: 'a2', refreshToken: 'r2' } } }
      : { data: { logOut: true, verifyToken: null } };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  globalThis.fetch = (async (_url: string, init: { body: string; headers: Record<string, string> }) => {
    const { query, variables } = JSON.parse(init.body) as { query: string; variables: Record<string, unknown> };
    const call = {
      name: /(?:mutation|query) (\w+)/.exec(query)![1]!,
      variables,
      token: init.headers['authorization'] ?? null,
    };
    calls.push(call);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const given = answer(call);
    if (given instanceof Error) throw given;
    return new Response(JSON.stringify(given), { headers: { 'content-type': 'application/json' } });
  }) as unknown as typeof fetch;
  localStorage.clear();
  keepSession(session());
});
const tab = async () => {
  jest.resetModules();
  return { ...(await import('./start-session')), store: await import('./session') };
};
const refreshes = (): Call[] => calls.filter(({ name }) => name === 'RefreshTokens');

describe('a refresh', () => {
  it('is one for all who ask at the same time', async () => {
    const { refreshSession, store } = await tab();
    expect(await Promise.all(Array.from({ length: 5 }, () => refreshSession('a1')))).toEqual([
      'a2',
      'a2',
      'a2',
      'a2',
      'a2',
    ]);
    expect(refreshes()).toHaveLength(1);
    expect(store.currentSession()).toMatchObject({ accessToken: 'a2', refreshToken: 'r2', user: { id: 'u1' } });
  });

  it('is one for two tabs: the second takes what the first got', async () => {
    const [one, two] = [await tab(), await tab()];
    expect(one.refreshSession).not.toBe(two.refreshSession);
    expect(await Promise.all([one.refreshSession('a1'), two.refreshSession('a1')])).toEqual(['a2', 'a2']);
    expect(refreshes().map(({ variables }) => variables)).toEqual([{ refreshToken: 'r1' }]);
  });

  it("takes another tab's newer token without a call", async () => {
    const { refreshSession } = await tab();
    localStorage.setItem(key, JSON.stringify(session(7)));
    expect(await refreshSession('a1')).toBe('a7');
    expect(calls).toEqual([]);
  });

  it.each([
    ['session-expired', 401],
    ['unauthorized', 401],
  ])('that is answered %s ends the session and says why', async (code, status) => {
    answer = () => error(code, status);
    const { refreshSession, store } = await tab();
    expect(await refreshSession('a1')).toBeNull();
    expect([store.currentSession(), store.lastEnding()]).toEqual([null, 'expired']);
  });

  it.each([
    ['offline', new TypeError('Failed to fetch')],
    ['unavailable', error('unavailable', 503)],
    ['internal', error('internal', 500)],
    ['too-many-requests', error('too-many-requests', 429)],
  ])('that fails by %s does not log out, and can be tried again', async (code, given) => {
    answer = () => given;
    const { refreshSession, store } = await tab();
    await expect(refreshSession('a1')).rejects.toMatchObject({ name: 'Problem', code });
    expect(store.currentSession()).toMatchObject({ accessToken: 'a1' });
    answer = () => ({ data: { refreshTokens: { accessToken: 'a2', refreshToken: 'r2' }, verifyToken: null } });
    expect(await refreshSession('a1')).toBe('a2');
  });

  it('does not bring back a session that was left meanwhile', async () => {
    const { refreshSession, store } = await tab();
    const running = refreshSession('a1');
    await new Promise((resolve) => setTimeout(resolve, 1));
    store.forgetSession('log-out');
    expect(await running).toBeNull();
    expect([store.currentSession(), localStorage.getItem(key), store.lastEnding()]).toEqual([null, null, 'log-out']);
  });

  it('that is refused does not end the session of who logged in meanwhile', async () => {
    answer = () => error('session-expired', 401);
    const { refreshSession, store } = await tab();
    const running = refreshSession('a1');
    await new Promise((resolve) => setTimeout(resolve, 1));
    store.keepSession(session(9));
    await running;
    expect(store.currentSession()).toMatchObject({ accessToken: 'a9' });
  });

  it('works where the browser has no locks', async () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
    delete (navigator as { locks?: unknown }).locks;
    const { refreshSession } = await tab();
    expect(await refreshSession('a1')).toBe('a2');
  });
});

describe('logging out', () => {
  it('forgets everything at once, whatever the server answers', async () => {
    answer = () => new TypeError('Failed to fetch');
    const { signOut, store } = await tab();
    const leaving = signOut();
    expect(store.currentSession()).toBeNull();
    await leaving;
    expect([localStorage.getItem(key), store.lastEnding()]).toEqual([null, 'log-out']);
  });

  it('ends the session on the server too where the access token has run out', async () => {
    let isFirst = true;
    answer = ({ name }) => {
      if (name === 'RefreshTokens') return { data: { refreshTokens: { accessToken: 'a2', refreshToken: 'r2' } } };
      const given = isFirst ? error('session-expired', 401) : { data: { logOut: true } };
      isFirst = false;
      return given;
    };
    const { signOut } = await tab();
    await signOut();
    expect(calls.map(({ name, token }) => [name, token])).toEqual([
      ['LogOut', 'Bearer a1'],
      ['RefreshTokens', null],
      ['LogOut', 'Bearer a2'],
    ]);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('without a session calls nobody', async () => {
    forgetSession('log-out');
    const { signOut } = await tab();
    await signOut();
    expect(calls).toEqual([]);
    expect([currentSession(), lastEnding()]).toEqual([null, 'log-out']);
  });
});
