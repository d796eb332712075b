import { Outlet, type RouteObject } from 'react-router-dom';
import { accountRoutes } from '../features/account/account.routes';
import { automationsRoutes } from '../features/automations/automations.routes';
import { billingRoutes } from '../features/billing/billing.routes';
import { callerIdsRoutes } from '../features/caller-ids/caller-ids.routes';
import { campaignAnalyticsRoutes } from '../features/campaign-analytics/campaign-analytics.routes';
import { campaignsRoutes } from '../features/campaigns/campaigns.routes';
import { composerRoutes } from '../features/composer/composer.routes';
import { contactAnalyticsRoutes } from '../features/contact-analytics/contact-analytics.routes';
import { contactImportRoutes } from '../features/contact-import/contact-import.routes';
import { contactsRoutes } from '../features/contacts/contacts.routes';
import { customFieldsRoutes } from '../features/custom-fields/custom-fields.routes';
import { helpRoutes } from '../features/help/help.routes';
import { homeRoutes } from '../features/home/home.routes';
import { inboundRoutes } from '../features/inbound/inbound.routes';
import { notificationsRoutes } from '../features/notifications/notifications.routes';
import { platformRoutes } from '../features/platform/platform.routes';
import {
  guestAccountRoutes,
  lockRoutes,
  openAccountRoutes,
  termsRoutes,
} from '../features/public-account/public-account.routes';
import { publicOptOutRoutes } from '../features/public-opt-out/public-opt-out.routes';
import { publicWaitingListRoutes } from '../features/public-waiting-list/public-waiting-list.routes';
import { securityRoutes } from '../features/security/security.routes';
import { smsTemplatesRoutes } from '../features/sms-templates/sms-templates.routes';
import { tagsRoutes } from '../features/tags/tags.routes';
import { usersRoutes } from '../features/users/users.routes';
import { waitingListRoutes } from '../features/waiting-list/waiting-list.routes';
import { AdminsOnly, GuestsOnly, LockedOnly, MerchantsOnly, sendGuestsToLogin, SignedInOnly, Start } from './guards';
import { PageLoading } from './page-loading';
import { RouteError } from './route-error';

/** A build leaves these out, and so do the specs, which no bundler serves. */
const inDevelopment: RouteObject[] = import.meta.env?.DEV
  ? [
      { path: '/pages/primitives', lazy: () => import('./primitives/primitives-page') },
      {
        path: '/pages/primitives/list',
        lazy: () => import('./primitives/list-sample'),
        children: [
          {
            path: ':id',
            lazy: () => import('./primitives/list-sample').then(({ RowDrawer }) => ({ Component: RowDrawer })),
          },
        ],
      },
      { path: '/pages/primitives/bin', lazy: () => import('./primitives/bin-sample') },
      { path: '/pages/primitives/detail', lazy: () => import('./primitives/detail-sample') },
    ]
  : [];

/** What is written and sent, and what comes back. */
const messaging = [
  ...campaignsRoutes,
  ...campaignAnalyticsRoutes,
  ...composerRoutes,
  ...inboundRoutes,
  ...smsTemplatesRoutes,
  ...automationsRoutes,
  ...callerIdsRoutes,
];
/** Whom it goes to. */
const audience = [
  ...contactsRoutes,
  ...contactImportRoutes,
  ...contactAnalyticsRoutes,
  ...tagsRoutes,
  ...customFieldsRoutes,
];
/** The business itself, and what is beside all of it. */
const business: RouteObject[] = [
  ...homeRoutes,
  ...notificationsRoutes,
  ...waitingListRoutes,
  ...billingRoutes,
  ...accountRoutes,
  { path: '/pages/search', lazy: () => import('./shell/search/search-page') },
];

/** Every address of the client and who may open it: composition only, each feature names its own pages. */
export const routes: RouteObject[] = [
  {
    element: <Outlet />,
    errorElement: <RouteError isWhole />,
    hydrateFallbackElement: <PageLoading />,
    children: [
      { path: '/', element: <Start /> },
      { element: <GuestsOnly />, children: guestAccountRoutes },
      ...openAccountRoutes,
      ...publicOptOutRoutes,
      ...publicWaitingListRoutes,
      { element: <SignedInOnly beforeTerms />, children: termsRoutes },
      { element: <LockedOnly />, children: lockRoutes },
      { path: '/not-authorized', lazy: () => import('./not-authorized-page') },
      { path: '/pages/comingsoon', lazy: () => import('./coming-soon-page') },
      { path: '/pages/error-404', lazy: () => import('./not-found-page') },
      { path: '/pages/error-500', lazy: () => import('./error-500-page') },
      { path: '/pages/maintenance', lazy: () => import('./maintenance-page') },
      ...inDevelopment,
      {
        element: <SignedInOnly />,
        // Before any code of the pages is waited for; the element follows what happens later.
        middleware: [sendGuestsToLogin],
        children: [
          {
            lazy: () => import('./shell/shell'),
            children: [
              {
                // Below the shell: a page that breaks leaves the menu around it.
                errorElement: <RouteError />,
                children: [
                  // For a business's people and for the platform's admins alike.
                  ...usersRoutes,
                  ...securityRoutes,
                  ...helpRoutes,
                  {
                    element: <MerchantsOnly />,
                    children: [...messaging, ...audience, ...business],
                  },
                  { element: <AdminsOnly />, children: platformRoutes },
                ],
              },
            ],
          },
        ],
      },
      { path: '*', lazy: () => import('./not-found-page') },
    ],
  },
];
