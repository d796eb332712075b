import { LimitsModule } from '@bellbird/limits';
import { Feature, readSdl } from '@bellbird/service-host';
import { AccessModule } from '../access/access.module.js';
import { PasswordModule } from '../password/password.module.js';
import { SessionModule } from '../session/session.module.js';
import { Enrolment } from './enrolment.js';
import { TurnOff } from './turn-off.js';
import { TwoFactorModule } from './two-factor.module.js';
import { TwoFactorResolver } from './two-factor.resolver.js';

@Feature({
  imports: [AccessModule, LimitsModule, PasswordModule, SessionModule, TwoFactorModule],
  sdl: readSdl(import.meta.url, 'two-factor.graphql'),
  providers: [Enrolment, TurnOff, TwoFactorResolver],
})
export class TwoFactorOperationsModule {}
