import { LimitsModule } from '@bellbird/limits';
import { Feature, readSdl } from '@bellbird/service-host';
import { CompleteFile } from './complete-file.js';
import { CreateFile } from './create-file.js';
import { FileClaims } from './file-claims.js';
import { FilesResolver } from './files.resolver.js';
import { MediaRoute } from './media-route.js';
import { PublishImage } from './publish-image.js';
import { StoredFiles } from './stored-files.js';
import { SweepFiles } from './sweep-files.js';

@Feature({
  imports: [LimitsModule],
  sdl: readSdl(import.meta.url, 'files.graphql'),
  providers: [CreateFile, CompleteFile, StoredFiles, FileClaims, PublishImage, SweepFiles, MediaRoute, FilesResolver],
  exports: [PublishImage],
})
export class FilesModule {}
