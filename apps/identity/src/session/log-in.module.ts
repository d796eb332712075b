import { Feature } from '@bellbird/service-host';
import { DevicesModule } from '../security/devices.module.js';
import { TwoFactorModule } from '../two-factor/two-factor.module.js';
import { LogIn } from './log-in.js';
import { SecondSteps } from './second-steps.js';
import { SessionModule } from './session.module.js';

/** What every door of a log-in leads to. */
@Feature({
  imports: [DevicesModule, SessionModule, TwoFactorModule],
  providers: [LogIn, SecondSteps],
  exports: [LogIn, SecondSteps],
})
export class LogInModule {}
