import { Feature } from '@bellbird/service-host';
import { PeersModule } from '../peers/peers.module.js';
import { SmsTemplateHooks } from './sms-template.hooks.js';
import { smsTemplateResource } from './sms-template.resource.js';

@Feature({
  imports: [PeersModule],
  resources: [smsTemplateResource],
  providers: [SmsTemplateHooks],
})
export class SmsTemplateModule {}
