import type { RouteObject } from 'react-router-dom';

export const contactAnalyticsRoutes: RouteObject[] = [
  { path: '/analytics/contacts', lazy: () => import('./contact-analytics-page') },
];
