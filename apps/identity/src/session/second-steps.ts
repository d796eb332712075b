import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@bellbird/database';
import { Every } from '@bellbird/service-host';
import { hashOf, newToken } from '../secrets/tokens.js';
import type { User } from '../user/user.js';
import { userOf } from '../user/user.repository.js';

/** How somebody came through the first step. */
export type OpenedBy = 'password' | 'google';

export interface SecondStep {
  user: User;
  openedBy: OpenedBy;
}

const minutes = 5;
const mostTries = 5;
const isGood = `used_at is null and expires_at > now() and tries < ${mostTries}`;

/** Tokens that say that the first step of a log-in came through: five minutes, five wrong codes, one session. All need the system role. */
@Injectable()
export class SecondSteps {
  constructor(private readonly db: Database) {}

  /** 256 bits, of which only the hash is kept. */
  async issue(tx: Tx, user: User, openedBy: OpenedBy): Promise<string> {
    const token = newToken();
    await tx.execute(
      `insert into second_step (hash, tenant_id, account_id, opened_by, expires_at)
       values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
      [hashOf(token), user.tenantId, user.id, openedBy, minutes],
    );
    return token;
  }

  /** Whose it is; null where it is unknown, used, too old, tried too often, or of somebody who was switched off. */
  async find(tx: Tx, token: string, lock: '' | 'for update' = ''): Promise<SecondStep | null> {
    const [row] = await tx.query<{ accountId: string; openedBy: OpenedBy }>(
      `select account_id as "accountId", opened_by as "openedBy" from second_step where hash = $1 and ${isGood} ${lock}`,
      [hashOf(token)],
    );
    if (row === undefined) return null;
    const user = await userOf(tx, row.accountId);
    return user.status === 'active' ? { user, openedBy: row.openedBy } : null;
  }

  /** A code was wrong; the fifth ends the token. */
  async countWrong(tx: Tx, token: string): Promise<void> {
    await tx.execute('update second_step set tries = tries + 1 where hash = $1', [hashOf(token)]);
  }

  /** It is worth nothing from now on. */
  async use(tx: Tx, token: string): Promise<void> {
    await tx.execute('update second_step set used_at = now() where hash = $1', [hashOf(token)]);
  }

  @Every('1h')
  async sweep(): Promise<void> {
    await this.db.system((tx) => tx.execute(`delete from second_step where expires_at < now() - interval '1 day'`));
  }
}
