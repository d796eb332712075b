import { Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { ProductError } from '@bellbird/errors';
import { Attempts } from '@bellbird/limits';
import type { GraphContext } from '@bellbird/service-host';
import { AccessBook } from '../access/access-book.js';
import { EmailCodes } from '../mail/email-codes.js';
import { Devices } from '../security/devices.js';
import { rememberAddress } from '../session/remember-address.js';
import { Sessions, type SignedIn } from '../session/sessions.js';
import { emailKey } from '../user/email-key.js';
import { findByEmail, userOf } from '../user/user.repository.js';

/** The code that came by e-mail proves the address and signs its owner in. */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly db: Database,
    private readonly codes: EmailCodes,
    private readonly access: AccessBook,
    private readonly sessions: Sessions,
    private readonly attempts: Attempts,
    private readonly devices: Devices,
  ) {}

  /** @throws 400 invalid-code: wrong, used, too old, too often tried, unknown address; 429. */
  async execute(email: string, code: string, context: GraphContext): Promise<SignedIn> {
    const key = `code:${emailKey(email)}`;
    await this.attempts.begin(key);
    const answer = await this.db.system(async (tx) => {
      const user = await findByEmail(tx, email);
      if (user === null || !(await this.codes.use(tx, user.id, code))) return null;
      // A code that is left over from before is no way around the second step.
      if (user.hasTwoFactor) return null;
      if (user.status === 'email-not-verified') await this.access.change(tx, user.id, { status: 'active' });
      await rememberAddress(tx, user, context.remoteAddress);
      await this.devices.see(tx, user, context, { isLogIn: false });
      return this.sessions.begin(tx, await userOf(tx, user.id), context, 'sign-up');
    });
    if (answer === null) throw new ProductError('invalid-code');
    await this.attempts.succeeded(key);
    return answer;
  }
}
