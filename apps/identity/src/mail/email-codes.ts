import { createHmac, randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { deriveKeys, isMadeBy, type Keys } from '@bellbird/auth';
import type { Tx } from '@bellbird/database';
import { CONFIG } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import type { User } from '../user/user.js';
import { mailTo } from './mail-to.js';

/** A code lives 15 minutes and stands 5 tries. */
const validMinutes = 15;
const mostTries = 5;

/** Codes of six digits that prove an address. The latest two of an account are good, each with its own tries. */
@Injectable()
export class EmailCodes {
  private readonly keys: Keys;

  constructor(@Inject(CONFIG) config: IdentityConfig) {
    this.keys = deriveKeys(config.secrets, 'e-mail codes');
  }

  /** Mails a new code. The one before stays good, so that a stranger who asks for a code does not make the owner's worthless. */
  async send(tx: Tx, user: User): Promise<void> {
    const code = randomInt(0, 1_000_000).toString().padStart(6, '0');
    await tx.execute(
      `insert into email_code as c (account_id, tenant_id, code_hash, expires_at)
       values ($1, $2, $3, now() + make_interval(mins => $4))
       on conflict (account_id) do update set
         earlier_hash = c.code_hash, earlier_tries = c.tries, earlier_expires_at = c.expires_at,
         code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`,
      [user.id, user.tenantId, hashOf(this.keys[0], user.id, code), validMinutes],
    );
    await mailTo(tx, user, 'verify-email', { code, email: user.email });
  }

  /** Whether the code is one of the account's. If it is, all codes of the account are deleted. */
  async use(tx: Tx, userId: string, code: string): Promise<boolean> {
    // The same statement counts the try and reads the codes, so that of twenty guesses at once five are compared.
    const [kept] = await tx.query<{ latest: Buffer | null; earlier: Buffer | null }>(
      `update email_code set tries = tries + 1, earlier_tries = earlier_tries + 1
       where account_id = $1
         and (tries < $2 and expires_at > now() or earlier_tries < $2 and earlier_expires_at > now())
       returning case when tries <= $2 and expires_at > now() then code_hash end as latest,
                 case when earlier_tries <= $2 and earlier_expires_at > now() then earlier_hash end as earlier`,
      [userId, mostTries],
    );
    const isRight = [kept?.latest, kept?.earlier].some(
      (hash) => hash != null && isMadeBy(this.keys, hash, (key) => hashOf(key, userId, code)),
    );
    if (isRight) await tx.execute('delete from email_code where account_id = $1', [userId]);
    return isRight;
  }
}

/** The hash has a key: against one without, all million codes are quickly tried. */
const hashOf = (key: Buffer, userId: string, code: string): Buffer =>
  createHmac('sha256', key).update(`${userId}:${code}`).digest();
