import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { deriveKeys, isMadeBy, type Keys } from '@bellbird/auth';
import { Database, type Tx } from '@bellbird/database';
import { Allowance } from '@bellbird/limits';
import { CONFIG, Every, LOGGER, Schedules, type Logger } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import { mailsWithheld, mostToAnAddress } from '../mail/asked-mail-kinds.js';
import { mailTo } from '../mail/mail-to.js';
import { hashOf, newToken } from '../secrets/tokens.js';
import { emailKey } from '../user/email-key.js';
import { findByEmail, userOf } from '../user/user.repository.js';

export const validMinutes = 60;

interface Due {
  accountId: string;
  newEmail: string;
  /** As Postgres writes it: a Date has no microseconds. */
  dueAt: string;
}

/**
 * Writes the mails of who asked for another address. The request only notes it, the same for every address; here it is
 * looked up whether the address is somebody's, so neither words nor time of the answer tell.
 */
@Injectable()
export class EmailChangeMails {
  private readonly keys: Keys;

  constructor(
    private readonly schedules: Schedules,
    private readonly db: Database,
    private readonly allowance: Allowance,
    @Inject(CONFIG) private readonly config: IdentityConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.keys = deriveKeys(config.secrets, 'e-mail change codes');
  }

  /** Notes what is asked for; whatever was asked for before is dead. The loop writes the mails after the commit. */
  async note(tx: Tx, user: { id: string; tenantId: string }, newEmail: string): Promise<void> {
    // Nobody holds what these are the hashes of.
    const [code, link] = [randomBytes(32), randomBytes(32)];
    await tx.execute(
      `insert into email_change (account_id, tenant_id, new_email, code_hash, link_hash, expires_at, mail_due_at)
       values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6), now())
       on conflict (account_id) do update set
         new_email = excluded.new_email, code_hash = excluded.code_hash, link_hash = excluded.link_hash, tries = 0,
         expires_at = excluded.expires_at, mail_due_at = excluded.mail_due_at`,
      [user.id, user.tenantId, newEmail, code, link, validMinutes],
    );
    tx.afterCommit(() => this.schedules.poke(this, 'turn'));
  }

  /** Whether a code is the one whose hash is kept. */
  isCode(accountId: string, hash: Buffer, code: string): boolean {
    return isMadeBy(this.keys, hash, (key) => hashOfCode(key, accountId, code));
  }

  /** Writes the mails that are due, also those that a killed process left. Answers true if there may be more. */
  @Every('2s')
  async turn(): Promise<boolean> {
    const most = 20;
    const claimed = await this.db.system((tx) =>
      tx.query<Due>(
        `with due as (
           select account_id from email_change where mail_due_at <= clock_timestamp() order by mail_due_at limit $1 for update skip locked)
         update email_change c set mail_due_at = clock_timestamp() + interval '30 seconds'
           from due where c.account_id = due.account_id
         returning c.account_id as "accountId", c.new_email as "newEmail", c.mail_due_at::text as "dueAt"`,
        [most],
      ),
    );
    for (const due of claimed)
      await this.write(due).catch((error: unknown) =>
        this.logger.warn({ err: error }, 'The mails of an e-mail change could not be written; they are tried again'),
      );
    return claimed.length === most;
  }

  /** Forgets what is an hour too old, and ways back that are closed. */
  @Every('1h')
  async sweep(): Promise<void> {
    await this.db.system(async (tx) => {
      await tx.execute(`delete from email_change where expires_at < now() - interval '1 hour'`);
      await tx.execute('delete from email_undo where undo_until < now()');
    });
  }

  private async write(due: Due): Promise<void> {
    const limit = ['mails email-change to', emailKey(due.newEmail)] as const;
    const isAllowed = await this.allowance.takes(...limit, mostToAnAddress);
    if (!isAllowed) mailsWithheld.inc({ kind: 'email-change' });
    try {
      await this.db.system((tx) => this.mail(tx, due, isAllowed));
    } catch (error) {
      // It is tried again, and would else be withheld after three failures.
      if (isAllowed) await this.allowance.giveBack(...limit);
      throw error;
    }
  }

  private async mail(tx: Tx, { accountId, newEmail, dueAt }: Due, isAllowed: boolean): Promise<void> {
    // Another address may have been asked for since: that is another mail.
    const isOurs = await tx.execute(
      'update email_change set mail_due_at = null where account_id = $1 and mail_due_at = $2::timestamptz',
      [accountId, dueAt],
    );
    if (isOurs === 0) return;
    const user = await userOf(tx, accountId);
    await mailTo(tx, user, 'email-change-notice', { newEmail });
    if (!isAllowed) return;
    const owner = await findByEmail(tx, newEmail);
    if (owner !== null) {
      const link = `${this.config.publicUrl}/forgot-password`;
      await mailTo(tx, owner, 'email-already-registered', { link });
      return;
    }
    const [code, link] = [randomInt(0, 100_000_000).toString().padStart(8, '0'), newToken()];
    await tx.execute('update email_change set code_hash = $2, link_hash = $3 where account_id = $1', [
      accountId,
      hashOfCode(this.keys[0], accountId, code),
      hashOf(link),
    ]);
    const to = { ...user, email: newEmail };
    await mailTo(tx, to, 'email-change-code', { code, link: `${this.config.publicUrl}/links/new-email/${link}` });
  }
}

/** The hash has a key: against one without, all codes are quickly tried. */
const hashOfCode = (key: Buffer, accountId: string, code: string): Buffer =>
  createHmac('sha256', key).update(`${accountId}:${code}`).digest();
