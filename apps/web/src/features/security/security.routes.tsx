import { Navigate, type RouteObject } from 'react-router-dom';
import { securityPath } from '../../lib/paths';

/** Spec point 2: how one's own account is kept. */
export const securityRoutes: RouteObject[] = [
  ...[securityPath, '/account-mobile/security'].map((path) => ({ path, lazy: () => import('./security-page') })),
  { path: '/security', element: <Navigate to={securityPath} replace /> },
];
