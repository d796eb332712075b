import { Injectable } from '@nestjs/common';
import { Database, isUniqueViolation, sql, type Tx } from '@bellbird/database';
import { invalidInput, ProductError, tooManyRequests, type FieldError } from '@bellbird/errors';
import { userJoined } from '@bellbird/events';
import {
  currentTerms,
  invalidPassword,
  invalidPersonName,
  isPassword,
  isPersonName,
  passwordRequired,
} from '@bellbird/field-rules';
import { Allowance, callerOf } from '@bellbird/limits';
import { recordAudit, type AuditActor } from '@bellbird/resource-kit';
import type { GraphContext } from '@bellbird/service-host';
import { AccessBook } from '../access/access-book.js';
import { Passwords } from '../password/passwords.js';
import type { Invitation, JoinInput } from '../schema.generated.js';
import { hashOf } from '../secrets/tokens.js';
import { Devices } from '../security/devices.js';
import { Proof } from '../session/proof.js';
import { rememberAddress } from '../session/remember-address.js';
import { Sessions, type SignedIn } from '../session/sessions.js';
import { SecondFactor } from '../two-factor/second-factor.js';
import { emailKey } from '../user/email-key.js';
import { Members } from '../user/members.js';
import type { User } from '../user/user.js';
import { accounts, findByEmail, userOf } from '../user/user.repository.js';

interface Open {
  accountId: string;
  tenantId: string;
  email: string;
  inviter: string;
  businessName: string | null;
  expiresAt: Date;
}

/** What somebody makes of an invitation: a new account, or the one in another business, which moves. */
interface Joining {
  firstName: string;
  lastName: string;
  passwordHash: string | null;
  /** The account elsewhere that moves. */
  moves: User | null;
}

/** The side of an invitation that holds its link. */
@Injectable()
export class Join {
  constructor(
    private readonly db: Database,
    private readonly allowance: Allowance,
    private readonly passwords: Passwords,
    private readonly access: AccessBook,
    private readonly members: Members,
    private readonly sessions: Sessions,
    private readonly proof: Proof,
    private readonly factor: SecondFactor,
    private readonly devices: Devices,
  ) {}

  /** @throws 400 invalid-code for whatever is no open invitation of this address, 429. */
  async look(email: string, token: string, context: GraphContext): Promise<Invitation> {
    await this.count(context);
    return this.db.system(async (tx) => {
      const open = await openInvitation(tx, email, token);
      return {
        businessName: open.businessName ?? 'Bellbird',
        invitedBy: open.inviter,
        email: open.email,
        hasAccount: (await findByEmail(tx, open.email)) !== null,
        expiresAt: open.expiresAt.toISOString(),
      };
    });
  }

  /** @throws 400 by field or invalid-code, 409 where the business that is left would have no owner, 429. */
  async execute(email: string, token: string, input: JoinInput, context: GraphContext): Promise<SignedIn> {
    await this.count(context);
    // What is wrong whatever the link is good for.
    const wrong = wrongTexts(input);
    if (wrong.length > 0) throw invalidInput(...wrong);
    const elsewhere = await this.db.system(async (tx) => {
      const { email: address } = await openInvitation(tx, email, token);
      return findByEmail(tx, address);
    });
    try {
      if (elsewhere !== null) return await this.move(elsewhere, { email, token }, input, context);
      const joining = await this.begin(input, context);
      return await this.db.system((tx) => this.join(tx, { email, token }, joining, context));
    } catch (error) {
      // The address got an account in the moment between: who looks again sees it.
      if (isUniqueViolation(error, 'account_email')) throw invalidLink();
      throw error;
    }
  }

  /**
   * Joins with the word of a provider of identities, and without a password; the terms are accepted later. The account, which
   * has no session yet. @throws 400 invalid-code
   */
  async joinVouched(
    tx: Tx,
    link: { email: string; token: string },
    { givenName, familyName }: { givenName: string; familyName: string },
    context: GraphContext,
  ): Promise<User> {
    const names = {
      ...(givenName !== '' && { firstName: givenName }),
      ...(familyName !== '' && { lastName: familyName }),
    };
    return this.become(tx, link, { ...names, passwordHash: null, moves: null }, context);
  }

  private async begin(input: JoinInput, context: GraphContext): Promise<Joining> {
    const { password } = input;
    const wrong: FieldError[] = [...wrongTerms(input)];
    for (const field of ['firstName', 'lastName'] as const)
      if (!input[field]) wrong.push({ field, message: invalidPersonName });
    if (!password) wrong.push({ field: 'password', message: passwordRequired });
    if (input.move != null) wrong.push({ field: 'move', message: 'This address has no account that could move.' });
    if (wrong.length > 0) throw invalidInput(...wrong);
    const passwordHash = await this.passwords.hash(password!, context.remoteAddress);
    return { firstName: input.firstName!, lastName: input.lastName!, passwordHash, moves: null };
  }

