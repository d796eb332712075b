import type { RouteObject } from 'react-router-dom';

/** Two addresses of one page. */
const quick = () => import('./quick/quick-page');

export const composerRoutes: RouteObject[] = [
  { path: '/sms-campaigns/create', lazy: () => import('./create-page') },
  { path: '/sms-campaigns/create-from-contacts', lazy: () => import('./create-from-contacts-page') },
  { path: '/sms-campaigns/quick', lazy: quick },
  { path: '/sms-campaigns/quick/resend', lazy: quick },
  { path: '/sms-campaigns/edit', lazy: () => import('./edit-page') },
  { path: '/sms-campaigns/resend', lazy: () => import('./resend-page') },
];
