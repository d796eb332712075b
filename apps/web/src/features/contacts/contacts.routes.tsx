import type { RouteObject } from 'react-router-dom';

export const contactsRoutes: RouteObject[] = [
  { path: '/contacts/trash', lazy: () => import('./trash/trash-page') },
  {
    path: '/contacts',
    lazy: () => import('./list/contacts-page'),
    children: [{ path: ':id', lazy: () => import('./drawer/contact-drawer') }],
  },
  {
    path: '/segments',
    lazy: () => import('./segments/page/segments-page'),
    children: [{ path: ':id', lazy: () => import('./segments/page/segment-drawer') }],
  },
];
