import { Feature } from '@bellbird/service-host';
import { InboundSmsHooks } from './inbound-sms.hooks.js';
import { inboundSmsResource } from './inbound-sms.resource.js';

@Feature({ resources: [inboundSmsResource], providers: [InboundSmsHooks] })
export class InboundModule {}
