import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { textsStopped, type TextPurpose } from '@bellbird/events';
import { campaignCanceledNotice } from '@bellbird/notices';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { Notifier } from '../notification/notifier.js';

/** What single texts of a purpose are called together. */
const names: Readonly<Record<TextPurpose, string>> = {
  turn: 'Turn texts',
  'review-request': 'Review requests',
  'thank-you': 'Thank-you texts',
  'feedback-answer': 'Answers to feedback',
  code: 'Codes',
  test: 'Test texts',
  reply: 'Replies',
  automation: 'Automatic texts',
};
const none = { recipients: 0, delivered: 0, outbound: 0, bounced: 0, pending: 0, unknown: 0, canceled: 0, leftOut: 0 };

/** Single texts of a purpose do not leave today, for want of money or of leave. */
@Injectable()
export class NotifyWhenTextsStopped {
  constructor(private readonly notifier: Notifier) {}

  @On(textsStopped)
  async stopped({ id, tenantId, payload }: ConsumedEvent<typeof textsStopped>, tx: Tx): Promise<void> {
    const { purpose, reason, at } = payload;
    await this.notifier.notify(
      tx,
      { id, tenantId },
      campaignCanceledNotice,
      {
        campaignId: null,
        name: names[purpose],
        reason,
        counts: none,
        charged: '0.000000',
        currency: 'AUD',
        completedAt: at,
      },
      { mailTo: null },
    );
  }
}
