import { Inject, Injectable } from '@nestjs/common';
import { Database, isUniqueViolation } from '@bellbird/database';
import { ProductError } from '@bellbird/errors';
import type { GraphContext } from '@bellbird/service-host';
import { Attempts } from '../limits/attempts.js';
import { mailTo } from '../mail/mail-to.js';
import { Passwords } from '../password/passwords.js';
import type { GoogleLinkInput } from '../schema.generated.js';
import type { SignedIn } from '../session/sessions.js';
import type { User } from '../user/user.js';
import { lockUser, userOf } from '../user/user.repository.js';
import { BeginLogIn } from './begin-log-in.js';
import { assertOn, googleFailed } from './google-errors.js';
import { linkAccount } from './google-links.js';
import { proofOf, takeProof } from './google-proofs.js';
import { IDENTITY_PROVIDER, type IdentityProvider } from './identity-provider.js';

/** Links an account with Google once its password proves that it is the same person's, and signs in. */
@Injectable()
export class LinkGoogle {
  constructor(
    private readonly db: Database,
    @Inject(IDENTITY_PROVIDER) private readonly provider: IdentityProvider | null,
    private readonly attempts: Attempts,
    private readonly passwords: Passwords,
    private readonly logIn: BeginLogIn,
  ) {}

  /** @throws 404 where Google is off, 400 invalid-code, 429. A wrong password leaves the token good. */
  async execute(input: GoogleLinkInput, context: GraphContext): Promise<SignedIn> {
    assertOn(this.provider);
    const token = input.linkToken ?? '';
    const asked = await this.db.system(async (tx) => {
      const proof = await proofOf(tx, 'link', token);
      return proof === null ? null : userOf(tx, proof.accountId!);
    });
    if (asked?.status !== 'active') throw googleFailed();
    await this.prove(asked, input, context);
    try {
      return await this.db.system(async (tx) => {
        const proof = await takeProof(tx, 'link', token);
        if (proof === null) throw googleFailed();
        await lockUser(tx, asked.id);
        const user = await userOf(tx, asked.id);
        // What was proved a moment ago must still be so.
        if (user.status !== 'active' || user.passwordHash !== asked.passwordHash) throw googleFailed();
        const linked = await linkAccount(tx, user, proof, context.remoteAddress);
        await mailTo(tx, linked, 'google-linked', { googleEmail: proof.email });
        return this.logIn.beginProved(tx, linked, context);
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw googleFailed();
      throw error;
    }
  }

  private async prove(user: User, { password, code }: GoogleLinkInput, context: GraphContext): Promise<void> {
    const given = password ?? '';
    const isRight = await this.attempts.judge(
      [`proof:${user.id}`],
      async () =>
        (await this.passwords.isRight(user.passwordHash, given.slice(0, 128), context.remoteAddress)) &&
        given.length <= 128 &&
        (await this.logIn.isSecondFactor(user, code ?? null)),
    );
    if (!isRight) throw new ProductError('invalid-code', 'The password or code is wrong.');
  }
}
