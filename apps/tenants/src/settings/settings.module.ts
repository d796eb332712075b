import { Feature, readSdl } from '@bellbird/service-host';
import { LiveModule } from '../live/live.module.js';
import { PeersModule } from '../peers/peers.module.js';
import { appSetting } from './app-setting.resource.js';
import { AppSettings } from './app-settings.js';
import { businessSetting } from './business-setting.resource.js';
import { BusinessSettings } from './business-settings.js';
import { SettingsResolver } from './settings.resolver.js';

@Feature({
  imports: [LiveModule, PeersModule],
  resources: [businessSetting, appSetting],
  sdl: readSdl(import.meta.url, 'settings.graphql'),
  providers: [BusinessSettings, AppSettings, SettingsResolver],
  exports: [AppSettings],
})
export class SettingsModule {}
