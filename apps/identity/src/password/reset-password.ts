import { createHash, randomBytes } from 'node:crypto';
import { Database, newId } from '@bellbird/database';
import { invalidInput, ProductError } from '@bellbird/errors';
import { emailRequested } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import { CONFIG } from '@bellbird/service-host';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityConfig } from '../identity.config.js';
import { Attempts } from '../limits/attempts.js';
import { Sessions } from '../session/sessions.js';
import { changeAccount, findByEmail } from '../user/account.repository.js';
import { invalidPassword, isPassword, passwordRequired } from '@bellbird/field-rules';
import { hashPassword } from './passwords.js';

const validMinutes = 60;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A way back for who forgot the password: a link by e-mail, good once, for an hour. */
@Injectable()
export class ResetPassword {
  constructor(private readonly db: Database, private readonly sessions: Sessions, private readonly attempts: Attempts, @Inject(CONFIG) private readonly config: IdentityConfig) {}

  /** Always silent: whether the address is known is told to its mailbox alone. */
  async request(email: string): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    await this.db.system(async (tx) => {
      const account = await findByEmail(tx, email);
      if (account === null || account.status === 'inactive') return;
      await tx.execute('delete from password_reset where account_id = $1', [account.id]);
      await tx.execute(
        'insert into password_reset (token_hash, tenant_id, account_id, expires_at) values ($1, $2, $3, now() + make_interval(mins => $4))',
        [hashOf(token), account.tenantId, account.id, validMinutes]);
      await publish(tx, emailRequested, {
        emailId: newId(), tenantId: account.tenantId, to: account.email, template: 'reset-password',
        values: { firstName: account.firstName, link: `${this.config.publicUrl}/reset-password/${token}` },
      }, { aggregateVersion: 1n });
    });
  }

  /** Sets the new password and ends every session. @throws 400 invalid-code (unknown, used, too old), 400 by field. */
  async confirm(token: string, password: string | null | undefined): Promise<void> {
    if (!password) throw invalidInput({ field: 'password', message: passwordRequired });
    if (!isPassword(password)) throw invalidInput({ field: 'password', message: invalidPassword });
    const passwordHash = await hashPassword(password);
    const done = await this.db.system(async (tx) => {
      const [reset] = await tx.query<{ account_id: string }>(
        `update password_reset r set used_at = now() from account a
         where r.token_hash = $1 and r.used_at is null and r.expires_at > now() and a.id = r.account_id and a.status <> 'inactive' returning r.account_id`,
        [hashOf(token)]);
      if (reset === undefined) return null;
      // Who reads the mailbox has proved the address as well.
      const account = await changeAccount(tx, reset.account_id, { passwordHash, status: 'active' });
      await this.sessions.endOthers(tx, account.id, null, 'password reset');
      await publish(tx, emailRequested, {
        emailId: newId(), tenantId: account.tenantId, to: account.email, template: 'password-changed', values: { firstName: account.firstName },
      }, { aggregateVersion: 1n });
      return account;
    });
    if (done === null) throw new ProductError('invalid-code', 'Your verification link is invalid. Request a new one');
    await this.attempts.succeeded(`account:${done.email.toLowerCase()}`);
  }
}
