import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { CONFIG } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import { hashOf, newToken } from '../secrets/tokens.js';
import type { User } from '../user/user.js';
import { lockUser } from '../user/user.repository.js';
import { mailTo } from './mail-to.js';

const validMinutes = 60;

/** Links to choose a new password. A link is good once, for an hour. The latest two of an account are good until one is used. */
@Injectable()
export class ResetLinks {
  constructor(@Inject(CONFIG) private readonly config: IdentityConfig) {}

  /** Mails a new link. The one before stays good, so that a stranger who asks for a link does not make the owner's worthless. */
  async send(tx: Tx, user: User): Promise<void> {
    const token = newToken();
    await lockUser(tx, user.id);
    await tx.execute(
      `delete from password_reset where account_id = $1 and token_hash not in (
         select token_hash from password_reset where account_id = $1 order by expires_at desc limit 1)`,
      [user.id],
    );
    await tx.execute(
      `insert into password_reset (token_hash, tenant_id, account_id, expires_at)
       values ($1, $2, $3, clock_timestamp() + make_interval(mins => $4))`,
      [hashOf(token), user.tenantId, user.id, validMinutes],
    );
    await mailTo(tx, user, 'reset-password', { link: `${this.config.publicUrl}/reset-password/${token}` });
  }

  /** Whose link it is. Null if it is unknown, used, too old, or of an account that is switched off. */
  async userOf(tx: Tx, token: string): Promise<string | null> {
    const [found] = await tx.query<{ id: string }>(
      `select a.id from password_reset r join account a on a.id = r.account_id
       where r.token_hash = $1 and r.used_at is null and r.expires_at > now() and a.status <> 'inactive'`,
      [hashOf(token)],
    );
    return found?.id ?? null;
  }

  /** Uses the link and with it all others of its account. Answers whose it was; null as above. */
  async use(tx: Tx, token: string): Promise<string | null> {
    const asked = await this.userOf(tx, token);
    if (asked === null) return null;
    // If two links are used at once, the second waits here and then finds that its link is gone.
    await lockUser(tx, asked);
    const userId = await this.userOf(tx, token);
    if (userId === null) return null;
    const hash = hashOf(token);
    await tx.execute('update password_reset set used_at = now() where token_hash = $1', [hash]);
    await tx.execute('delete from password_reset where account_id = $1 and token_hash <> $2', [userId, hash]);
    return userId;
  }
}
