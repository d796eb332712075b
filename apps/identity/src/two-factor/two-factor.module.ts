import { Feature } from '@bellbird/service-host';
import { AccessModule } from '../access/access.module.js';
import { DevicesModule } from '../security/devices.module.js';
import { Authenticators } from './authenticators.js';
import { MailedCodes } from './mailed-codes.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactor } from './second-factor.js';
import { TwoFactorRecoveries } from './two-factor-recoveries.js';

/** The second factor of an account, for whatever asks for one. Its operations: `TwoFactorOperationsModule`. */
@Feature({
  imports: [AccessModule, DevicesModule],
  providers: [Authenticators, MailedCodes, RecoveryCodes, SecondFactor, TwoFactorRecoveries],
  exports: [Authenticators, MailedCodes, RecoveryCodes, SecondFactor, TwoFactorRecoveries],
})
export class TwoFactorModule {}
