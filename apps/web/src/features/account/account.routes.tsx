import { Navigate, type RouteObject } from 'react-router-dom';
import { accountPath, brandingPath, detailsPath, openingHoursPath, policiesPath, settingsPath } from '../../lib/paths';

const details = () => import('./details/details-page');
const branding = () => import('./branding/branding-page');
const policies = () => import('./policies/policies-page');
const settings = () => import('./settings/settings-page');
const hours = () => import('./opening-hours/opening-hours-page');

/** Spec point 2: what a business says of itself; the mobile addresses lead to the same pages. */
export const accountRoutes: RouteObject[] = [
  ...[accountPath, detailsPath, '/account-mobile', '/account-mobile/details'].map((path) => ({
    path,
    lazy: details,
  })),
  ...[brandingPath, '/account-mobile/branding'].map((path) => ({ path, lazy: branding })),
  ...[policiesPath, '/account-mobile/policies'].map((path) => ({ path, lazy: policies })),
  ...[settingsPath, '/account-mobile/settings'].map((path) => ({ path, lazy: settings })),
  ...[openingHoursPath, '/account-mobile/opening-hours'].map((path) => ({ path, lazy: hours })),
  { path: '/branding', element: <Navigate to={brandingPath} replace /> },
  { path: '/policies', element: <Navigate to={policiesPath} replace /> },
  { path: '/settings', element: <Navigate to={settingsPath} replace /> },
  { path: '/opening-hours', element: <Navigate to={openingHoursPath} replace /> },
];
