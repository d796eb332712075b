import { Database } from '@bellbird/database';
import { Background } from '@bellbird/service-host';
import { Module } from '@nestjs/common';
import { addUpCounters } from './contact/count-contacts.js';
import { FreezeLoop } from './freeze/freeze-loop.js';
import { FreezeWorker } from './freeze/freeze-worker.js';
import { forgetFormerContacts } from './opt-out/forget-former-contacts.js';

@Module({ providers: [FreezeLoop, FreezeWorker] })
export class ContactsModule {
  constructor(background: Background, db: Database) {
    background.every('contact counters', 10_000, async () => void (await addUpCounters(db)));
    background.every('former contacts', 3_600_000, async () => void (await forgetFormerContacts(db)));
  }
}
