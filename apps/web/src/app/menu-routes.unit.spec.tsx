/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { readFileSync } from 'node:fs';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import * as paths from '../lib/paths';
import { routes } from './routes';
import { menu, menuFoot, type MenuEntry } from './shell/menu/menu';

// The bare "*" takes what no page does: an address that only it takes leads nowhere.
const leadsToPage = (path: string): boolean => matchRoutes(routes, path)?.at(-1)?.route.path !== '*';
const all = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ to, children }) => [to, ...all(children ?? [])]);
const shared = Object.values(paths).map(
  (path) => (typeof path === 'function' ? path('01a1fed9-cd25-71c9-a349-6ccbf22d1421') : path).split('?')[0]!,
);

/** The patterns of all addresses but the bare "*", each once. */
const patternsOf = (all: readonly RouteObject[], above = ''): string[] =>
  all.flatMap(({ path, children }) => {
    const own = path === undefined ? above : path.startsWith('/') ? path : `${above}/${path}`;
    return [...(path === undefined || path === '*' ? [] : [own]), ...patternsOf(children ?? [], own)];
  });

describe('the list of pages that the server goes by', () => {
  it('is that of the routes: public/pages.json', () => {
    const listed = JSON.parse(readFileSync(new URL('../../public/pages.json', import.meta.url), 'utf8')) as string[];
    expect(listed).toEqual([...new Set(patternsOf(routes))].sort());
  });
});

describe('what the menu and shared links lead to', () => {
  it('is a page that exists', () => {
    expect(
      [
        ...all(menu.flatMap(({ entries }) => entries)),
        ...all(menuFoot),
        '/notifications',
        '/billing/history',
        ...shared,
      ].filter((path) => !leadsToPage(path)),
    ).toEqual([]);
    expect(leadsToPage('/nowhere')).toBe(false);
  });
});
