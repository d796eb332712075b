import type { RouteObject } from 'react-router-dom';

export const campaignAnalyticsRoutes: RouteObject[] = [
  { path: '/analytics/campaigns', lazy: () => import('./overview/analytics-page') },
  { path: '/sms-campaigns/compare', lazy: () => import('./compare/compare-page') },
];
