/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation, type RouteObject } from 'react-router-dom';
import { securityPath } from '../lib/paths';
import { keepSession, type Session } from '../lib/session/session';
import { routes } from './routes';

/** Addresses that are no page of a business. What is not listed here is one, so that a new page is held to its guard. */
const forGuests = /^\/(login|login\.html|log-in-second-step|sign-up|signup\.html|invited-sign-up(\/.*)?)$/;
const open =
  /^\/(verify-email|callback|links(\/.*)?|forgot-password|forgot-password\.html|reset-password\/.*|contact\/opt-out\/.*|waiting-list\/.+|not-authorized|pages\/(comingsoon|error-404|error-500|maintenance))$/;
const [start, terms, lock] = ['/', '/accept-terms-and-conditions', '/pages/lock-screen'];

const forAdmins = /^\/(platform|merchants|app-settings)/;
/** Whom one works with, the own log-in, and help: of a business's people and of the platform's. */
const forBoth = /^\/(users|account\/security|account-mobile\/security|security|faq|documentation)(\/|$)/;

const user: Session['user'] = {
  id: 'u1',
  role: 'merchant',
  email: 'mia@example.com',
  firstName: 'Mia',
  lastName: 'Chen',
  termsAccepted: true,
  tenant: { name: 'Corner Café', country: 'AU', timeZone: 'Australia/Sydney' },
  permissions: [],
};
const business = { businessName: 'Corner Café', until: '2026-11-25T04:40:00.000Z' };
const people = {
  guest: null,
  'who has not accepted the terms': { ...user, termsAccepted: false },
  merchant: user,
  'somebody who has no second step and needs one': { ...user, enrolmentDue: true },
  admin: { ...user, role: 'admin', tenant: null },
  'an admin who has no second step and needs one': { ...user, role: 'admin', tenant: null, enrolmentDue: true },
  support: { ...user, permissions: ['administrator'], support: business },
} satisfies Record<string, Session['user'] | null>;
type Who = keyof typeof people;

/** Where somebody is after opening an address; null: at that address. */
function expected(path: string, who: Who): string | null {
  if (open.test(path)) return null;
  const isHome = path === start || path === lock || forGuests.test(path);
  switch (who) {
    case 'guest':
      return forGuests.test(path) ? null : '/login';
    case 'who has not accepted the terms':
      return path === terms ? null : terms;
    case 'somebody who has no second step and needs one':
    case 'an admin who has no second step and needs one':
      return path === securityPath ? null : securityPath;
    case 'admin':
      if (path === terms || forAdmins.test(path) || forBoth.test(path)) return null;
      return isHome || path === '/home' ? '/platform' : '/not-authorized';
    default:
      if (forAdmins.test(path)) return '/not-authorized';
      return isHome ? '/home' : null;
  }
}

function Where() {
  const { pathname } = useLocation();
  return <p data-testid="where">{pathname}</p>;
}

/** The table with its guards as they are, and nothing of the pages. */
const bare = (table: readonly RouteObject[]): RouteObject[] =>
  table.map(({ lazy, element, children, path, index: _index, ...route }) => ({
    ...route,
    ...(path !== undefined && { path }),
    hydrateFallbackElement: <i />,
    // A page with another beside it is one, too; a shell has no address.
    element: (children === undefined || (lazy && path)) && path !== start ? <Where /> : (element ?? <Outlet />),
    ...(children && { children: bare(children) }),
  })) as RouteObject[];

const patternsOf = (table: readonly RouteObject[], above = ''): string[] =>
  table.flatMap(({ path, children }) => {
    const own = path === undefined ? above : path.startsWith('/') ? path : `${above}/${path}`;
    return children === undefined ? (path === undefined || path === '*' ? [] : [own]) : patternsOf(children, own);
  });
const addresses = [...new Set(patternsOf(routes))].map((pattern) => pattern.replaceAll(/:\w+/g, 'x1'));

describe('27. Guard', () => {
  it.each(Object.keys(people) as Who[])('every address, opened by %s', async (who) => {
    const wrong: string[] = [];
    for (const path of addresses) {
      localStorage.clear();
      dispatchEvent(new StorageEvent('storage', { key: null }));
      const person = people[who];
      if (person !== null) keepSession({ accessToken: 'a', refreshToken: 'r', user: person });
      const router = createMemoryRouter(bare(routes), { initialEntries: [path] });
      await act(async () => void render(<RouterProvider router={router} />));
      const is = screen.getByTestId('where').textContent;
      const ought = expected(path, who) ?? path;
      if (is !== ought) wrong.push(`${path}: at ${is}, not ${ought}`);
      cleanup();
      router.dispose();
    }
    expect(wrong).toEqual([]);
    expect(addresses.length).toBeGreaterThan(40);
  });

  it('knows each address that it names', () => {
    for (const each of [start, terms, lock]) expect(addresses).toContain(each);
  });
});
