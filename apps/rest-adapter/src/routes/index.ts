import type { Route } from '../table/route.js';
import { authRoutes } from './auth.js';
import { attributeRoutes, audienceRoutes, contactRoutes, segmentRoutes, tagRoutes } from './contacts.js';
import { inboundSmsRoutes, notificationRoutes } from './notifications.js';
import { callerIdRoutes, smsCampaignRoutes, smsTemplateRoutes } from './sms-campaigns.js';
import { appServiceRoutes, tenantRoutes } from './tenants.js';
import { userRoutes } from './users.js';

/** The whole table: every call that is served, in the order of the documentation. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...userRoutes,
  ...tenantRoutes,
  ...appServiceRoutes,
  ...contactRoutes,
  ...attributeRoutes,
  ...tagRoutes,
  ...segmentRoutes,
  ...audienceRoutes,
  ...smsCampaignRoutes,
  ...smsTemplateRoutes,
  ...callerIdRoutes,
  ...inboundSmsRoutes,
  ...notificationRoutes,
];
