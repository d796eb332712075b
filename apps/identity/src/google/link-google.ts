import { Inject, Injectable } from '@nestjs/common';
import { Database, isUniqueViolation } from '@bellbird/database';
import { validated, type GraphContext } from '@bellbird/service-host';
import { mailTo } from '../mail/mail-to.js';
import { LogIn } from '../session/log-in.js';
import { Proof } from '../session/proof.js';
import type { SignedIn } from '../session/sessions.js';
import { userOf } from '../user/user.repository.js';
import { assertOn, googleFailed } from './google-errors.js';
import { GoogleLink } from './google-input.js';
import { linkAccount } from './google-links.js';
import { proofOf, takeProof } from './google-proofs.js';
import { IDENTITY_PROVIDER, type IdentityProvider } from './identity-provider.js';

/** Links an account with Google once its password proves that it is the same person's, and signs in. */
@Injectable()
export class LinkGoogle {
  constructor(
    private readonly db: Database,
    @Inject(IDENTITY_PROVIDER) private readonly provider: IdentityProvider | null,
    private readonly proof: Proof,
    private readonly logIn: LogIn,
  ) {}

  /** @throws 404 where Google is off, 400 by field or invalid-code, 429. A wrong password leaves the token good. */
  async execute(raw: unknown, context: GraphContext): Promise<SignedIn> {
    assertOn(this.provider);
    const input = await validated(GoogleLink, raw);
    const token = input.linkToken;
    const asked = await this.db.system(async (tx) => {
      const proof = await proofOf(tx, 'link', token);
      return proof === null ? null : userOf(tx, proof.accountId!);
    });
    if (asked?.status !== 'active') throw googleFailed();
    try {
      return await this.proof.withPassword(asked, input, context, async (tx) => {
        const proof = await takeProof(tx, 'link', token);
        if (proof === null) throw googleFailed();
        const user = await userOf(tx, asked.id);
        // What was proved a moment ago must still be so.
        if (user.status !== 'active' || user.passwordHash !== asked.passwordHash) throw googleFailed();
        const linked = await linkAccount(tx, user, proof, context.remoteAddress);
        await mailTo(tx, linked, 'google-linked', { googleEmail: proof.email });
        return this.logIn.complete(tx, linked, context, 'google');
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw googleFailed();
      throw error;
    }
  }
}
