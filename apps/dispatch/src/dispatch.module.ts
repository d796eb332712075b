import { jobSchema } from '@bellbird/resource-kit';
import { defineService } from '@bellbird/service-host';
import { CampaignModule } from './campaign/campaign.module.js';
import { ConsentModule } from './consent/consent.module.js';
import { ConversationModule } from './conversation/conversation.module.js';
import { migrations } from './database/migrations/index.js';
import { dispatchConfig } from './dispatch.config.js';
import { EngagementModule } from './engagement/engagement.module.js';
import { InboundModule } from './inbound/inbound.module.js';
import { IntakeModule } from './intake/intake.module.js';
import { LinksModule } from './links/links.module.js';
import { RecipientsModule } from './recipients/recipients.module.js';
import { SendingModule } from './sending/sending.module.js';
import { TimelineModule } from './timeline/timeline.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

export { textsRealPhones } from './channels/sms/twilio/twilio-settings.js';
export { dispatchWebhooks } from './webhooks/webhooks.module.js';

/**
 * Events go out: recipients.stored, slice.settled, sending.finished/held/resumed, receipts.applied, consent.recorded,
 * inbound.received, export.completed and export.failed. A reaction only writes down what it heard; what sends runs beside
 * it, woken after the commit.
 */
export const dispatchService = defineService({
  name: 'dispatch',
  config: dispatchConfig,
  imports: [
    CampaignModule,
    ConsentModule,
    ConversationModule,
    EngagementModule,
    RecipientsModule,
    InboundModule,
    IntakeModule,
    LinksModule,
    SendingModule,
    TimelineModule,
    WebhooksModule,
  ],
  migrations: [...migrations, { name: '0013-jobs', up: jobSchema }],
  connections: { app: 10, system: 8 },
});
