import { Feature, readSdl } from '@bellbird/service-host';
import { LiveModule } from '../live/live.module.js';
import { PeersModule } from '../peers/peers.module.js';
import { AccountSettingsResolver } from './account-settings.resolver.js';
import { SettingsResolver } from './settings.resolver.js';
import { WaitingListSettings } from './waiting-list-settings.js';

@Feature({
  imports: [LiveModule, PeersModule],
  sdl: readSdl(import.meta.url, 'settings.graphql'),
  providers: [WaitingListSettings, AccountSettingsResolver, SettingsResolver],
})
export class SettingsModule {}
