import { Navigate, type RouteObject } from 'react-router-dom';

export const smsTemplatesRoutes: RouteObject[] = [
  { path: '/sms-templates-tab', element: <Navigate to="/sms-templates" replace /> },
  { path: '/sms-templates/trash', lazy: () => import('./trash-page') },
  {
    path: '/sms-templates',
    lazy: () => import('./templates-page'),
    children: [
      {
        path: ':id',
        lazy: () => import('./templates-page').then(({ TemplateDrawer }) => ({ Component: TemplateDrawer })),
      },
    ],
  },
];
