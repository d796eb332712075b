import type { INestApplicationContext } from '@nestjs/common';
import { Database, namedId } from '@bellbird/database';
import {
  autoTopUpNotice,
  autoTopUpPausedNotice,
  cardExpiringNotice,
  exportFailedNotice,
  lowRatingNotice,
  numberActiveNotice,
  numberCanceledNotice,
  numberExpiredNotice,
  numberNotPaidNotice,
  numberPaidNotice,
  numberPastDueNotice,
  paymentActionNotice,
  paymentReturnedNotice,
  pointOfSaleNotice,
  reviewConfigurationNotice,
  securityNotice,
  senderReviewedNotice,
  tenantReinstatedNotice,
  tenantSuspendedNotice,
  workDayClosedNotice,
  type DataOf,
  type Notice,
  type NoticeType,
} from '@bellbird/notices';
import { noticeRules } from '@bellbird/notices/rules';
import { CLOCK, type Clock } from '@bellbird/service-host';

interface Told {
  type: NoticeType;
  daysAgo: number;
  data: unknown;
}
const told = <N extends Notice<NoticeType>>({ type }: N, daysAgo: number, data: DataOf<N>): Told => ({
  type,
  daysAgo,
  data,
});

/**
 * What the café of the demo was told of what the demo does not do, or Bellbird not yet: as rows of the last weeks, seen
 * by `userId` where they are older than a day, mailed to nobody. Again it tells nothing more.
 */
export async function tellDemoNotices(
  app: INestApplicationContext,
  { tenantId, userId }: { tenantId: string; userId: string },
): Promise<void> {
  const now = app.get<Clock>(CLOCK, { strict: false }).now();
  const at = (daysAgo: number): Date => new Date(now.getTime() - daysAgo * 86_400_000);
  await app.get(Database, { strict: false }).tenant(tenantId, async (tx) => {
    for (const { type, daysAgo, data } of newsOfTheCafe(tenantId, at)) {
      const { who } = noticeRules[type];
      const id = namedId('demo notice', tenantId, type);
      await tx.execute(
        `insert into notification (tenant_id, id, user_id, audience, type, data, created_at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (tenant_id, id) do nothing`,
        [
          tenantId,
          id,
          who === 'person' ? userId : null,
          typeof who === 'string' ? null : who,
          type,
          JSON.stringify(data),
          at(daysAgo),
        ],
      );
      if (daysAgo > 1)
        await tx.execute(
          `insert into notification_reader (tenant_id, user_id, notification_id, viewed_at) values ($1, $2, $3, $4)
           on conflict (tenant_id, user_id, notification_id) do nothing`,
          [tenantId, userId, id, at(daysAgo)],
        );
    }
  });
}

function newsOfTheCafe(tenantId: string, at: (daysAgo: number) => Date): Told[] {
  const idOf = (what: string): string => namedId('demo notice', tenantId, what);
  const day = (daysAgo: number): string => at(daysAgo).toISOString().slice(0, 10);
  const numberOf = (phone: string) => ({ itemId: idOf(`item ${phone}`), callerId: idOf(`number ${phone}`), phone });
  const [first, second] = [numberOf('+61491579455'), numberOf('+61491577426')];
  const month = { paymentId: idOf('payment'), amount: '19.00', total: '20.90' };
  return [
    told(reviewConfigurationNotice, 26.3, { state: 'approved', listingName: 'Corner Café', reason: null }),
    told(senderReviewedNotice, 25.1, {
      callerId: idOf('name'),
      mailerId: null,
      name: 'CornerCafe',
      what: 'register',
      state: 'approved',
      reason: null,
    }),
    told(pointOfSaleNotice, 24.2, { state: 'connected', merchantName: 'Corner Café', reason: null }),
    told(numberPaidNotice, 23.11, { ...first, ...month }),
    told(numberActiveNotice, 23.1, { ...first, until: null }),
    told(securityNotice, 21.4, {
      what: 'new-device',
      device: 'Chrome on macOS',
      address: '203.0.113.7',
      at: at(21.4).toISOString(),
    }),
    told(tenantSuspendedNotice, 19.2, {
      kind: 'platform',
      reason: 'We are asking you about the people of your first import.',
      owed: null,
    }),
    told(tenantReinstatedNotice, 18.97, { kind: 'platform', reason: null, owed: null }),
    told(exportFailedNotice, 17.15, { jobId: idOf('export'), resource: 'contacts', reason: 'internal' }),
    told(paymentReturnedNotice, 15.05, { paymentId: idOf('payment'), kind: 'refund', amount: '5.00', owed: null }),
    told(lowRatingNotice, 13.3, { kind: 'feedback', id: idOf('feedback'), rating: 2 }),
    told(autoTopUpNotice, 12.02, {
      paymentId: idOf('top-up'),
      amount: '50.00',
      total: '55.00',
      threshold: '20.00',
      balance: '68.40',
    }),
    told(paymentActionNotice, 11.25, {
      paymentId: idOf('plan'),
      itemId: null,
      kind: 'monthly-package',
      total: '20.90',
    }),
    told(autoTopUpPausedNotice, 10.08, { reason: 'card-declined', paymentId: idOf('top-up') }),
    told(numberNotPaidNotice, 7.12, { ...second, ...month, reason: 'card_declined', retryAt: at(4).toISOString() }),
    told(numberPastDueNotice, 7.11, { ...second, until: day(-7) }),
    told(cardExpiringNotice, 6.2, {
      cardId: idOf('card'),
      brand: 'Visa',
      last4: '4242',
      expMonth: at(6).getUTCMonth() + 1,
      expYear: at(6).getUTCFullYear(),
      usedBy: ['+61 491 577 426'],
    }),
    told(numberCanceledNotice, 5.17, { ...first, until: day(2.05) }),
    told(numberExpiredNotice, 2.05, { ...first, until: day(2.05) }),
    told(workDayClosedNotice, 0.3, { workDayId: idOf('work day'), at: at(0.3).toISOString() }),
  ];
}
