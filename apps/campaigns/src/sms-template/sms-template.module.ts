import { Feature, readSdl } from '@bellbird/service-host';
import { PeersModule } from '../peers/peers.module.js';
import { DuplicateTemplate } from './duplicate-template.js';
import { PreviewTemplate } from './preview-template.js';
import { SmsTemplateHooks } from './sms-template.hooks.js';
import { SmsTemplateResolver } from './sms-template.resolver.js';
import { smsTemplateResource } from './sms-template.resource.js';

@Feature({
  imports: [PeersModule],
  resources: [smsTemplateResource],
  sdl: readSdl(import.meta.url, 'sms-template.graphql'),
  providers: [SmsTemplateHooks, DuplicateTemplate, PreviewTemplate, SmsTemplateResolver],
})
export class SmsTemplateModule {}
