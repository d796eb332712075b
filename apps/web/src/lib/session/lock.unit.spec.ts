/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { waitFor } from '@testing-library/dom';
import { tellOfLock, unlock } from './lock';
import { currentSession, isLocked, keepLocked, keepSession, lastEnding } from './session';
import { refreshSession } from './start-session';

const refusal = (code: string) => ({ errors: [{ message: 'no', extensions: { code } }] });
const { fetch } = globalThis;
let answers: Record<string, unknown>;
let calls: string[];

beforeEach(() => {
  calls = [];
  answers = { WhoAmI: { data: { verifyToken: null } } };
  localStorage.clear();
  keepSession({
    accessToken: 'a1',
    refreshToken: 'r1',
    user: {
      id: 'u1',
      role: 'merchant',
      email: 'mia@example.com',
      firstName: 'Mia',
      lastName: 'Chen',
      termsAccepted: true,
      tenant: null,
      permissions: ['owner'],
    },
  });
  globalThis.fetch = (async (_url: string, init: { method: string; body?: string }) => {
    if (init.body === undefined) return new Response();
    const name = /(?:mutation|query) (\w+)/.exec(JSON.parse(init.body).query)![1]!;
    calls.push(name);
    const answer = await answers[name];
    if (answer instanceof Error) throw answer;
    return Response.json(answer);
  }) as never;
});
afterEach(() => {
  globalThis.fetch = fetch;
});

describe('a locked session', () => {
  it('stays locked over a reload and whatever tokens come', () => {
    keepLocked();
    dispatchEvent(new StorageEvent('storage', { key: 'bellbird.session' }));
    expect(isLocked()).toBe(true);
    expect(JSON.parse(localStorage.getItem('bellbird.session')!)).toMatchObject({ isLocked: true });
  });

  it('is one where the server says so at a refresh, and nobody is logged out', async () => {
    answers['RefreshTokens'] = refusal('session-locked');
    expect(await refreshSession('a1')).toBeNull();
    expect(currentSession()).toMatchObject({ isLocked: true, refreshToken: 'r1' });
  });

  it('opens by the password, with the tokens that the server gives for it', async () => {
    keepLocked();
    answers['UnlockSession'] = { data: { unlockSession: { accessToken: 'a2', refreshToken: 'r2' } } };
    await unlock({ password: 'Right1!' });
    expect(currentSession()).toMatchObject({ accessToken: 'a2', refreshToken: 'r2', user: { id: 'u1' } });
    expect(isLocked()).toBe(false);
  });

  it('stays locked by a wrong password, and is over where the server has ended it', async () => {
    keepLocked();
    answers['UnlockSession'] = refusal('invalid-code');
    await expect(unlock({ password: 'Wrong1!' })).rejects.toMatchObject({ code: 'invalid-code' });
    expect(isLocked()).toBe(true);
    answers['UnlockSession'] = refusal('session-expired');
    await expect(unlock({ password: 'Right1!' })).rejects.toMatchObject({ code: 'session-expired' });
    expect([currentSession(), lastEnding()]).toEqual([null, 'expired']);
  });

  it('is told to the server once that can be reached, and only while it is locked', async () => {
    keepLocked();
    answers['LockSession'] = new TypeError('Failed to fetch');
    const giveUp = tellOfLock(5);
    await waitFor(() => expect(calls.length).toBeGreaterThan(1));
    answers['LockSession'] = { data: { lockSession: true } };
    const before = calls.length;
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
    // One that had failed by then may have been under way.
    await new Promise((resolve) => setTimeout(resolve, 60));
    const after = calls.length;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(calls).toHaveLength(after);
    expect(calls.every((name) => name === 'LockSession')).toBe(true);
    giveUp();
    tellOfLock(5)();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(calls).toHaveLength(after);
  });

  it('is not locked again by a tab whose word came after another tab had unlocked it', async () => {
    keepLocked();
    let refuse!: (answer: unknown) => void;
    answers['LockSession'] = new Promise((resolve) => (refuse = resolve));
    tellOfLock(0);
    await waitFor(() => expect(calls).toEqual(['LockSession']));
    answers['UnlockSession'] = { data: { unlockSession: { accessToken: 'a2', refreshToken: 'r2' } } };
    await unlock({ password: 'Right1!' });
    refuse(refusal('session-locked'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(calls.filter((name) => name === 'LockSession')).toHaveLength(1);
  });
});
