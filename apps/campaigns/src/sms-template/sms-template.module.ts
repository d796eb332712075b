import { Feature } from '@bellbird/service-host';
import { ClientsModule } from '../clients.module.js';
import { SmsTemplateHooks } from './sms-template.hooks.js';
import { smsTemplateResource } from './sms-template.resource.js';

@Feature({
  imports: [ClientsModule],
  resources: [smsTemplateResource],
  providers: [SmsTemplateHooks],
})
export class SmsTemplateModule {}
