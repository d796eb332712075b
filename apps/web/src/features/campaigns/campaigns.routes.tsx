import type { RouteObject } from 'react-router-dom';

export const campaignsRoutes: RouteObject[] = [{ path: '/sms-campaigns/details/:id', lazy: () => import('./details/details-page') }];
