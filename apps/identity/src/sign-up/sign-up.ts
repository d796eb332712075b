import { Inject, Injectable } from '@nestjs/common';
import { Allowance, callerOf } from '@bellbird/limits';
import { CONFIG, validated, Work, type GraphContext } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import { signUpsWithheld } from '../mail/asked-mail-kinds.js';
import { AskedMails } from '../mail/asked-mails.js';
import { Passwords } from '../password/passwords.js';
import type { SignedUp } from '../schema.generated.js';
import { authUserOf } from '../user/user.js';
import { newOwner, phoneOf, registerBusiness } from './register-business.js';
import { SignUpDoor } from './sign-up-door.js';
import { SignUpInput } from './sign-up-input.js';

/** A business signs up with its first owner. */
@Injectable()
export class SignUp {
  constructor(
    private readonly work: Work,
    private readonly passwords: Passwords,
    private readonly allowance: Allowance,
    private readonly mails: AskedMails,
    private readonly door: SignUpDoor,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /**
   * Answers the same whether the e-mail is new or taken: its owner alone learns that, by mail. It also answers the same,
   * and does nothing, if the caller has made his sign-ups of the hour. @throws 400 by field, 403 while sign-up is closed, 429.
   */
  async execute(raw: unknown, context: GraphContext): Promise<SignedUp> {
    const input = await validated(SignUpInput, raw);
    await this.door.assertOpen();
    const phone = phoneOf(input);
    // A caller over his limit costs no hash. He may notice by the time; it tells him nothing about others.
    const caller = callerOf(context.remoteAddress);
    const isAllowed = await this.allowance.takes('sign-ups', caller, this.config.signUpsHourlyMost);
    if (!isAllowed) signUpsWithheld.inc();
    const passwordHash = isAllowed ? await this.passwords.hash(input.password, context.remoteAddress) : '';
    const user = newOwner(input, { email: input.email, passwordHash, status: 'email-not-verified' });
    return this.work.changeAsSystem(context, async (tx) => {
      if (isAllowed) {
        const isNew = await registerBusiness(tx, user, input, phone);
        await this.mails.note(tx, isNew ? 'sign-up' : 'sign-up-taken', user.email);
      }
      return { user: authUserOf(user) };
    });
  }
}
