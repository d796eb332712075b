import { defineService } from '@bellbird/service-host';
import { AttributeModule } from './attribute/attribute.module.js';
import { AudienceModule } from './audience/audience.module.js';
import { BusinessModule } from './business/business.module.js';
import { ByDateModule } from './by-date/by-date.module.js';
import { ConsentModule } from './consent/consent.module.js';
import { ContactModule } from './contact/contact.module.js';
import { contactsConfig } from './contacts.config.js';
import { migrations } from './database/migrations/index.js';
import { FiguresModule } from './figures/figures.module.js';
import { FreezeModule } from './freeze/freeze.module.js';
import { ImportModule } from './import/import.module.js';
import { OptOutModule } from './opt-out/opt-out.module.js';
import { SegmentModule } from './segment/segment.module.js';
import { SharingModule } from './sharing/sharing.module.js';
import { TagModule } from './tag/tag.module.js';
import { TimelineModule } from './timeline/timeline.module.js';

/** Events go out: recipients.page, recipients.frozen, consent.decided, export.completed and export.failed. */
export const contactsService = defineService({
  name: 'contacts',
  config: contactsConfig,
  imports: [
    ContactModule,
    AttributeModule,
    TagModule,
    SegmentModule,
    AudienceModule,
    ConsentModule,
    FreezeModule,
    ByDateModule,
    BusinessModule,
    FiguresModule,
    OptOutModule,
    ImportModule,
    SharingModule,
    TimelineModule,
  ],
  migrations,
  // An import holds one connection of the system's for its COPY.
  connections: { app: 10, system: 6 },
});
