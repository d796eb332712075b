import type { INestApplicationContext } from '@nestjs/common';
import { describeMembers, jobSchema, resourceSdl, sharedSdl } from '@bellbird/resource-kit';
import { readSdl, type ServiceDefinition } from '@bellbird/service-host';
import { campaignResolvers } from './campaign/campaign.resolvers.js';
import { consentResolvers } from './consent/consent.resolvers.js';
import { migrations } from './database/migrations/index.js';
import { dispatchConfig } from './dispatch.config.js';
import { dispatchHandlers } from './dispatch.events.js';
import { DispatchModule } from './dispatch.module.js';
import { WEBHOOKS } from './dispatch.tokens.js';
import { inboundSmsResource } from './inbound/inbound-sms.resource.js';
import { recipientsResolvers } from './recipients/recipients.resolvers.js';
import type { WebhookListener } from './webhooks/webhook-listener.js';

export { textsRealPhones } from './channels/sms/twilio/twilio-settings.js';

export const dispatchService: ServiceDefinition = {
  name: 'dispatch',
  imports: [DispatchModule],
  typeDefs: [
    sharedSdl,
    describeMembers(
      readSdl(import.meta.url, 'campaign/campaign.graphql', 'consent/consent.graphql', 'recipients/recipients.graphql'),
      [inboundSmsResource],
    ),
    resourceSdl(inboundSmsResource),
  ].join('\n'),
  migrations: [...migrations, { name: '0013-jobs', up: jobSchema }],
  config: dispatchConfig,
  resources: [inboundSmsResource],
  resolvers: (db, work) => {
    const campaign = campaignResolvers(db, work);
    return {
      Query: { ...campaign.Query, ...recipientsResolvers(work).Query, ...consentResolvers(work).Query },
      Mutation: { ...campaign.Mutation, ...consentResolvers(work).Mutation },
    };
  },
  handlers: dispatchHandlers,
  connections: { app: 10, system: 8 },
};

/** `/webhooks/*` of the carriers on plain node:http, for a front of the same process. */
export function dispatchWebhooks(app: INestApplicationContext): (req: unknown, res: unknown) => void {
  return app.get<WebhookListener>(WEBHOOKS) as (req: unknown, res: unknown) => void;
}
