import type { RouteObject } from 'react-router-dom';

export const composerRoutes: RouteObject[] = [
  { path: '/sms-campaigns/create', lazy: () => import('./create-page') },
  { path: '/sms-campaigns/create-from-contacts', lazy: () => import('./create-from-contacts-page') },
  { path: '/sms-campaigns/quick', lazy: () => import('./quick/quick-page') },
  { path: '/sms-campaigns/quick/resend', lazy: () => import('./quick/quick-resend-page') },
  { path: '/sms-campaigns/edit', lazy: () => import('./edit-page') },
  { path: '/sms-campaigns/resend', lazy: () => import('./resend-page') },
];
