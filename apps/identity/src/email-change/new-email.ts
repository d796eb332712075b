import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { recordAudit, type AuditActor } from '@bellbird/resource-kit';
import { CONFIG } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import { mailTo } from '../mail/mail-to.js';
import { hashOf, newToken } from '../secrets/tokens.js';
import { Sessions } from '../session/sessions.js';
import type { User } from '../user/user.js';
import { userOf } from '../user/user.repository.js';

const undoDays = 7;

/** Who asked, from where; `sessionId` stays, all other sessions end. */
export interface AskedBy {
  sessionId: string | null;
  address: string;
}

/** What it means that an account has another address. Common to the code, the link, and the way back. */
@Injectable()
export class NewEmail {
  constructor(
    private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** The account, which is locked, has the address from here on; who had the old one may take it back for seven days. @throws unique violation */
  async give(tx: Tx, before: User, email: string, by: AskedBy): Promise<User> {
    const version = await this.put(tx, before.id, email);
    const link = newToken();
    await tx.execute(
      `insert into email_undo (undo_hash, tenant_id, account_id, old_email, account_version, undo_until)
       values ($1, $2, $3, $4, $5, now() + make_interval(days => $6))`,
      [hashOf(link), before.tenantId, before.id, before.email, version, undoDays],
    );
    await this.sessions.endOthers(tx, before.id, by.sessionId, 'email changed');
    await mailTo(tx, before, 'email-changed', {
      newEmail: email,
      link: `${this.config.publicUrl}/links/undo-email/${link}`,
    });
    await this.record(tx, before, 'email.changed', version, by);
    return userOf(tx, before.id);
  }

  /** Gives the old address back where it is free, and ends every session either way. @throws unique violation */
  async giveBack(tx: Tx, before: User, email: string | null, by: AskedBy): Promise<void> {
    const version = await this.put(tx, before.id, email ?? before.email);
    await this.sessions.endOthers(tx, before.id, null, 'email change undone');
    await this.record(tx, before, 'email.change-undone', version, by);
  }

  /** What was mailed to the address of before opens nothing any more. */
  private async put(tx: Tx, id: string, email: string): Promise<string> {
    const [row] = await tx.query<{ version: string }>(
      'update account set email = $2, version = version + 1, updated_at = now() where id = $1 returning version',
      [id, email],
    );
    await tx.execute('delete from email_change where account_id = $1', [id]);
    await tx.execute('delete from password_reset where account_id = $1', [id]);
    await tx.execute('delete from email_code where account_id = $1', [id]);
    return row!.version;
  }

  /** The trail says that the address changed, and no address: it is kept for longer than a removed person's may be. */
  private async record(
    tx: Tx,
    { id, tenantId, firstName, lastName }: User,
    action: 'email.changed' | 'email.change-undone',
    nth: string,
    { address }: AskedBy,
  ): Promise<void> {
    const actor: AuditActor = { kind: 'user', userId: id, tenantId, address };
    const subject = { type: 'user', id, name: `${firstName} ${lastName}`.trim() };
    await recordAudit(tx, actor, { action, nth, subject, changes: { email: [null, null] } });
  }
}
