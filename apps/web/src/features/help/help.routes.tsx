import type { RouteObject } from 'react-router-dom';

/** Spec point 2: help. */
export const helpRoutes: RouteObject[] = [
  ...['/faq', '/documentation'].map((path) => ({ path, lazy: () => import('./faq-page') })),
  { path: '/documentation/:category', lazy: () => import('./category-page') },
  { path: '/documentation/:category/:question', lazy: () => import('./article-page') },
];
