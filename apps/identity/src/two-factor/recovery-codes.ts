import { createHmac, randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { deriveKeys, type Keys } from '@bellbird/auth';
import type { Tx } from '@bellbird/database';
import { CONFIG } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import type { User } from '../user/user.js';

const count = 10;
/** Ten of these 31 are 50 bits, rounded; 0, 1, i, l and o look like others. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** Ten codes that each take the place of the authenticator once; only their HMACs are kept. */
@Injectable()
export class RecoveryCodes {
  private readonly keys: Keys;

  constructor(@Inject(CONFIG) config: IdentityConfig) {
    this.keys = deriveKeys(config.secrets, 'recovery codes');
  }

  /** New codes, written `k7m2x-9q4tz`; those of before are dead. */
  async issue(tx: Tx, { id, tenantId }: Pick<User, 'id' | 'tenantId'>): Promise<string[]> {
    const codes = Array.from({ length: count }, newCode);
    await tx.execute('delete from recovery_code where account_id = $1', [id]);
    await tx.execute(
      'insert into recovery_code (account_id, tenant_id, code_hmac) select $1, $2, unnest($3::bytea[])',
      [id, tenantId, codes.map((code) => hmacOf(this.keys[0], code))],
    );
    return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
  }

  /** Uses a code up, in the transaction of what it opens. Answers whether it was one of the account's, and unused. */
  async use(tx: Tx, userId: string, given: string): Promise<boolean> {
    const code = given.toLowerCase().replaceAll(/[\s-]/g, '');
    const used = await tx.execute(
      'update recovery_code set used_at = now() where account_id = $1 and code_hmac = any($2) and used_at is null',
      [userId, this.keys.map((key) => hmacOf(key, code))],
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
const hmacOf = (key: Buffer, code: string): Buffer => createHmac('sha256', key).update(code).digest();
