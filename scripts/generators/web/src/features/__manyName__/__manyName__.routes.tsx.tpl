import type { RouteObject } from 'react-router-dom';

export const __many__Routes: RouteObject[] = [
  {
    path: '/__manyName__',
    lazy: () => import('./__manyName__-page'),
    children: [
      { path: ':id', lazy: () => import('./__manyName__-page').then(({ __Pascal__Drawer }) => ({ Component: __Pascal__Drawer })) },
    ],
  },
];
