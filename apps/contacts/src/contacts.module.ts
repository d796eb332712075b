import { Inject, Module } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { Background, STORAGE } from '@bellbird/service-host';
import type { Storage } from '@bellbird/storage';
import { AttributeHooks } from './attribute/attribute.hooks.js';
import { AudienceHooks } from './audience/audience.hooks.js';
import { ConsentBook } from './consent/consent-book.js';
import { ContactHooks } from './contact/contact.hooks.js';
import { addUpCounters } from './contact/count-contacts.js';
import { TagManyResolver } from './contact/tag-many/tag-many.resolver.js';
import { FreezeLoop } from './freeze/freeze-loop.js';
import { FreezeWorker } from './freeze/freeze-worker.js';
import { forgetOldImports } from './import/forget-old-imports.js';
import { ImportLoop } from './import/import-loop.js';
import { ImportWorker } from './import/import-worker.js';
import { UploadController } from './import/upload/upload.controller.js';
import { forgetFormerContacts } from './opt-out/forget-former-contacts.js';
import { SegmentHooks } from './segment/segment.hooks.js';

@Module({
  controllers: [UploadController],
  providers: [
    AttributeHooks,
    AudienceHooks,
    ConsentBook,
    ContactHooks,
    FreezeLoop,
    FreezeWorker,
    ImportLoop,
    ImportWorker,
    SegmentHooks,
    TagManyResolver,
  ],
})
export class ContactsModule {
  constructor(background: Background, db: Database, @Inject(STORAGE) storage: Storage) {
    background.every('contact counters', 10_000, async () => void (await addUpCounters(db)));
    background.every('former contacts', 3_600_000, async () => void (await forgetFormerContacts(db)));
    background.every('old imports', 3_600_000, () => forgetOldImports(db, storage));
  }
}
