import { Feature } from '@bellbird/service-host';
import { JwksController } from './jwks.controller.js';
import { SessionResolver } from './session.resolver.js';
import { Sessions } from './sessions.js';
import { SigningKeys } from './signing-keys.js';

@Feature({
  controllers: [JwksController],
  providers: [SessionResolver, Sessions, SigningKeys],
  exports: [Sessions],
})
export class SessionModule {}
