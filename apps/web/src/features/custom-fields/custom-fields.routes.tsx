import type { RouteObject } from 'react-router-dom';

export const customFieldsRoutes: RouteObject[] = [
  {
    path: '/custom-fields',
    lazy: () => import('./custom-fields-page'),
    children: [
      {
        path: ':id',
        lazy: () => import('./custom-fields-page').then(({ FieldDrawer }) => ({ Component: FieldDrawer })),
      },
    ],
  },
];
