import { Injectable } from '@nestjs/common';
import type { Actor } from '@bellbird/auth';
import { Database, isUniqueViolation, type Tx } from '@bellbird/database';
import { ProductError } from '@bellbird/errors';
import { Attempts } from '@bellbird/limits';
import { Work, type GraphContext } from '@bellbird/service-host';
import type { AuthUser } from '../schema.generated.js';
import { hashOf } from '../secrets/tokens.js';
import { authUserOf, type User } from '../user/user.js';
import { lockUser, userOf } from '../user/user.repository.js';
import { EmailChangeMails } from './email-change-mails.js';
import { NewEmail, type AskedBy } from './new-email.js';

const mostTries = 5;

/** The code or the link of the mail to the new address. Each is good once, for an hour; the code stands five tries. */
@Injectable()
export class ConfirmEmailChange {
  constructor(
    private readonly db: Database,
    private readonly work: Work,
    private readonly attempts: Attempts,
    private readonly mails: EmailChangeMails,
    private readonly newEmail: NewEmail,
  ) {}

  /** @throws 400 invalid-code: wrong, used, too old, too often tried, or the address has become somebody's; 429. */
  async byCode({ userId, tenantId, sessionId }: Actor, code: string, context: GraphContext): Promise<AuthUser> {
    const by: AskedBy = { sessionId, address: context.remoteAddress };
    try {
      return await this.work.changeAfter(
        context,
        () => this.tryCode(userId, tenantId, code),
        async (tx, linkHash) => {
          const user = linkHash === null ? null : await this.use(tx, linkHash, by);
          if (user === null) throw invalidCode();
          return authUserOf(user);
        },
      );
    } catch (error) {
      if (isUniqueViolation(error)) throw invalidCode();
      throw error;
    }
  }

  /** Answers whether it was good. `by`: who holds the link, which is proof enough. */
  async byLink(token: string, by: AskedBy & { userId: string | null }): Promise<boolean> {
    try {
      return await this.db.system(async (tx) => {
        const linkHash = hashOf(token);
        const [row] = await tx.query<{ id: string }>('select account_id as id from email_change where link_hash = $1', [
          linkHash,
        ]);
        // Somebody else's session, in the browser that opened the link, is none of this account's.
        const sessionId = row?.id === by.userId ? by.sessionId : null;
        return (await this.use(tx, linkHash, { ...by, sessionId })) !== null;
      });
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  /** Counts the try whatever comes of it; answers the hash of the link beside the code, null where the code is wrong. */
  private async tryCode(userId: string, tenantId: string, code: string): Promise<Buffer | null> {
    let linkHash: Buffer | null = null;
    await this.attempts.judge([`email-change:${userId}`], async () => {
      const [row] = await this.db.tenant(tenantId, (tx) =>
        tx.query<{ code: Buffer; link: Buffer }>(
          `update email_change set tries = tries + 1 where account_id = $1 and tries < $2 and expires_at > now()
           returning code_hash as code, link_hash as link`,
          [userId, mostTries],
        ),
      );
      if (row !== undefined && this.mails.isCode(userId, row.code, code)) linkHash = row.link;
      return linkHash !== null;
    });
    return linkHash;
  }

  /** Uses what was mailed; null where it is gone. Of two at once the second waits for the account, and finds nothing. */
  private async use(tx: Tx, linkHash: Buffer, by: AskedBy): Promise<User | null> {
    const [asked] = await tx.query<{ id: string }>('select account_id as id from email_change where link_hash = $1', [
      linkHash,
    ]);
    if (asked === undefined) return null;
    await lockUser(tx, asked.id);
    const [change] = await tx.query<{ email: string }>(
      `delete from email_change where link_hash = $1 and expires_at > now() and mail_due_at is null returning new_email as email`,
      [linkHash],
    );
    if (change === undefined) return null;
    const user = await userOf(tx, asked.id);
    return user.status === 'active' ? this.newEmail.give(tx, user, change.email, by) : null;
  }
}

const invalidCode = (): ProductError =>
  new ProductError('invalid-code', 'Invalid security code. You can request a new one.');
