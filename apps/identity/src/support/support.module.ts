import { Feature, readSdl } from '@bellbird/service-host';
import { SessionModule } from '../session/session.module.js';
import { StartSupportSession } from './start-support-session.js';
import { SupportAccess } from './support-access.js';
import { SupportResolver } from './support.resolver.js';

@Feature({
  imports: [SessionModule],
  providers: [StartSupportSession, SupportAccess, SupportResolver],
  sdl: readSdl(import.meta.url, 'support.graphql'),
})
export class SupportModule {}
