import { deriveSecret } from '@bellbird/auth';
import { newId, type Tx } from '@bellbird/database';
import { invalidField } from '@bellbird/errors';
import { emailRequested, userRegistered } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import { parsePhone } from '@bellbird/phone';
import { CONFIG, type GraphContext, validated, Work } from '@bellbird/service-host';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityConfig } from '../identity.config.js';
import { hashPassword } from '../password/passwords.js';
import { type Account, authUserOf } from '../user/account.js';
import { accountOf, findByEmail } from '../user/account.repository.js';
import { hashOfCode, newCode, validMinutes } from './email-code.js';
import { SignUpInput } from './sign-up-input.js';

/** A business signs up with its first owner. */
@Injectable()
export class SignUp {
  private readonly codeKey: Buffer;

  constructor(private readonly work: Work, @Inject(CONFIG) private readonly config: IdentityConfig) {
    this.codeKey = deriveSecret(config.secret, 'e-mail codes');
  }

  /** The same answer whether the e-mail is new or taken: its owner alone learns, by mail. @throws 400 by field. */
  async execute(raw: unknown, context: GraphContext): Promise<{ user: Record<string, unknown> }> {
    const input = await validated(SignUpInput, raw);
    const phone = input.phone ? parsePhone(input.phone, input.country) : null;
    if (input.phone && phone === null) throw invalidField('phone', 'Invalid phone number.');
    const account = newAccount(input, await hashPassword(input.password));
    return this.work.changeAsSystem(context, async (tx) => {
      const [taken] = await tx.query<{ id: string }>(
        `insert into account (id, tenant_id, role, email, first_name, last_name, phone, password_hash, status, permissions, referral_code, how_did_you_hear, terms_accepted_at)
         values ($1, $2, 'merchant', $3, $4, $5, $6, $7, 'email-not-verified', '{owner}', $8, $9, now()) on conflict (email_key) do nothing returning id`,
        [account.id, account.tenantId, account.email, account.firstName, account.lastName, phone?.e164 ?? null, account.passwordHash, input.referralCode ?? null, input.howDidYouHear ?? null],
      ).then((rows) => [rows[0] === undefined]);
      if (taken) await this.tellTheOwner(tx, input.email);
      else await this.register(tx, account, input);
      return { user: authUserOf(account) };
    });
  }

  /** A new code for an account that is not verified; silent for every other address. */
  async resend(email: string): Promise<void> {
    await this.work.changeAsSystem(noContext, async (tx) => {
      const account = await findByEmail(tx, email);
      if (account?.status === 'email-not-verified') await this.sendCode(tx, account);
    });
  }

  private async register(tx: Tx, account: Account, input: SignUpInput): Promise<void> {
    await tx.execute('insert into tenant_profile (tenant_id, name, country, time_zone) values ($1, $2, $3, $4)', [account.tenantId, input.businessName, input.country, input.timeZone]);
    await publish(tx, userRegistered, {
      userId: account.id, tenantId: account.tenantId, email: account.email, businessName: input.businessName, country: input.country, timeZone: input.timeZone,
    }, { aggregateVersion: 1n });
    await this.sendCode(tx, account);
  }

  private async sendCode(tx: Tx, account: Account): Promise<void> {
    const code = newCode();
    await tx.execute(
      `insert into email_code (account_id, tenant_id, code_hash, expires_at) values ($1, $2, $3, now() + make_interval(mins => $4))
       on conflict (account_id) do update set code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`,
      [account.id, account.tenantId, hashOfCode(account.id, code, this.codeKey), validMinutes]);
    await publish(tx, emailRequested, {
      emailId: newId(), tenantId: account.tenantId, to: account.email, template: 'verify-email', values: { firstName: account.firstName, code, email: account.email },
    }, { aggregateVersion: 1n });
  }

  private async tellTheOwner(tx: Tx, email: string): Promise<void> {
    const found = await findByEmail(tx, email);
    if (found === null) return;
    const owner = await accountOf(tx, found.id);
    await publish(tx, emailRequested, {
      emailId: newId(), tenantId: owner.tenantId, to: owner.email, template: 'email-already-registered',
      values: { firstName: owner.firstName, link: `${this.config.publicUrl}/forgot-password` },
    }, { aggregateVersion: 1n });
  }
}

const noContext: GraphContext = { caller: null, tokenExpired: false, token: null, idempotencyKey: null, remoteAddress: '', traceId: '', loaders: new Map() };

function newAccount(input: SignUpInput, passwordHash: string): Account {
  return {
    id: newId(), tenantId: newId(), role: 'merchant', email: input.email, firstName: input.firstName, lastName: input.lastName, passwordHash,
    status: 'email-not-verified', permissions: ['owner'], flags: {}, markers: [], avatar: null, campaignsDraft: null, quickCampaignsDraft: null,
    termsAcceptedAt: new Date(0), business: { name: input.businessName, country: input.country, timeZone: input.timeZone },
  };
}
