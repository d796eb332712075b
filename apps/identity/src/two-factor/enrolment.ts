import { Injectable } from '@nestjs/common';
import QRCode from 'qrcode';
import { Database } from '@bellbird/database';
import { ProductError, wrongState } from '@bellbird/errors';
import { Attempts } from '@bellbird/limits';
import { actorOf, recordAudit } from '@bellbird/resource-kit';
import { personOf, type GraphContext } from '@bellbird/service-host';
import { AccessBook } from '../access/access-book.js';
import { mailTo } from '../mail/mail-to.js';
import type { RecoveryCodes as NewCodes, TwoFactorEnabled, TwoFactorKey } from '../schema.generated.js';
import { Sessions } from '../session/sessions.js';
import { authUserOf, mustEnrol } from '../user/user.js';
import { lockUser, userOf } from '../user/user.repository.js';
import { Authenticators } from './authenticators.js';
import { RecoveryCodes } from './recovery-codes.js';
import { base32, otpauthUrl } from './totp.js';
import { subjectOf } from './two-factor-recoveries.js';

export const isOnAlready = (): ProductError => wrongState('Two-factor is on already.');
export const isOff = (): ProductError => wrongState('Two-factor is off.');

/**
 * Turning two-factor on. What it answers is secret and is kept nowhere, so no Idempotency-Key brings it back: whose
 * answer was lost asks for new recovery codes.
 */
@Injectable()
export class Enrolment {
  constructor(
    private readonly db: Database,
    private readonly attempts: Attempts,
    private readonly authenticators: Authenticators,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly sessions: Sessions,
    private readonly access: AccessBook,
  ) {}

  /** Whether a member of the asking business has it on; another's is off. */
  isOn(userId: string, { caller }: GraphContext): Promise<boolean> {
    return this.db.tenant(caller?.tenantId ?? '', async (tx) => {
      const found = await tx.query(`select 1 from two_factor where account_id = $1 and state = 'on'`, [userId]);
      return found.length > 0;
    });
  }

  /** The key to be scanned or typed, the same for ten minutes. @throws 409 */
  async key(context: GraphContext): Promise<TwoFactorKey> {
    const { tenantId, userId } = personOf(context);
    const { user, secret, expiresAt } = await this.db.tenant(tenantId, async (tx) => {
      await lockUser(tx, userId);
      const person = await userOf(tx, userId);
      if (person.hasTwoFactor) throw isOnAlready();
      return { user: person, ...(await this.authenticators.pending(tx, person)) };
    });
    const url = otpauthUrl(user.email, secret);
    const svg = await QRCode.toString(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
    return {
      qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
      otpauthUrl: url,
      secret: base32(secret),
      expiresAt: expiresAt.toISOString(),
    };
  }

  /** @throws 400 invalid-code, 409, 429. */
  async enable(code: string, context: GraphContext): Promise<TwoFactorEnabled> {
    const { tenantId, userId, sessionId } = personOf(context);
    let answer: TwoFactorEnabled | null = null;
    await this.attempts.judge([`proof:${userId}`], async () => {
      answer = await this.db.tenant(tenantId, async (tx) => {
        await lockUser(tx, userId);
        const authenticator = await this.authenticators.lock(tx, userId);
        if (authenticator?.state === 'on') throw isOnAlready();
        if (!authenticator?.isGood) throw wrongState('Ask for the key of your authenticator first.');
        if (!(await this.authenticators.use(tx, authenticator, code))) return null;
        await this.authenticators.turnOn(tx, userId);
        const user = await userOf(tx, userId);
        const recoveryCodes = await this.recoveryCodes.issue(tx, user, this.authenticators.secretOf(authenticator));
        await this.sessions.endOthers(tx, userId, sessionId, 'two-factor on');
        // Tokens say whether a second step is due: those of before do not count any more.
        if (mustEnrol({ ...user, hasTwoFactor: false })) await this.access.change(tx, userId, {});
        await mailTo(tx, user, 'two-factor-on');
        const { enrolment: nth } = authenticator;
        await recordAudit(tx, actorOf(context), { action: 'two-factor.on', nth, subject: subjectOf(user) });
        return { recoveryCodes, user: authUserOf(user) };
      });
      return answer !== null;
    });
    if (answer === null) throw new ProductError('invalid-code');
    return answer;
  }

  /** @throws 409 */
  async renewCodes(context: GraphContext): Promise<NewCodes> {
    const { tenantId, userId } = personOf(context);
    return this.db.tenant(tenantId, async (tx) => {
      const authenticator = await this.authenticators.lock(tx, userId);
      if (authenticator?.state !== 'on') throw isOff();
      const secret = this.authenticators.secretOf(authenticator);
      return { recoveryCodes: await this.recoveryCodes.issue(tx, { id: userId, tenantId }, secret) };
    });
  }
}
