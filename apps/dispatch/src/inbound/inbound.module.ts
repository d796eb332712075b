import { Feature } from '@bellbird/service-host';
import { inboundSmsResource } from './inbound-sms.resource.js';

@Feature({ resources: [inboundSmsResource] })
export class InboundModule {}
