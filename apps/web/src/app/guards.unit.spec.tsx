/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { rememberedRedirect, rememberRedirect } from '../lib/session/redirect';
import { forgetSession, keepLocked, keepSession, keepUser, type Session } from '../lib/session/session';
import { usePageTitle } from '../ui/page/page-title';
import { GuestsOnly, LockedOnly, MerchantsOnly, sendGuestsToLogin, SignedInOnly } from './guards';

const session = (change: Partial<Session['user']> = {}): Session => ({
  accessToken: 'a',
  refreshToken: 'r',
  user: {
    id: 'u1',
    role: 'merchant',
    email: 'mia@example.com',
    firstName: 'Mia',
    lastName: 'Chen',
    termsAccepted: true,
    tenant: { name: 'Corner Café', country: 'AU', timeZone: 'Australia/Sydney' },
    permissions: ['owner'],
    ...change,
  },
});
function Where() {
  usePageTitle('Contacts');
  const { pathname, search, state } = useLocation();
  return <p data-testid="where">{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
}
const where = (): string => screen.getByTestId('where').textContent!;
async function open(path: string): Promise<void> {
  const page = (at: string) => ({ path: at, element: <Where />, hydrateFallbackElement: <i /> });
  const router = createMemoryRouter(
    [
      { element: <GuestsOnly />, children: [page('/login')] },
      { element: <SignedInOnly beforeTerms />, children: [page('/accept-terms-and-conditions')] },
      {
        element: <SignedInOnly />,
        middleware: [sendGuestsToLogin],
        children: [{ element: <MerchantsOnly />, children: [page('/home'), page('/contacts')] }],
      },
      { element: <LockedOnly />, children: [page('/pages/lock-screen')] },
      page('/not-authorized'),
      page('/platform'),
    ],
    { initialEntries: [path] },
  );
  await act(async () => void render(<RouterProvider router={router} />));
}

beforeEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
});

describe('the navigation guard', () => {
  it('sends a guest to the log-in, which remembers where they were going', async () => {
    await open('/contacts?search=mia');
    expect(where().split(' ')[0]).toBe('/login?loginRedirect=%2Fcontacts%3Fsearch%3Dmia');
    expect(rememberedRedirect()).toBe('/contacts?search=mia');
    await act(async () => keepSession(session()));
    expect(where()).toBe('/contacts?search=mia null');
    expect(rememberedRedirect()).toBeNull();
  });

  it('sends who is signed in home from a page for guests, and never to another site', async () => {
    keepSession(session());
    await open('/login?loginRedirect=%2F%2Fevil.example');
    expect(where()).toBe('/home null');
  });

  it('takes a redirect that was kept on the way through the sign-up', async () => {
    rememberRedirect('/contacts');
    keepSession(session());
    await open('/login');
    expect(where()).toBe('/contacts null');
  });

  it('says that the session expired, of which page and whose', async () => {
    keepSession(session());
    await open('/contacts');
    await act(async () => forgetSession('expired'));
    expect(where()).toBe(
      '/login?loginRedirect=%2Fcontacts {"sessionExpired":true,"pageTitle":"Contacts","email":"mia@example.com"}',
    );
  });

  it('remembers nothing of who logs out', async () => {
    keepSession(session());
    await open('/contacts');
    await act(async () => forgetSession('log-out'));
    expect(where()).toBe('/login null');
    expect(rememberedRedirect()).toBeNull();
  });

  it('asks for the terms first, also when they become due in the middle, and goes on after them', async () => {
    keepSession(session({ termsAccepted: false }));
    await open('/contacts');
    expect(where()).toBe('/accept-terms-and-conditions?loginRedirect=%2Fcontacts null');
  });

  it('leaves a page when the server says that terms are due', async () => {
    keepSession(session());
    await open('/contacts');
    await act(async () => keepUser({ termsAccepted: false }));
    expect(where()).toBe('/accept-terms-and-conditions?loginRedirect=%2Fcontacts null');
  });

  it('takes a page away that is locked, names it nowhere, and is back at it once it is unlocked', async () => {
    keepSession(session());
    await open('/contacts?search=mia');
    await act(async () => keepLocked());
    expect(where()).toBe('/pages/lock-screen null');
    await act(async () => keepSession(session()));
    expect(where()).toBe('/contacts?search=mia null');
  });

  it.each(['/contacts?search=mia', '/login'])('opens nothing but the lock screen in place of %s', async (path) => {
    keepSession(session());
    keepLocked();
    await open(path);
    expect(where().split(' ')[0]).toBe('/pages/lock-screen');
  });

  it('leads from the lock screen to the log-in where the session is over, or somebody else logs in', async () => {
    keepSession(session());
    await open('/contacts');
    await act(async () => keepLocked());
    await act(async () => forgetSession('expired'));
    expect(where()).toBe('/login?loginRedirect=%2Fcontacts {"sessionExpired":true}');
    await act(async () => keepSession(session()));
    await act(async () => keepLocked());
    await act(async () => forgetSession('log-out'));
    expect(where()).toBe('/login null');
  });

  it.each([
    ['an admin', { role: 'admin', tenant: null }, '/platform'],
    ['an admin with a business', { role: 'admin' }, '/platform'],
    ['who has no business', { tenant: null }, '/not-authorized'],
  ])('sends %s elsewhere from Home', async (_who, change, to) => {
    keepSession(session(change));
    await open('/home');
    expect(where()).toBe(`${to} null`);
  });
});
