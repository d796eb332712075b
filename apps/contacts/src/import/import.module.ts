import { Feature, readSdl } from '@bellbird/service-host';
import { PeersModule } from '../peers/peers.module.js';
import { ForgetOldImports } from './forget-old-imports.js';
import { ImportWorker } from './import-worker.js';
import { ImportResolver } from './import.resolver.js';
import { UploadController } from './upload/upload.controller.js';

@Feature({
  imports: [PeersModule],
  sdl: readSdl(import.meta.url, 'import.graphql'),
  controllers: [UploadController],
  providers: [ForgetOldImports, ImportResolver, ImportWorker],
})
export class ImportModule {}
