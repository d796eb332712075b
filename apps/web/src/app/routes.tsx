import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { billingRoutes } from '../features/billing/billing.routes';
import { callerIdsRoutes } from '../features/caller-ids/caller-ids.routes';
import { campaignsRoutes } from '../features/campaigns/campaigns.routes';
import { contactImportRoutes } from '../features/contact-import/contact-import.routes';
import { contactsRoutes } from '../features/contacts/contacts.routes';
import { homeRoutes } from '../features/home/home.routes';
import { inboundRoutes } from '../features/inbound/inbound.routes';
import { publicAccountRoutes } from '../features/public-account/public-account.routes';
import { smsTemplatesRoutes } from '../features/sms-templates/sms-templates.routes';
import { RouteError } from './route-error';
import { GuestsOnly, SignedInOnly } from './guards';
import { PageLoading } from './page-loading';

/** Every address of the client and who may open it: composition only, each feature names its own pages. */
export const routes: RouteObject[] = [
  {
    element: <Outlet />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <PageLoading />,
    children: [
      { path: '/', element: <Navigate to="/home" replace /> },
      { element: <GuestsOnly />, children: publicAccountRoutes },
      {
        element: <SignedInOnly />,
        children: [
          {
            lazy: () => import('./shell/shell'),
            children: [...homeRoutes, ...campaignsRoutes, ...inboundRoutes, ...smsTemplatesRoutes, ...callerIdsRoutes, ...contactImportRoutes, ...contactsRoutes, ...billingRoutes],
          },
        ],
      },
      { path: '*', lazy: () => import('./not-found-page') },
    ],
  },
];
