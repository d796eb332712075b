import type { RouteObject } from 'react-router-dom';

export const automationsRoutes: RouteObject[] = [
  {
    path: '/automations',
    lazy: () => import('./automations-page'),
    children: [
      {
        path: ':id',
        lazy: () => import('./automations-page').then(({ AutomationDrawer }) => ({ Component: AutomationDrawer })),
      },
    ],
  },
];
