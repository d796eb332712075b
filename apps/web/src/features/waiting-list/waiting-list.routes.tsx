import type { RouteObject } from 'react-router-dom';

export const waitingListRoutes: RouteObject[] = [{ path: '/waiting-list', lazy: () => import('./view-page') }];
