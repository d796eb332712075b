import type { RouteObject } from 'react-router-dom';

export const publicOptOutRoutes: RouteObject[] = [
  { path: '/contact/opt-out/:contactId/:optOutToken', lazy: () => import('./opt-out-page') },
];