  private async move(
    user: User,
    link: { email: string; token: string },
    input: JoinInput,
    context: GraphContext,
  ): Promise<SignedIn> {
    const wrong: FieldError[] = [...wrongTerms(input)];
    if (input.move == null)
      wrong.push({ field: 'move', message: 'This address has an account already, which has to move.' });
    if (wrong.length > 0) throw invalidInput(...wrong);
    const { firstName, lastName, passwordHash } = user;
    return this.proof.withPassword(user, input.move ?? {}, context, (tx) =>
      this.join(tx, link, { firstName, lastName, passwordHash, moves: user }, context),
    );
  }

  private async join(
    tx: Tx,
    link: { email: string; token: string },
    joining: Joining,
    context: GraphContext,
  ): Promise<SignedIn> {
    const { id } = await this.become(tx, link, joining, context);
    await accounts.update(tx, { id }, { termsAcceptedAt: sql`now()`, termsVersion: currentTerms });
    const user = await userOf(tx, id);
    await rememberAddress(tx, user, context.remoteAddress);
    await this.devices.see(tx, user, context, { isLogIn: false });
    return this.sessions.begin(tx, user, context, 'invitation');
  }

  /** The invited account becomes a member's. */
  private async become(
    tx: Tx,
    { email, token }: { email: string; token: string },
    { moves, ...account }: Pick<Joining, 'passwordHash' | 'moves'> & Partial<Joining>,
    context: GraphContext,
  ): Promise<User> {
    const open = await openInvitation(tx, email, token, 'for update of i, a');
    const { accountId, tenantId } = open;
    const actor: AuditActor = { kind: 'user', userId: accountId, tenantId, address: context.remoteAddress };
    if (moves !== null) {
      await this.factor.move(tx, moves, { id: accountId, tenantId });
      await this.members.remove(tx, { ...actor, userId: moves.id }, [moves.id], 'moved to another business');
    }
    await tx.execute('delete from invitation where account_id = $1', [accountId]);
    await this.access.change(tx, accountId, { status: 'active' });
    await accounts.update(tx, { id: accountId }, account);
    await this.members.tell(tx, userJoined, accountId);
    const user = await userOf(tx, accountId);
    const subject = { type: 'user', id: accountId, name: `${user.firstName} ${user.lastName}`.trim() };
    await recordAudit(tx, actor, { action: 'user.joined', nth: 1, subject });
    return user;
  }

  /** @throws 429 after 30 calls a minute from one address, right or wrong. */
  private async count(context: GraphContext): Promise<void> {
    if (!(await this.allowance.takesInAMinute('invitations', callerOf(context.remoteAddress), mostAMinute)))
      throw tooManyRequests(60);
  }
}

const mostAMinute = 30;

/** Of what is given, whatever else is missing. */
function wrongTexts({ firstName, lastName, password, move }: JoinInput): FieldError[] {
  const wrong: FieldError[] = [];
  for (const [field, name] of Object.entries({ firstName, lastName }))
    if (name && !isPersonName(name)) wrong.push({ field, message: invalidPersonName });
  if (password && !isPassword(password)) wrong.push({ field: 'password', message: invalidPassword });
  if ((move?.password?.length ?? 0) > 128)
    wrong.push({ field: 'move.password', message: 'A password has at most 128 characters.' });
  return wrong;
}

const wrongTerms = ({ acceptTermsAndConditions }: JoinInput): FieldError[] =>
  acceptTermsAndConditions === true
    ? []
    : [{ field: 'acceptTermsAndConditions', message: 'Accept the terms and conditions to register.' }];

/** The invitation of a link that is good now. @throws 400, the same for all that is none. */
async function openInvitation(
  tx: Tx,
  email: string,
  token: string,
  lock: '' | 'for update of i, a' = '',
): Promise<Open> {
  const [open] = await tx.query<Open>(
    `select i.account_id as "accountId", i.tenant_id as "tenantId", a.email, i.inviter, i.expires_at as "expiresAt",
            (select p.name from tenant_profile p where p.tenant_id = i.tenant_id) as "businessName"
       from invitation i join account a on a.id = i.account_id
      where i.token_hash = $1 and a.email_key = $2 and a.status = 'invited' and i.expires_at > now() ${lock}`,
    [hashOf(token), emailKey(email)],
  );
  if (open === undefined) throw invalidLink();
  return open;
}

const invalidLink = (): ProductError =>
  new ProductError('invalid-code', 'Your verification link is invalid. Request a new one');
