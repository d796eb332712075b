import type { RouteObject } from 'react-router-dom';

export const callerIdsRoutes: RouteObject[] = [{ path: '/caller-ids', lazy: () => import('./caller-ids-page') }];
