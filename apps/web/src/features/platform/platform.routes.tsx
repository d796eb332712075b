import type { RouteObject } from 'react-router-dom';
import { platformPath } from '../../lib/paths';

/** Spec point 1: what the platform's admin runs. */
export const platformRoutes: RouteObject[] = [
  { path: platformPath, lazy: () => import('./home/platform-home-page') },
  {
    path: '/merchants',
    lazy: () => import('./merchants/merchants-page'),
    children: [{ path: ':id', lazy: () => import('./merchants/merchant-drawer') }],
  },
  { path: '/app-settings', lazy: () => import('./app-settings/app-settings-page') },
];
