import { Feature } from '@bellbird/service-host';
import { LiveModule } from '../live/live.module.js';
import { PeersModule } from '../peers/peers.module.js';
import { SeekContacts } from './seek-contacts.js';

@Feature({ imports: [LiveModule, PeersModule], providers: [SeekContacts] })
export class ContactsModule {}
