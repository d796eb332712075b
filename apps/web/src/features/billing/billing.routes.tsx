import type { RouteObject } from 'react-router-dom';
import { ToAddress } from './to-address';

const topUp = () => import('./top-up/top-up-page');

/** Spec point 2: billing and, of purchases, what tops up; the mobile addresses lead to the same pages. */
export const billingRoutes: RouteObject[] = [
  { path: '/billing', lazy: topUp },
  { path: '/billing/payment-methods', lazy: () => import('./cards/payment-methods-page') },
  { path: '/billing/history', lazy: () => import('./history-page') },
  { path: '/pages/invoice', lazy: () => import('./receipt/receipt-page') },
  ...[
    '/billing/top-up',
    '/purchases',
    '/purchases/manage-top-ups',
    '/purchases/manage-top-ups/top-up-account',
    '/purchases-mobile/manage-top-ups/top-up-account',
  ].map((path) => ({ path, element: <ToAddress to="/billing" /> })),
  { path: '/billing-mobile/payment-methods', element: <ToAddress to="/billing/payment-methods" /> },
  { path: '/billing-mobile/history', element: <ToAddress to="/billing/history" /> },
];
