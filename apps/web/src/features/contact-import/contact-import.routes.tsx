import type { RouteObject } from 'react-router-dom';

export const contactImportRoutes: RouteObject[] = [
  { path: '/contacts/import', lazy: () => import('./import-page') },
  { path: '/contacts/import/:jobId', lazy: () => import('./job/job-page') },
];
