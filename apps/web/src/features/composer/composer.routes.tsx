import type { RouteObject } from 'react-router-dom';

/** Two addresses of one page. */
const quick = () => import('./quick/quick-page');

export const composerRoutes: RouteObject[] = [
  { path: '/sms-campaigns/create', lazy: () => import('./pages/create-page') },
  { path: '/sms-campaigns/create-from-contacts', lazy: () => import('./pages/create-from-contacts-page') },
  { path: '/sms-campaigns/quick', lazy: quick },
  { path: '/sms-campaigns/quick/resend', lazy: quick },
  { path: '/sms-campaigns/edit', lazy: () => import('./pages/edit-page') },
  { path: '/sms-campaigns/resend', lazy: () => import('./pages/resend-page') },
];
