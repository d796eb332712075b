import { Feature, readSdl } from '@bellbird/service-host';
import { SessionModule } from '../session/session.module.js';
import { TwoFactorModule } from '../two-factor/two-factor.module.js';
import { LogIns } from './log-ins.js';
import { SecurityResolver } from './security.resolver.js';

@Feature({
  imports: [SessionModule, TwoFactorModule],
  sdl: readSdl(import.meta.url, 'security.graphql'),
  providers: [LogIns, SecurityResolver],
})
export class SecurityModule {}
