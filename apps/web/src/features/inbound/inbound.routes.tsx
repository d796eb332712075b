import type { RouteObject } from 'react-router-dom';

export const inboundRoutes: RouteObject[] = [{ path: '/sms-inbounds', lazy: () => import('./inbound-page') }];
