import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import type { GraphContext } from '@bellbird/service-host';
import { AccessBook } from '../access/access-book.js';
import { mailTo } from '../mail/mail-to.js';
import { Sessions } from '../session/sessions.js';
import type { User } from '../user/user.js';
import { changeUser } from '../user/user.repository.js';
import { linkAccount } from './google-links.js';
import type { Vouched } from './google-proofs.js';

/**
 * An account whose address nobody had proved, when Google vouches for the address. Its password may be somebody else's who
 * lies in wait, so it is thrown away with all that was mailed, and only then is the account its owner's.
 */
@Injectable()
export class TakeOver {
  constructor(
    private readonly access: AccessBook,
    private readonly sessions: Sessions,
  ) {}

  async execute(tx: Tx, user: User, vouched: Vouched, { remoteAddress }: GraphContext): Promise<User> {
    await changeUser(tx, user.id, { passwordHash: null });
    for (const table of ['email_code', 'password_reset', 'known_address'])
      await tx.execute(`delete from ${table} where account_id = $1`, [user.id]);
    await this.sessions.endOthers(tx, user.id, null, 'address proved');
    await this.access.change(tx, user.id, { status: 'active' });
    const linked = await linkAccount(tx, user, vouched, remoteAddress);
    await mailTo(tx, linked, 'google-linked', { googleEmail: vouched.email });
    return linked;
  }
}
