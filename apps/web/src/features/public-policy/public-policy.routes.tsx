import type { RouteObject } from 'react-router-dom';

export const publicPolicyRoutes: RouteObject[] = [
  { path: '/privacy-policy/:tenantUuid', lazy: () => import('./public-policy-page') },
];
