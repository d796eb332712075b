import type { GraphQLSchema } from 'graphql';
import type { Route } from '../table/route.js';
import { authRoutes } from './auth.js';
import { automationRoutes } from './automations.js';
import { attributeRoutes, contactRoutes } from './contacts.js';
import { conversationRoutes } from './conversations.js';
import { declaredResources } from './declared-resources.js';
import { fileRoutes } from './files.js';
import { notificationRoutes } from './notifications.js';
import { ownAccountRoutes } from './own-account.js';
import { resourceRoutes } from './resource-routes.js';
import { smsCampaignRoutes } from './sms-campaigns.js';
import { smsTemplateRoutes } from './sms-templates.js';
import { appServiceRoutes, tenantRoutes } from './tenants.js';
import { merchantRoutes, userRoutes } from './users.js';
import { waitingListRoutes, waitingListSettingsRoutes } from './waiting-list.js';

/** Calls beside the generic ones, by heading, in the order of the documentation. */
const own: Readonly<Record<string, readonly Route[]>> = {
  auth: authRoutes,
  users: [...userRoutes, ...ownAccountRoutes],
  tenants: [...tenantRoutes, ...waitingListSettingsRoutes],
  files: fileRoutes,
  'app-services': appServiceRoutes,
  contacts: contactRoutes,
  attributes: attributeRoutes,
  tags: [],
  segments: [],
  audiences: [],
  'sms-campaigns': smsCampaignRoutes,
  'sms-templates': smsTemplateRoutes,
  automations: automationRoutes,
  'caller-ids': [],
  conversations: conversationRoutes,
  'inbound-sms': [],
  'waiting-list': waitingListRoutes,
  notifications: notificationRoutes,
  'users/merchants': merchantRoutes,
};

/**
 * The whole table: every call that is served, in the order of the documentation. The generic calls follow from the
 * resources that the graph declares with `@rest`; a heading that is not listed above comes last.
 */
export function routesOf({ schema }: { schema: GraphQLSchema }): readonly Route[] {
  const generic = new Map(declaredResources(schema).map((each) => [each.base, resourceRoutes(each)]));
  const headings = new Set([...Object.keys(own), ...generic.keys()]);
  return [...headings].flatMap((heading) => [...(generic.get(heading) ?? []), ...(own[heading] ?? [])]);
}
