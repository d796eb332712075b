import { Inject, Injectable } from '@nestjs/common';
import { Database, isUniqueViolation, type Tx } from '@bellbird/database';
import { tooManyRequests } from '@bellbird/errors';
import { Allowance, callerOf } from '@bellbird/limits';
import { validated, type GraphContext } from '@bellbird/service-host';
import { Join } from '../invitation/join.js';
import { mailTo } from '../mail/mail-to.js';
import type { GoogleAnswer } from '../schema.generated.js';
import { LogIn } from '../session/log-in.js';
import { emailKey } from '../user/email-key.js';
import { authUserOf } from '../user/user.js';
import { findByEmail, lockUser, userOf } from '../user/user.repository.js';
import { askGoogle, assertOn, googleFailed } from './google-errors.js';
import { GoogleFlows, type OpenFlow } from './google-flows.js';
import { GoogleCallback } from './google-input.js';
import { accountLinkedTo, keepGoogleEmail, linkAccount } from './google-links.js';
import { giveProof } from './google-proofs.js';
import { IDENTITY_PROVIDER, type IdentityProvider, type ProvidedIdentity } from './identity-provider.js';
import { TakeOver } from './take-over.js';

const mostAMinute = 20;
const byGoogle = { openedBy: 'google' } as const;

/** What Google sent back becomes a session, a link, a membership, or a token to go on with. */
@Injectable()
export class FinishGoogle {
  constructor(
    private readonly db: Database,
    @Inject(IDENTITY_PROVIDER) private readonly provider: IdentityProvider | null,
    private readonly flows: GoogleFlows,
    private readonly allowance: Allowance,
    private readonly logIn: LogIn,
    private readonly takeOver: TakeOver,
    private readonly joining: Join,
  ) {}

  /** @throws 404 where Google is off, 400 by field, 400 and 503 "Error with Google authentication.", 429. */
  async execute(raw: unknown, context: GraphContext): Promise<GoogleAnswer> {
    const { provider } = this;
    assertOn(provider);
    const { code, state, flowToken } = await validated(GoogleCallback, raw);
    if (!(await this.allowance.takesInAMinute('google answers', callerOf(context.remoteAddress), mostAMinute)))
      throw tooManyRequests(60);
    const flow = await this.flows.take(state, flowToken);
    if (flow === null) throw googleFailed();
    const person = await askGoogle(() => provider.exchange(code, flow));
    if (!person.emailVerified) throw googleFailed();
    try {
      return await this.db.system((tx) => this.answer(tx, flow, person, context));
    } catch (error) {
      // The person, or the address, got an account in the moment between.
      if (isUniqueViolation(error)) throw googleFailed();
      throw error;
    }
  }

  private answer(tx: Tx, flow: OpenFlow, person: ProvidedIdentity, context: GraphContext): Promise<GoogleAnswer> {
    if (flow.intent === 'link') return this.link(tx, flow.accountId, person, context);
    if (flow.intent === 'invitation') return this.join(tx, flow.invitation, person, context);
    return this.enter(tx, person, context);
  }

  /** The account of a known subject; else, by the address, a new one or one that has to be proved once. */
  private async enter(tx: Tx, person: ProvidedIdentity, context: GraphContext): Promise<GoogleAnswer> {
    const linked = await accountLinkedTo(tx, person);
    if (linked !== null) {
      await lockUser(tx, linked);
      const user = await userOf(tx, linked);
      if (user.status !== 'active') throw googleFailed();
      await keepGoogleEmail(tx, user.id, person.email);
      return this.logIn.begin(tx, await userOf(tx, user.id), context, byGoogle);
    }
    const found = await findByEmail(tx, person.email);
    if (found === null) {
      const { email, givenName, familyName } = person;
      return { signUpToken: await giveProof(tx, person, null), email, firstName: givenName, lastName: familyName };
    }
    await lockUser(tx, found.id);
    const user = await userOf(tx, found.id);
    if (user.status === 'email-not-verified')
      return this.logIn.begin(tx, await this.takeOver.execute(tx, user, person, context), context, byGoogle);
    // One without a password has another person of Google's: nothing could prove that it is the same.
    if (user.status !== 'active' || user.passwordHash === null) throw googleFailed();
    return { linkToken: await giveProof(tx, person, user), email: user.email };
  }

  private async link(
    tx: Tx,
    accountId: string,
    person: ProvidedIdentity,
    context: GraphContext,
  ): Promise<GoogleAnswer> {
    await lockUser(tx, accountId);
    const before = await userOf(tx, accountId);
    const other = await accountLinkedTo(tx, person);
    if (before.status !== 'active' || (other !== null && other !== accountId)) throw googleFailed();
    if (other === accountId) return { user: authUserOf(before) };
    const user = await linkAccount(tx, before, person, context.remoteAddress);
    await mailTo(tx, user, 'google-linked', { googleEmail: person.email });
    return { user: authUserOf(user) };
  }

  /** Only the address that was invited joins; one that has an account elsewhere moves by its password. */
  private async join(
    tx: Tx,
    { email, token }: { email: string; token: string },
    person: ProvidedIdentity,
    context: GraphContext,
  ): Promise<GoogleAnswer> {
    const isInvited = emailKey(email) === emailKey(person.email);
    if (!isInvited || (await accountLinkedTo(tx, person)) !== null || (await findByEmail(tx, email)) !== null)
      throw googleFailed();
    const joined = await this.joining.joinVouched(tx, { email, token }, person, context);
    return this.logIn.begin(tx, await linkAccount(tx, joined, person, context.remoteAddress), context, byGoogle);
  }
}
