import type { RouteObject } from 'react-router-dom';
export const publicAccountRoutes: RouteObject[] = [{ path: '/login', lazy: () => import('./login-page') }];
