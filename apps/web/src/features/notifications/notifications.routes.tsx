import type { RouteObject } from 'react-router-dom';

export const notificationsRoutes: RouteObject[] = [
  { path: '/notifications', lazy: () => import('./notifications-page') },
];
