import { Inject, Injectable } from '@nestjs/common';
import { Database, type Tx } from '@bellbird/database';
import { invalidField, ProductError } from '@bellbird/errors';
import { passwordRequired } from '@bellbird/field-rules';
import { Attempts, COUNTS, dayMs, type Counts } from '@bellbird/limits';
import type { GraphContext } from '@bellbird/service-host';
import { assertPasswordLength } from '../password/password-length.js';
import { Passwords } from '../password/passwords.js';
import type { ProofInput } from '../schema.generated.js';
import { hashOf } from '../secrets/tokens.js';
import { MailedCodes } from '../two-factor/mailed-codes.js';
import { SecondFactor } from '../two-factor/second-factor.js';
import type { User } from '../user/user.js';
import { lockUser } from '../user/user.repository.js';
import { Sessions } from './sessions.js';

/** The next wrong answer of a day ends the session. */
const mostWrongADay = 19;

const provesNothing = (): ProductError => new ProductError('invalid-code', 'The password or code is wrong.');

const mostOfACode = 64;

/** @throws 400 where it is nothing that anybody would have as a proof. */
export function assertGiven({ password, code, emailCode }: ProofInput): void {
  if (!password && !code && !emailCode) throw invalidField('password', passwordRequired);
  assertPasswordLength(password);
  for (const [field, given] of Object.entries({ code, emailCode }))
    if ((given?.length ?? 0) > mostOfACode) throw invalidField(field, `A code has at most ${mostOfACode} characters.`);
}

/** Which proof an account gives: a code where two-factor is on, else the password, else a code that was mailed. */
export const proofOf = ({ hasTwoFactor, passwordHash }: User): 'code' | 'password' | 'emailCode' =>
  hasTwoFactor ? 'code' : passwordHash === null ? 'emailCode' : 'password';

/** Asks a person whose account is known for a proof of who it is. All of it counts failures together. */
@Injectable()
export class Proof {
  constructor(
    private readonly db: Database,
    private readonly attempts: Attempts,
    @Inject(COUNTS) private readonly counts: Counts,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly factor: SecondFactor,
    private readonly mailed: MailedCodes,
  ) {}

  /**
   * Of who is signed in, or whose session is locked.
   * @throws 400 invalid-code where it proves nothing, 429 after ten of them; the twentieth of a day ends the session.
   */
  async check(user: User, sessionId: string, input: ProofInput, context: GraphContext): Promise<void> {
    const kind = proofOf(user);
    const given = input[kind];
    // Another proof than the one that counts here is no guess.
    if (!given) throw provesNothing();
    const isRight = await this.attempts.judge([`proof:${user.id}`], () => {
      if (kind === 'password') return this.passwords.isRight(user.passwordHash, given, context.remoteAddress);
      return this.db.tenant(user.tenantId, async (tx) =>
        kind === 'code'
          ? (await this.factor.use(tx, user, given)) !== null
          : this.mailed.use(tx, user.id, 'step-up', given),
      );
    });
    if (isRight) return;
    const isTooMuch =
      (await this.counts.count([hashOf(`wrong proofs:${sessionId}`)], { most: mostWrongADay, windowMs: dayMs })) > 0;
    if (isTooMuch) await this.db.tenant(user.tenantId, (tx) => this.sessions.end(tx, sessionId, 'wrong proofs'));
    throw provesNothing();
  }

  /**
   * Of who is not signed in: the password and, where two-factor is on, a code, which is used up in the transaction of
   * `work` (system role). @throws 400 invalid-code, 429, and what `work` throws.
   */
  async withPassword<T>(
    user: User,
    { password, code }: { password?: string | null; code?: string | null },
    context: GraphContext,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    let done: { answer: T } | null = null;
    await this.attempts.judge([`proof:${user.id}`], async () => {
      const given = password ?? '';
      const isPassword = await this.passwords.isRight(user.passwordHash, given.slice(0, 128), context.remoteAddress);
      if (!isPassword || given.length > 128) return false;
      done = await this.db.system(async (tx) => {
        await lockUser(tx, user.id);
        return (await this.factor.passes(tx, user, code)) ? { answer: await work(tx) } : null;
      });
      return done !== null;
    });
    if (done === null) throw provesNothing();
    return (done as { answer: T }).answer;
  }
}
