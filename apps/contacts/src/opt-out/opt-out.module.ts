import { Feature, readSdl } from '@bellbird/service-host';
import { ConsentModule } from '../consent/consent.module.js';
import { PeersModule } from '../peers/peers.module.js';
import { ForgetFormerContacts } from './forget-former-contacts.js';
import { OptOut } from './opt-out.js';
import { OptOutResolver } from './opt-out.resolver.js';

@Feature({
  imports: [ConsentModule, PeersModule],
  sdl: readSdl(import.meta.url, 'opt-out.graphql'),
  providers: [ForgetFormerContacts, OptOut, OptOutResolver],
})
export class OptOutModule {}
