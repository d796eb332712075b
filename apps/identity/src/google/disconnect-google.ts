import { Injectable } from '@nestjs/common';
import type { Actor } from '@bellbird/auth';
import { wrongState } from '@bellbird/errors';
import { Work, type GraphContext } from '@bellbird/service-host';
import { mailTo } from '../mail/mail-to.js';
import type { AuthUser } from '../schema.generated.js';
import { authUserOf } from '../user/user.js';
import { lockUser, userOf } from '../user/user.repository.js';
import { unlinkAccount } from './google-links.js';

/** Takes the link with Google away, of who can sign in without it. */
@Injectable()
export class DisconnectGoogle {
  constructor(private readonly work: Work) {}

  /** The same again changes nothing. @throws 409 without a password. */
  execute({ userId }: Actor, context: GraphContext): Promise<AuthUser> {
    return this.work.change(context, async (tx) => {
      await lockUser(tx, userId);
      const user = await userOf(tx, userId);
      if (user.passwordHash === null) throw wrongState('Choose a password first.');
      const unlinked = await unlinkAccount(tx, user, context.remoteAddress);
      if (unlinked === null) return authUserOf(user);
      await mailTo(tx, unlinked, 'google-unlinked', { googleEmail: user.googleEmail ?? '' });
      return authUserOf(unlinked);
    });
  }
}
