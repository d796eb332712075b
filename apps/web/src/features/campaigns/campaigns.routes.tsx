import type { RouteObject } from 'react-router-dom';

export const campaignsRoutes: RouteObject[] = [
  { path: '/sms-campaigns/history', lazy: () => import('./lists/history-page') },
  { path: '/sms-campaigns/drafts', lazy: () => import('./lists/drafts-page') },
  { path: '/sms-campaigns/scheduled', lazy: () => import('./lists/scheduled-page') },
  { path: '/sms-campaigns/details/:id', lazy: () => import('./details/details-page') },
];
