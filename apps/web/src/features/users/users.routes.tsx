import type { RouteObject } from 'react-router-dom';

/** Spec point 2: who works here. A member is beside the list, an invitation over it. */
export const usersRoutes: RouteObject[] = [
  {
    path: '/users',
    lazy: () => import('./list/users-page'),
    children: [
      { path: 'invite', lazy: () => import('./invite/invite-dialog') },
      { path: ':id', lazy: () => import('./drawer/user-drawer') },
    ],
  },
];
