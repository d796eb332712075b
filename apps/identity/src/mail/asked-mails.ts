import { Inject, Injectable } from '@nestjs/common';
import { Database, newId, type Tx } from '@bellbird/database';
import { Allowance, callerOf } from '@bellbird/limits';
import { CONFIG, Every, LOGGER, Schedules, type GraphContext, type Logger } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import { emailKey } from '../user/email-key.js';
import type { User } from '../user/user.js';
import { findByEmail } from '../user/user.repository.js';
import { mailsWithheld, mostToAnAddress, whatIsCounted, type AskedMailKind } from './asked-mail-kinds.js';
import { EmailCodes } from './email-codes.js';
import { mailTo } from './mail-to.js';
import { ResetLinks } from './reset-links.js';

interface AskedMail {
  id: string;
  kind: AskedMailKind;
  email: string;
}

/** No account has a longer e-mail. */
const longestEmail = 254;

/**
 * Mails that anybody may cause by naming an address. The request only notes what is asked, the same for every address.
 * A loop then looks whether there is an account, counts its mails and makes the secret in the mail. So neither the words
 * nor the time of an answer tell anything about the account.
 */
@Injectable()
export class AskedMails {
  constructor(
    private readonly schedules: Schedules,
    private readonly db: Database,
    private readonly allowance: Allowance,
    private readonly links: ResetLinks,
    private readonly codes: EmailCodes,
    @Inject(CONFIG) private readonly config: IdentityConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Notes that anybody asks for a mail to an address. Over the caller's own limit nothing happens. */
  async ask(kind: 'forgot-password' | 'resend-code', email: string, context: GraphContext): Promise<void> {
    if (email.length > longestEmail) return;
    const caller = callerOf(context.remoteAddress);
    if (await this.allowance.takes('mails asked', caller, this.config.mailsAskedHourlyMost)) {
      await this.db.system((tx) => this.note(tx, kind, email));
    } else mailsWithheld.inc({ kind });
  }

  /** Notes a mail in the transaction; the loop writes it after the commit. */
  async note(tx: Tx, kind: AskedMailKind, email: string): Promise<void> {
    await tx.execute('insert into asked_mail (id, kind, email) values ($1, $2, $3)', [newId(), kind, email]);
    tx.afterCommit(() => this.schedules.poke(this, 'turn'));
  }

  /**
   * Writes the mails that are due, also those that failed or that a killed process left. Answers true if there may be
   * more. A mail that fails is due again later and delays no other.
   */
  @Every('2s')
  async turn(): Promise<boolean> {
    const most = 20;
    const claimed = await this.db.system((tx) =>
      tx.query<AskedMail>(
        `with due as (
         select id from asked_mail where due_at <= clock_timestamp() order by due_at limit $1 for update skip locked)
       update asked_mail m set due_at = clock_timestamp() + interval '30 seconds'
       from due where m.id = due.id returning m.id, m.kind, m.email`,
        [most],
      ),
    );
    for (const asked of claimed) {
      await this.write(asked).catch((error: unknown) =>
        this.logger.warn({ err: error, kind: asked.kind }, 'A mail could not be written; it is tried again'),
      );
    }
    return claimed.length === most;
  }

  private async write({ id, kind, email }: AskedMail): Promise<void> {
    const user = await this.db.system((tx) => findByEmail(tx, email));
    const send = user === null ? null : this.mailOf(kind, user);
    const counted = whatIsCounted[kind];
    const limit = [`mails ${counted}`, emailKey(email)] as const;
    const isAllowed = send === null || (await this.allowance.takes(...limit, mostToAnAddress));
    if (!isAllowed) mailsWithheld.inc({ kind: counted });
    try {
      await this.db.system(async (tx) => {
        const isOurs = (await tx.execute('delete from asked_mail where id = $1', [id])) > 0;
        if (isOurs && isAllowed) await send?.(tx);
      });
    } catch (error) {
      // It is tried again, and would else be withheld after three failures.
      if (send !== null && isAllowed) await this.allowance.giveBack(...limit);
      throw error;
    }
  }

  /** Sends the mail that an account gets; null if it gets none. */
  private mailOf(kind: AskedMailKind, user: User): ((tx: Tx) => Promise<unknown>) | null {
    switch (kind) {
      case 'forgot-password':
        return user.status === 'inactive' ? null : (tx) => this.links.send(tx, user);
      case 'sign-up':
      case 'resend-code':
        return user.status === 'email-not-verified' ? (tx) => this.codes.send(tx, user) : null;
      case 'sign-up-taken': {
        const link = `${this.config.publicUrl}/forgot-password`;
        return (tx) => mailTo(tx, user, 'email-already-registered', { link });
      }
    }
  }
}
