import { Database } from '@bellbird/database';
import { Background, type Clock, CLOCK, Peers } from '@bellbird/service-host';
import { Module } from '@nestjs/common';
import { ConsentBook } from './consent/consent-book.js';
import { addUpCounters } from './contact/count-contacts.js';
import { FreezeLoop } from './freeze/freeze-loop.js';
import { FreezeResolver } from './freeze/freeze.resolver.js';
import { FreezeWorker } from './freeze/freeze-worker.js';
import { forgetFormerContacts } from './opt-out/forget-former-contacts.js';
import { OptOut } from './opt-out/opt-out.js';
import { OptOutResolver } from './opt-out/opt-out.resolver.js';

@Module({
  providers: [
    FreezeLoop, FreezeResolver, FreezeWorker, OptOut, OptOutResolver,
    { provide: ConsentBook, inject: [Peers, CLOCK], useFactory: (peers: Peers, clock: Clock) => new ConsentBook(peers, clock) },
  ],
})
export class ContactsModule {
  constructor(background: Background, db: Database) {
    background.every('contact counters', 10_000, async () => void (await addUpCounters(db)));
    background.every('former contacts', 3_600_000, async () => void (await forgetFormerContacts(db)));
  }
}
