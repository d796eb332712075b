import { Inject, Injectable } from '@nestjs/common';
import { newId, sql, type Tx } from '@bellbird/database';
import { invalidField } from '@bellbird/errors';
import { userRegistered } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import { parsePhone } from '@bellbird/phone';
import { CONFIG, validated, Work, type GraphContext } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import { Allowance } from '../limits/allowance.js';
import { callerOf } from '../limits/caller-of.js';
import { signUpsWithheld } from '../mail/asked-mail-kinds.js';
import { AskedMails } from '../mail/asked-mails.js';
import { Passwords } from '../password/passwords.js';
import type { SignedUp } from '../schema.generated.js';
import { authUserOf, type User } from '../user/user.js';
import { accounts } from '../user/user.repository.js';
import { SignUpInput } from './sign-up-input.js';

/** A business signs up with its first owner. */
@Injectable()
export class SignUp {
  constructor(
    private readonly work: Work,
    private readonly passwords: Passwords,
    private readonly allowance: Allowance,
    private readonly mails: AskedMails,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /**
   * Answers the same whether the e-mail is new or taken: its owner alone learns that, by mail. It also answers the same,
   * and does nothing, if the caller has made his sign-ups of the hour. @throws 400 by field, 429.
   */
  async execute(raw: unknown, context: GraphContext): Promise<SignedUp> {
    const input = await validated(SignUpInput, raw);
    const phone = input.phone ? parsePhone(input.phone, input.country) : null;
    if (input.phone && phone === null) throw invalidField('phone', 'Invalid phone number.');
    // A caller over his limit costs no hash. He may notice by the time; it tells him nothing about others.
    const caller = callerOf(context.remoteAddress);
    const isAllowed = await this.allowance.takes('sign-ups', caller, this.config.signUpsHourlyMost);
    if (!isAllowed) signUpsWithheld.inc();
    const passwordHash = isAllowed ? await this.passwords.hash(input.password, context.remoteAddress) : '';
    const user = newUser(input, passwordHash);
    return this.work.changeAsSystem(context, async (tx) => {
      if (isAllowed) await this.register(tx, user, input, phone?.e164 ?? null);
      return { user: authUserOf(user) };
    });
  }

  private async register(tx: Tx, user: User, input: SignUpInput, phone: string | null): Promise<void> {
    const { business: _, hasTwoFactor: __, ...row } = user;
    const { referralCode, howDidYouHear } = input;
    const isNew = await accounts.insertIfNew(tx, {
      ...row,
      phone,
      referralCode,
      howDidYouHear,
      termsAcceptedAt: sql`now()`,
    });
    await this.mails.note(tx, isNew ? 'sign-up' : 'sign-up-taken', user.email);
    if (!isNew) return;
    const { businessName, country, timeZone } = input;
    await tx.execute('insert into tenant_profile (tenant_id, name, country, time_zone) values ($1, $2, $3, $4)', [
      user.tenantId,
      businessName,
      country,
      timeZone,
    ]);
    await publish(
      tx,
      userRegistered,
      {
        userId: user.id,
        tenantId: user.tenantId,
        email: user.email,
        businessName,
        country,
        timeZone,
      },
      { aggregateVersion: 1n },
    );
  }
}

function newUser(input: SignUpInput, passwordHash: string): User {
  return {
    id: newId(),
    tenantId: newId(),
    role: 'merchant',
    email: input.email,
    firstName: input.firstName,
    lastName: input.lastName,
    passwordHash,
    hasTwoFactor: false,
    status: 'email-not-verified',
    accessVersion: 1,
    permissions: ['owner'],
    flags: {},
    markers: [],
    avatar: null,
    campaignsDraft: null,
    quickCampaignsDraft: null,
    termsAcceptedAt: new Date(0),
    business: { name: input.businessName, country: input.country, timeZone: input.timeZone },
  };
}
