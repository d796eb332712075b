import { Inject, Injectable } from '@nestjs/common';
import { deriveKeys, isMadeBy, type Keys } from '@bellbird/auth';
import { Database, newId, type Tx } from '@bellbird/database';
import { recordAudit } from '@bellbird/resource-kit';
import { CONFIG, Every, Schedules } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import { mailTo } from '../mail/mail-to.js';
import { hashOf, newToken } from '../secrets/tokens.js';
import { momentFor } from '../security/moment-for.js';
import type { User } from '../user/user.js';
import { userOf } from '../user/user.repository.js';
import { hmacOf, newCode } from './mailed-codes.js';

const mostTries = 5;
/** How long the code is good, once it was mailed. */
const goodSeconds = 86_400;
const mostAtOnce = 20;

const waits = 'ended_why is null and used_at is null and expires_at > now()';

/**
 * The slow way back of who lost phone and codes: told to the person and to those who run the business at once, a code by
 * mail only after a day, and to be stopped with one tap until then.
 */
@Injectable()
export class TwoFactorRecoveries {
  private readonly keys: Keys;

  constructor(
    private readonly schedules: Schedules,
    private readonly db: Database,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {
    this.keys = deriveKeys(config.secrets, 'two-factor recovery codes');
  }

  /** When the code is mailed; null where none waits. */
  async dueAt(tx: Tx, userId: string): Promise<Date | null> {
    const [waiting] = await tx.query<{ dueAt: Date }>(
      `select due_at as "dueAt" from two_factor_recovery where account_id = $1 and ${waits}`,
      [userId],
    );
    return waiting?.dueAt ?? null;
  }

  /** Begins it, and answers when the code is mailed. The account must be locked, and none may wait. */
  async start(tx: Tx, user: User, address: string): Promise<Date> {
    const token = newToken();
    const id = newId();
    const [{ dueAt }] = (await tx.query<{ dueAt: Date }>(
      `insert into two_factor_recovery (account_id, tenant_id, id, due_at, expires_at, cancel_hash)
       values ($1, $2, $3, now() + make_interval(secs => $4), now() + make_interval(secs => $4 + $5), $6)
       on conflict (account_id) do update set
         id = excluded.id, due_at = excluded.due_at, expires_at = excluded.expires_at, cancel_hash = excluded.cancel_hash,
         mailed_at = null, code_hmac = null, tries = 0, used_at = null, ended_why = null
       returning due_at as "dueAt"`,
      [user.id, user.tenantId, id, this.config.twoFactorRecoverySeconds, goodSeconds, hashOf(token)],
    )) as [{ dueAt: Date }];
    await mailTo(tx, user, 'two-factor-recovery', {
      what: 'started',
      dueAt: momentFor(user, dueAt),
      link: `${this.config.publicUrl}/links/stop-recovery/${token}`,
    });
    await this.tellOthers(tx, user, dueAt);
    const { tenantId, id: userId } = user;
    await recordAudit(
      tx,
      { kind: 'user', userId, tenantId, address },
      { action: 'recovery.started', nth: id, subject: subjectOf(user) },
    );
    tx.afterCommit(() => this.schedules.poke(this, 'turn'));
    return dueAt;
  }

  /**
   * Whether it is the code that was mailed; then it is used up, and answers which recovery it was. A wrong one counts as
   * a try, so the transaction must be committed.
   */
  async use(tx: Tx, userId: string, code: string): Promise<string | null> {
    // The same statement counts the try and reads the code, so that of twenty guesses at once five are compared.
    const [kept] = await tx.query<{ id: string; hmac: Buffer }>(
      `update two_factor_recovery set tries = tries + 1
        where account_id = $1 and mailed_at is not null and tries < $2 and ${waits} returning id, code_hmac as hmac`,
      [userId, mostTries],
    );
    if (kept === undefined || !isMadeBy(this.keys, kept.hmac, (key) => hmacOf(key, userId, code))) return null;
    await tx.execute('update two_factor_recovery set used_at = now() where account_id = $1', [userId]);
    return kept.id;
  }

  /** Ends the one that waits, where one does: *It was not me*, a password that was reset, a log-in that came through. */
  async end(tx: Tx, userId: string, why: string): Promise<void> {
    await tx.execute(
      'update two_factor_recovery set ended_why = $2 where account_id = $1 and ended_why is null and used_at is null',
      [userId, why],
    );
  }

  /** The mail's *It was not me*. Answers whether the token was one that still stops something. Needs the system role. */
  async stop(tx: Tx, token: string): Promise<boolean> {
    const stopped = await tx.execute(
      `update two_factor_recovery set ended_why = 'it was not me' where cancel_hash = $1 and ${waits}`,
      [hashOf(token)],
    );
    return stopped > 0;
  }

  /**
   * Mails the codes that are due, each in the transaction that keeps its HMAC: killed anywhere, one is mailed. Answers
   * true if there may be more.
   */
  @Every('2s')
  async turn(): Promise<boolean> {
    return this.db.system(async (tx) => {
      const due = await tx.query<{ userId: string }>(
        `select account_id as "userId" from two_factor_recovery
          where mailed_at is null and due_at <= now() and ${waits} order by due_at limit $1 for update skip locked`,
        [mostAtOnce],
      );
      for (const { userId } of due) {
        const code = newCode();
        await tx.execute('update two_factor_recovery set mailed_at = now(), code_hmac = $2 where account_id = $1', [
          userId,
          hmacOf(this.keys[0], userId, code),
        ]);
        await mailTo(tx, await userOf(tx, userId), 'two-factor-recovery', { what: 'due', code });
      }
      return due.length === mostAtOnce;
    });
  }

  private async tellOthers(tx: Tx, user: User, dueAt: Date): Promise<void> {
    const others = await tx.query<Pick<User, 'id' | 'tenantId' | 'email' | 'firstName'>>(
      `select id, tenant_id as "tenantId", email, first_name as "firstName" from account
        where tenant_id = $1 and id <> $2 and status = 'active' and (role = 'admin' or permissions && '{owner,administrator}')`,
      [user.tenantId, user.id],
    );
    const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
    for (const other of others)
      await mailTo(tx, other, 'two-factor-recovery', { what: 'told', name, dueAt: momentFor(user, dueAt) });
  }
}

/** Somebody, as the trail names them. */
export const subjectOf = ({ id, firstName, lastName }: User): { type: string; id: string; name: string } => ({
  type: 'user',
  id,
  name: `${firstName} ${lastName}`.trim(),
});
