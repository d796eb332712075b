import type { RouteObject } from 'react-router-dom';

/** Spec point 2: help. */
export const helpRoutes: RouteObject[] = [
  ...['/faq', '/documentation'].map((path) => ({ path, lazy: () => import('./faq-page') })),
  { path: '/documentation/:category', lazy: () => import('./category-page') },
  { path: '/documentation/:category/:question', lazy: () => import('./article-page') },
];

/** The articles that hold every word of what was typed, the best first; what they are looked up in comes with the first search. */
export async function searchHelp(typed: string) {
  const [{ searchable }, { findHelp }] = await Promise.all([
    import('./articles/search.generated'),
    import('./search/find'),
  ]);
  return findHelp(searchable, typed);
}
