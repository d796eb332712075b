import { Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { ProductError, tooManyRequests } from '@bellbird/errors';
import { Allowance, callerOf } from '@bellbird/limits';
import type { GraphContext } from '@bellbird/service-host';
import { ConfirmEmailChange } from '../email-change/confirm-email-change.js';
import { UndoEmailChange } from '../email-change/undo-email-change.js';
import { TwoFactorRecoveries } from '../two-factor/two-factor-recoveries.js';

const mostAMinute = 20;

/** Does what the button of a mail's page says. Opening the page does nothing. */
@Injectable()
export class FollowLink {
  constructor(
    private readonly allowance: Allowance,
    private readonly confirming: ConfirmEmailChange,
    private readonly undoing: UndoEmailChange,
    private readonly recoveries: TwoFactorRecoveries,
    private readonly db: Database,
  ) {}

  /** @throws 400 invalid-code, the same for unknown, used, too old and another kind's; 429 after 20 calls a minute. */
  async execute(kind: string, token: string, context: GraphContext): Promise<boolean> {
    const address = context.remoteAddress;
    if (!(await this.allowance.takesInAMinute('links', callerOf(address), mostAMinute))) throw tooManyRequests(60);
    if (!(await this.isGood(kind, token, context)))
      throw new ProductError('invalid-code', 'Your verification link is invalid. Request a new one');
    return true;
  }

  /** Each kind of link, and whose it is. */
  private async isGood(
    kind: string,
    token: string,
    { caller, remoteAddress: address }: GraphContext,
  ): Promise<boolean> {
    switch (kind) {
      case 'new-email': {
        const person = caller?.kind === 'user' ? caller : null;
        const by = { userId: person?.userId ?? null, sessionId: person?.sessionId ?? null, address };
        return this.confirming.byLink(token, by);
      }
      case 'undo-email':
        return this.undoing.execute(token, address);
      case 'stop-recovery':
        return this.db.system((tx) => this.recoveries.stop(tx, token));
      default:
        return false;
    }
  }
}
