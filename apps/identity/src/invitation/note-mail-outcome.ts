import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { emailSettled } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';

/** The mail of an invitation left, or never will: whoever invited sees it. */
@Injectable()
export class NoteMailOutcome {
  @On(emailSettled)
  async handle({ payload: { emailId, state } }: ConsumedEvent<typeof emailSettled>, tx: Tx): Promise<void> {
    await tx.execute('update invitation set mail_state = $2 where email_id = $1', [emailId, state]);
  }
}
