import { Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { tooManyRequests } from '@bellbird/errors';
import { Allowance } from '@bellbird/limits';
import { personOf, Work, type GraphContext } from '@bellbird/service-host';
import { MailedCodes } from '../two-factor/mailed-codes.js';
import { userOf } from '../user/user.repository.js';
import { proofOf } from './proof.js';

const mostMailsAnHour = 3;

/** The code by mail with which somebody proves who it is, who has neither password nor two-factor. */
@Injectable()
export class StepUpCode {
  constructor(
    private readonly db: Database,
    private readonly work: Work,
    private readonly allowance: Allowance,
    private readonly mailed: MailedCodes,
  ) {}

  /** Whoever has another proof is asked for that one, and gets no mail. @throws 429 after three in an hour. */
  send(context: GraphContext): Promise<boolean> {
    const { tenantId, userId } = personOf(context);
    return this.work.changeAfter(
      context,
      async () => {
        if (!(await this.allowance.takes('mails step-up', userId, mostMailsAnHour))) throw tooManyRequests(3_600);
        return this.db.tenant(tenantId, (tx) => userOf(tx, userId));
      },
      async (tx, user) => {
        if (proofOf(user) === 'emailCode') await this.mailed.send(tx, user, 'step-up');
        return true;
      },
    );
  }
}
