import { createHmac, randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { deriveKeys, isMadeBy, type Keys } from '@bellbird/auth';
import type { Tx } from '@bellbird/database';
import { CONFIG } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import { mailTo } from '../mail/mail-to.js';
import type { User } from '../user/user.js';

/** What a mailed code is good for: its template, and how many minutes it lives. */
const purposes = {
  'step-up': { template: 'step-up-code', minutes: 10 },
  'two-factor-off': { template: 'two-factor-code', minutes: 15 },
} as const;
export type Purpose = keyof typeof purposes;
const mostTries = 5;

/** Eight digits. */
export const newCode = (): string => randomInt(0, 100_000_000).toString().padStart(8, '0');
/** The hash has a key: against one without, all codes are quickly tried. */
export const hmacOf = (key: Buffer, userId: string, code: string): Buffer =>
  createHmac('sha256', key)
    .update(`${userId}:${code.replaceAll(/\s/g, '')}`)
    .digest();

/** Codes of eight digits that who is signed in asks for by mail. Only the last one of a purpose is good, five tries long. */
@Injectable()
export class MailedCodes {
  private readonly keys: Keys;

  constructor(@Inject(CONFIG) config: IdentityConfig) {
    this.keys = deriveKeys(config.secrets, 'mailed codes');
  }

  async send(tx: Tx, user: User, purpose: Purpose): Promise<void> {
    const { template, minutes } = purposes[purpose];
    const code = newCode();
    await tx.execute(
      `insert into step_up_code (account_id, tenant_id, purpose, code_hmac, expires_at)
       values ($1, $2, $3, $4, now() + make_interval(mins => $5))
       on conflict (account_id, purpose) do update set code_hmac = excluded.code_hmac, tries = 0, expires_at = excluded.expires_at`,
      [user.id, user.tenantId, purpose, hmacOf(this.keys[0], `${user.id}:${purpose}`, code), minutes],
    );
    await mailTo(tx, user, template, { code });
  }

  /** Whether it is the code; then it is used up. A wrong one counts as a try, so the transaction must be committed. */
  async use(tx: Tx, userId: string, purpose: Purpose, code: string): Promise<boolean> {
    // The same statement counts the try and reads the code, so that of twenty guesses at once five are compared.
    const [kept] = await tx.query<{ hmac: Buffer }>(
      `update step_up_code set tries = tries + 1
        where account_id = $1 and purpose = $2 and tries < $3 and expires_at > now() returning code_hmac as hmac`,
      [userId, purpose, mostTries],
    );
    const isRight =
      kept !== undefined && isMadeBy(this.keys, kept.hmac, (key) => hmacOf(key, `${userId}:${purpose}`, code));
    if (isRight) await this.forget(tx, userId, purpose);
    return isRight;
  }

  /** What was mailed is worth nothing from now on. */
  async forget(tx: Tx, userId: string, purpose: Purpose): Promise<void> {
    await tx.execute('delete from step_up_code where account_id = $1 and purpose = $2', [userId, purpose]);
  }
}
