/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { jest } from '@jest/globals';
import { rememberedRedirect, rememberRedirect } from './redirect';
import {
  currentSession,
  forgetSession,
  keepSession,
  keepUser,
  lastEnding,
  may,
  onSessionChange,
  rereadSession,
  type Session,
} from './session';

const key = 'bellbird.session';
const session = (change: Partial<Session> = {}): Session => ({
  accessToken: 'a1',
  refreshToken: 'r1',
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
  ...change,
});
/** What another tab does: storage first, then the event. */
const elsewhere = (value: Session | null): void => {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(value));
  dispatchEvent(new StorageEvent('storage', { key }));
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
});

describe('the session of the browser', () => {
  it('is kept over a reload and told to who listens', () => {
    const listener = jest.fn();
    const stop = onSessionChange(listener);
    keepSession(session());
    expect(currentSession()).toEqual(session());
    expect(rereadSession()).toEqual(session());
    expect(JSON.parse(localStorage.getItem(key)!)).toEqual(session());
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
  });

  it('goes with its trail and, where the person left on purpose, with where they were going', () => {
    keepSession(session());
    sessionStorage.setItem('bellbird.trail', '[]');
    rememberRedirect('/contacts');
    forgetSession('log-out');
    expect([
      currentSession(),
      localStorage.getItem(key),
      sessionStorage.getItem('bellbird.trail'),
      rememberedRedirect(),
      lastEnding(),
    ]).toEqual([null, null, null, null, 'log-out']);
  });

  it('that expired keeps where the person was going, and says that it expired until there is a new one', () => {
    keepSession(session());
    rememberRedirect('/contacts');
    forgetSession('expired');
    expect([rememberedRedirect(), lastEnding()]).toEqual(['/contacts', 'expired']);
    keepSession(session());
    expect(lastEnding()).toBeNull();
  });

  it('follows another tab: a refresh, a log-out with its trail, somebody else', () => {
    keepSession(session());
    elsewhere(session({ accessToken: 'a2' }));
    expect(currentSession()?.accessToken).toBe('a2');
    sessionStorage.setItem('bellbird.trail', '[]');
    elsewhere(null);
    expect([currentSession(), sessionStorage.getItem('bellbird.trail')]).toEqual([null, null]);
  });

  it('never writes old tokens over those that another tab has just got', () => {
    keepSession(session());
    localStorage.setItem(key, JSON.stringify(session({ accessToken: 'a2', refreshToken: 'r2' })));
    keepUser({ firstName: 'Maria' });
    expect(currentSession()).toMatchObject({ accessToken: 'a2', refreshToken: 'r2', user: { firstName: 'Maria' } });
  });

  it.each([
    'not json',
    '{}',
    '[]',
    '"x"',
    '{"accessToken":"a","refreshToken":"r"}',
    '{"accessToken":"a","refreshToken":"r","user":{"id":"u"}}',
    '{"accessToken":1,"refreshToken":"r","user":null}',
  ])('is none where storage holds %s', (kept) => {
    localStorage.setItem(key, kept);
    expect(rereadSession()).toBeNull();
  });

  it('lives as long as the page where storage is full', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepSession(session());
    full.mockRestore();
    expect(rereadSession()).toEqual(session());
    keepSession(session());
  });
});

describe('what a person may', () => {
  const user = (...permissions: Session['user']['permissions']) => ({ ...session().user, permissions });
  it('is everything for owners and administrators, else what they were given', () => {
    expect(may(user('owner'), 'business-editor')).toBe(true);
    expect(may(user('administrator'))).toBe(true);
    expect(may(user('campaign-editor'), 'business-editor', 'campaign-editor')).toBe(true);
    expect(may(user('campaign-editor'), 'business-editor')).toBe(false);
    expect(may(user(), 'campaign-editor')).toBe(false);
  });
});
