import type { RouteObject } from 'react-router-dom';

export const tagsRoutes: RouteObject[] = [
  {
    path: '/tags',
    lazy: () => import('./tags-page'),
    children: [{ path: ':id', lazy: () => import('./tags-page').then(({ TagDrawer }) => ({ Component: TagDrawer })) }],
  },
];
