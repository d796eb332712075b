import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { nilTenant, type Permission } from '@bellbird/auth';
import { Database, newId, type Tx } from '@bellbird/database';
import { notFound, ProductError, tooManyRequests, wrongState } from '@bellbird/errors';
import { recordAudit, type ResourceActor } from '@bellbird/resource-kit';
import { CONFIG, Every, LOGGER, Schedules, type Logger } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import { mailTo } from '../mail/mail-to.js';
import { hashOf, newToken } from '../secrets/tokens.js';
import { emailKey } from '../user/email-key.js';
import { accounts, findByEmail } from '../user/user.repository.js';

export interface Invited {
  email: string;
  firstName: string;
  lastName: string;
  permissions: Permission[];
}

interface DueMail {
  accountId: string;
  tenantId: string;
  email: string;
  firstName: string;
  inviter: string;
  businessName: string | null;
}

/** Mails to one address and from one business within a day. */
const mostToAPerson = 5;
const mostOfABusiness = 200;
const daySeconds = 86_400;

const emailHash = (email: string): Buffer => createHash('sha256').update(emailKey(email)).digest();

/**
 * Invitations to a business. The request only notes one, the same for every address; a loop looks whether the address has
 * an account elsewhere and writes the mail, so that neither words nor time of the answer tell.
 */
