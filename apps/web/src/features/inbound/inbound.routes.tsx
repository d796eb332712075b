import type { RouteObject } from 'react-router-dom';

export const inboundRoutes: RouteObject[] = [
  { path: '/sms-inbounds/texts', lazy: () => import('./texts/inbound-page') },
  {
    path: '/sms-inbounds',
    lazy: () => import('./inbox/inbox-page'),
    children: [{ path: ':id', lazy: () => import('./thread/thread-page') }],
  },
];
