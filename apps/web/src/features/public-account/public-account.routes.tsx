import type { RouteObject } from 'react-router-dom';
import { lockPath } from '../../lib/paths';
import { callbackPath, invitedPath, linkPath, secondStepPath } from './account-paths';

const layout = () => import('./account-layout');

/** Guests only: who is signed in goes home. */
export const guestAccountRoutes: RouteObject[] = [
  {
    lazy: layout,
    children: [
      ...['/login', '/login.html'].map((path) => ({ path, lazy: () => import('./login-page') })),
      ...['/sign-up', '/signup.html'].map((path) => ({ path, lazy: () => import('./sign-up/sign-up-page') })),
      { path: `${invitedPath}/:email/:securityToken`, lazy: () => import('./invited/arrival-page') },
      { path: invitedPath, lazy: () => import('./invited/invited-page') },
      { path: secondStepPath, lazy: () => import('./second-step/second-step-page') },
    ],
  },
];

/** Open to everybody: links of e-mails are followed signed in or not. */
export const openAccountRoutes: RouteObject[] = [
  {
    lazy: layout,
    children: [
      // Who links an account is signed in.
      { path: callbackPath, lazy: () => import('./google/callback-page') },
      { path: `${linkPath}/:kind/:token`, lazy: () => import('./links/arrival-page') },
      { path: linkPath, lazy: () => import('./links/link-page') },
      { path: '/verify-email', lazy: () => import('./verify-email/verify-email-page') },
      ...['/forgot-password', '/forgot-password.html'].map((path) => ({
        path,
        lazy: () => import('./password/forgot-password-page'),
      })),
      { path: '/reset-password/:tokenRecoverPassword', lazy: () => import('./password/reset-password-page') },
    ],
  },
];

/** For who is signed in and has not accepted the terms yet. */
export const termsRoutes: RouteObject[] = [
  {
    lazy: layout,
    children: [{ path: '/accept-terms-and-conditions', lazy: () => import('./terms/accept-terms-page') }],
  },
];

const lockPage = () => import('./lock/lock-page');
/** For who is signed in and has locked the screen. */
export const lockRoutes: RouteObject[] = [{ lazy: layout, children: [{ path: lockPath, lazy: lockPage }] }];
/** Before it is needed: a lock must not wait for a connection. */
export const fetchLockPage = (): Promise<unknown> => Promise.all([layout(), lockPage()]);
