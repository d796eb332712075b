import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { invalidField, ProductError } from '@bellbird/errors';
import { passwordRequired } from '@bellbird/field-rules';
import type { GraphContext } from '@bellbird/service-host';
import { Attempts, hashOf } from '../limits/attempts.js';
import { COUNTS, dayMs, type Counts } from '../limits/counts.js';
import { Passwords } from '../password/passwords.js';
import type { ProofInput } from '../schema.generated.js';
import type { User } from '../user/user.js';
import { Sessions } from './sessions.js';

/** The next wrong answer of a day ends the session. */
const mostWrongADay = 19;

/** @throws 400 where it is nothing that anybody would have as a password. */
export function assertGiven({ password }: ProofInput): void {
  if (!password) throw invalidField('password', passwordRequired);
  if (password.length > 128) throw invalidField('password', 'A password has at most 128 characters.');
}

/** Asks a person who is signed in, or whose session is locked, for a proof of who it is. */
@Injectable()
export class Proof {
  constructor(
    private readonly db: Database,
    private readonly attempts: Attempts,
    @Inject(COUNTS) private readonly counts: Counts,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  /** @throws 400 invalid-code where it proves nothing, 429 after ten of them; the twentieth of a day ends the session. */
  async check(user: User, sessionId: string, { password }: ProofInput, context: GraphContext): Promise<void> {
    const isRight = await this.attempts.judge([`proof:${user.id}`], () =>
      this.passwords.isRight(user.passwordHash, password ?? '', context.remoteAddress),
    );
    if (isRight) return;
    const isTooMuch =
      (await this.counts.count([hashOf(`wrong proofs:${sessionId}`)], { most: mostWrongADay, windowMs: dayMs })) > 0;
    if (isTooMuch) await this.db.tenant(user.tenantId, (tx) => this.sessions.end(tx, sessionId, 'wrong proofs'));
    throw new ProductError('invalid-code', 'The password or code is wrong.');
  }
}
