import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import type { User } from '../user/user.js';

const count = 10;
/** Ten of these 31 are 50 bits, rounded; 0, 1, i, l and o look like others. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/**
 * Ten codes that each take the place of the authenticator once; only their HMACs are kept. Their key is made of the
 * authenticator's (`secret`), which is sealed anew where the platform's secret changes: codes on paper outlive that.
 */
@Injectable()
export class RecoveryCodes {
  /** New codes, written `k7m2x-9q4tz`; those of before are dead. */
  async issue(tx: Tx, { id, tenantId }: Pick<User, 'id' | 'tenantId'>, secret: Buffer): Promise<string[]> {
    const codes = Array.from({ length: count }, newCode);
    await tx.execute('delete from recovery_code where account_id = $1', [id]);
    await tx.execute(
      'insert into recovery_code (account_id, tenant_id, code_hmac) select $1, $2, unnest($3::bytea[])',
      [id, tenantId, codes.map((code) => hmacOf(secret, code))],
    );
    return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
  }

  /** Uses a code up, in the transaction of what it opens. Answers whether it was one of the account's, and unused. */
  async use(tx: Tx, userId: string, given: string, secret: Buffer): Promise<boolean> {
    const code = given.toLowerCase().replaceAll(/[\s-]/g, '');
    const used = await tx.execute(
      'update recovery_code set used_at = now() where account_id = $1 and code_hmac = $2 and used_at is null',
      [userId, hmacOf(secret, code)],
    );
    return used > 0;
  }

  /** How many are unused. */
  async left(tx: Tx, userId: string): Promise<number> {
    const [row] = await tx.query<{ left: number }>(
      'select count(*)::int as left from recovery_code where account_id = $1 and used_at is null',
      [userId],
    );
    return row?.left ?? 0;
  }
}

const newCode = (): string => Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
const hmacOf = (secret: Buffer, code: string): Buffer =>
  createHmac('sha256', createHmac('sha256', secret).update('recovery codes').digest()).update(code).digest();
