import { Feature } from '@bellbird/service-host';
import { AccessModule } from '../access/access.module.js';
import { DevicesModule } from '../security/devices.module.js';
import { JwksController } from './jwks.controller.js';
import { SessionResolver } from './session.resolver.js';
import { Sessions } from './sessions.js';
import { SigningKeys } from './signing-keys.js';

@Feature({
  imports: [AccessModule, DevicesModule],
  controllers: [JwksController],
  providers: [SessionResolver, Sessions, SigningKeys],
  exports: [Sessions],
})
export class SessionModule {}
