import { Feature, readSdl } from '@bellbird/service-host';
import { ConsentModule } from '../consent/consent.module.js';
import { AddUpCounters } from './add-up-counters.js';
import { ContactByPhoneResolver } from './contact-by-phone.resolver.js';
import { ContactHooks } from './contact.hooks.js';
import { contactResource } from './contact.resource.js';
import { TagManyResolver } from './tag-many/tag-many.resolver.js';

@Feature({
  imports: [ConsentModule],
  resources: [contactResource],
  sdl: readSdl(import.meta.url, 'contact-by-phone.graphql', 'tag-many/tag-many.graphql'),
  providers: [AddUpCounters, ContactByPhoneResolver, ContactHooks, TagManyResolver],
})
export class ContactModule {}
