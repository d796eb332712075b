import { Feature, readSdl } from '@bellbird/service-host';
import { PeersModule } from '../peers/peers.module.js';
import { BeginFreeze } from './begin-freeze.js';
import { FreezeWorker } from './freeze-worker.js';
import { FreezeResolver } from './freeze.resolver.js';
import { leftOutFile } from './left-out/left-out-file.js';
import { StopFreeze } from './stop-freeze.js';

@Feature({
  exporters: [leftOutFile],
  imports: [PeersModule],
  sdl: readSdl(import.meta.url, 'freeze.graphql'),
  providers: [BeginFreeze, FreezeResolver, FreezeWorker, StopFreeze],
})
export class FreezeModule {}
