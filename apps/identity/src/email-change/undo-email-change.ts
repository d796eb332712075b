import { Injectable } from '@nestjs/common';
import { Database, isUniqueViolation, type Tx } from '@bellbird/database';
import { hashOf } from '../secrets/tokens.js';
import { lockUser, userOf } from '../user/user.repository.js';
import { NewEmail } from './new-email.js';

interface Undo {
  accountId: string;
  oldEmail: string;
  version: string;
}

/** The way back of who had the address before: for seven days, once, whatever was changed since. */
@Injectable()
export class UndoEmailChange {
  constructor(
    private readonly db: Database,
    private readonly newEmail: NewEmail,
  ) {}

  /** Answers whether the link was good. Sessions end even where the address is somebody else's by now. */
  async execute(token: string, address: string): Promise<boolean> {
    try {
      return await this.db.system((tx) => this.undo(tx, token, address, true));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return this.db.system((tx) => this.undo(tx, token, address, false));
    }
  }

  private async undo(tx: Tx, token: string, address: string, isFree: boolean): Promise<boolean> {
    const asked = await undoOf(tx, token);
    if (asked === null) return false;
    await lockUser(tx, asked.accountId);
    const undo = await undoOf(tx, token);
    if (undo === null) return false;
    // Later changes were not this person's: their ways back go with them.
    await tx.execute('delete from email_undo where account_id = $1 and account_version >= $2', [
      undo.accountId,
      undo.version,
    ]);
    const user = await userOf(tx, undo.accountId);
    await this.newEmail.giveBack(tx, user, isFree ? undo.oldEmail : null, { sessionId: null, address });
    return true;
  }
}

async function undoOf(tx: Tx, token: string): Promise<Undo | null> {
  const [undo] = await tx.query<Undo>(
    `select account_id as "accountId", old_email as "oldEmail", account_version as version from email_undo
      where undo_hash = $1 and undo_until > now()`,
    [hashOf(token)],
  );
  return undo ?? null;
}