@Injectable()
export class Invitations {
  constructor(
    private readonly schedules: Schedules,
    private readonly db: Database,
    @Inject(CONFIG) private readonly config: IdentityConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Makes the account of somebody who is invited, and answers its id. @throws 409 `duplicate-email`, 422, 429. */
  async invite(tx: Tx, actor: ResourceActor, person: Invited): Promise<string> {
    await this.refuseMembers(tx, actor.tenantId, [person.email]);
    const id = newId();
    await this.countMail(tx, actor.tenantId, person.email);
    await accounts.insert(tx, {
      id,
      tenantId: actor.tenantId,
      role: actor.tenantId === nilTenant ? 'admin' : 'merchant',
      ...person,
      status: 'invited',
    });
    const [inviter] = await tx.query<{ name: string }>(
      `select trim(first_name || ' ' || last_name) as name from account where id = $1`,
      [actor.userId],
    );
    await tx.execute(
      `insert into invitation (account_id, tenant_id, token_hash, invited_by, inviter, expires_at, mail_due_at)
       values ($1, $2, $3, $4, $5, now() + make_interval(days => $6), now())`,
      [id, actor.tenantId, randomBytes(32), actor.userId, inviter?.name ?? '', this.config.invitationDays],
    );
    await recordAudit(tx, actor, {
      action: 'user.invited',
      nth: 1,
      subject: { type: 'user', id, name: `${person.firstName} ${person.lastName}`.trim() },
      changes: { permissions: ['', person.permissions.join(', ')] },
    });
    tx.afterCommit(() => this.schedules.poke(this, 'turn'));
    return id;
  }

  /** A new link, for as long as a first one; the link of before is dead. @throws 404, 409 unless invited, 429. */
  async sendAgain(tx: Tx, actor: ResourceActor, id: string): Promise<void> {
    const [account] = await tx.query<{ email: string; status: string }>(
      'select email, status from account where id = $1 and tenant_id = $2 for update',
      [id, actor.tenantId],
    );
    if (account === undefined) throw notFound();
    if (account.status !== 'invited') throw wrongState();
    await this.countMail(tx, actor.tenantId, account.email);
    await tx.execute(
      `update invitation set token_hash = $2, expires_at = now() + make_interval(days => $3), mail_due_at = now(), mail_state = 'queued', email_id = null
        where account_id = $1`,
      [id, randomBytes(32), this.config.invitationDays],
    );
    tx.afterCommit(() => this.schedules.poke(this, 'turn'));
  }

  /** @throws 409 naming those of the addresses that are of this business already; `allowed` may stand there. */
  async refuseMembers(
    tx: Tx,
    tenantId: string,
    emails: readonly string[],
    allowed: 'invited' | null = null,
  ): Promise<void> {
    const existing = await tx.query<{ email: string }>(
      `select email from account where tenant_id = $1 and email_key = any($2) and status is distinct from $3 order by email_key`,
      [tenantId, emails.map(emailKey), allowed],
    );
    if (existing.length > 0)
      throw new ProductError('duplicate-email', undefined, [], { existing: existing.map(({ email }) => email) });
    const [{ users } = { users: 0 }] = await tx.query<{ users: number }>(
      'select count(*)::int as users from account where tenant_id = $1',
      [tenantId],
    );
    if (users + emails.length > this.config.mostUsers)
      throw new ProductError('limit-reached', `A business has at most ${this.config.mostUsers} users.`);
  }

  /** Writes the mails that are due, also those that a killed process left. Answers true if there may be more. */
  @Every('2s')
  async turn(): Promise<boolean> {
    const most = 20;
    return this.db.system(async (tx) => {
      const due = await tx.query<DueMail>(
        `select i.account_id as "accountId", i.tenant_id as "tenantId", a.email, a.first_name as "firstName", i.inviter, p.name as "businessName"
           from invitation i join account a on a.id = i.account_id left join tenant_profile p on p.tenant_id = i.tenant_id
          where i.mail_due_at <= clock_timestamp() order by i.mail_due_at limit $1 for update of i skip locked`,
        [most],
      );
      for (const mail of due) await this.write(tx, mail);
      return due.length === most;
    });
  }

  /** Forgets what was counted yesterday. */
  @Every('1h')
  async sweep(): Promise<void> {
    await this.db.system((tx) =>
      tx.execute('delete from invitation_mail where at < now() - make_interval(secs => $1)', [daySeconds]),
    );
  }

  private async write(
    tx: Tx,
    { accountId, tenantId, email, firstName, inviter, businessName }: DueMail,
  ): Promise<void> {
    const token = newToken();
    const hasAccount = (await findByEmail(tx, email)) !== null;
    const emailId = await mailTo(
      tx,
      { id: accountId, tenantId, email, firstName },
      hasAccount ? 'invitation-has-account' : 'invitation',
      {
        businessName: businessName ?? 'Bellbird',
        invitedBy: withoutLinks(inviter) || 'Someone',
        days: String(this.config.invitationDays),
        link: `${this.config.publicUrl}/invited-sign-up/${encodeURIComponent(email)}/${token}`,
      },
    );
    await tx.execute('update invitation set token_hash = $2, email_id = $3, mail_due_at = null where account_id = $1', [
      accountId,
      hashOf(token),
      emailId,
    ]);
    this.logger.debug({ emailId }, 'An invitation was written');
  }

  /** @throws 429 */
  private async countMail(tx: Tx, tenantId: string, email: string): Promise<void> {
    const hash = emailHash(email);
    // One business counts one at a time, so that two at once are no more than the limit.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`invitations ${tenantId}`]);
    const [sent] = await tx.query<{ person: number; business: number }>(
      `select count(*) filter (where email_hash = $2)::int as person, count(*)::int as business from invitation_mail
        where tenant_id = $1 and at > now() - make_interval(secs => $3)`,
      [tenantId, hash, daySeconds],
    );
    if (sent!.person >= mostToAPerson || sent!.business >= mostOfABusiness) throw tooManyRequests(3_600);
    await tx.execute('insert into invitation_mail (id, tenant_id, email_hash) values ($1, $2, $3)', [
      newId(),
      tenantId,
      hash,
    ]);
  }
}

/** Our mails carry nobody's spam: a name with an address in it is shown without it. */
const withoutLinks = (name: string): string => name.replaceAll(/\S*(?:https?:|www\.|\/|\w\.\w{2,})\S*/gi, '').trim();
