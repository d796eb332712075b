import type { RouteObject } from 'react-router-dom';

export const publicWaitingListRoutes: RouteObject[] = [
  { path: '/waiting-list/:tenantUuid', lazy: () => import('./public-page') },
];
