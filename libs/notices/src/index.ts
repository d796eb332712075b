import * as v from 'valibot';
import type { Notice, NoticeLook, NoticeWords, Say } from './define-notice.js';
import { accessRequestedNotice } from './notices/access-requested.js';
import { tenantReinstatedNotice, tenantSuspendedNotice } from './notices/business-suspended.js';
import { campaignCanceledNotice, campaignCompletedNotice } from './notices/campaign-ended.js';
import { exportFailedNotice, exportSuccessNotice } from './notices/export-ended.js';
import { inboundSmsNotice } from './notices/inbound-sms.js';
import {
  lowRatingNotice,
  pointOfSaleNotice,
  reviewConfigurationNotice,
  senderReviewedNotice,
  workDayClosedNotice,
} from './notices/links-to-others.js';
import {
  numberActiveNotice,
  numberCanceledNotice,
  numberExpiredNotice,
  numberNotPaidNotice,
  numberPaidNotice,
  numberPastDueNotice,
} from './notices/numbers.js';
import {
  autoTopUpNotice,
  autoTopUpPausedNotice,
  cardExpiringNotice,
  paymentActionNotice,
  paymentReturnedNotice,
} from './notices/payments.js';
import { optInNotice, optOutNotice } from './notices/person-decided.js';
import { securityNotice } from './notices/security.js';
import { topUpFailedNotice, topUpSucceededNotice } from './notices/top-up-ended.js';
import { userJoinedNotice } from './notices/user-joined.js';

export { noticePath } from './define-notice.js';
export type { DataOf, Notice, NoticeLook, NoticeTarget, NoticeWords, Say } from './define-notice.js';
export * from './notices/access-requested.js';
export * from './notices/business-suspended.js';
export * from './notices/campaign-ended.js';
export * from './notices/export-ended.js';
export * from './notices/inbound-sms.js';
export * from './notices/links-to-others.js';
export * from './notices/numbers.js';
export * from './notices/payments.js';
export * from './notices/person-decided.js';
export * from './notices/security.js';
export * from './notices/top-up-ended.js';
export * from './notices/user-joined.js';

/** Every kind of notification, in the order in which the API lists their types. */
export const notices = [
  campaignCompletedNotice,
  campaignCanceledNotice,
  topUpSucceededNotice,
  topUpFailedNotice,
  optOutNotice,
  optInNotice,
  inboundSmsNotice,
  exportSuccessNotice,
  exportFailedNotice,
  accessRequestedNotice,
  userJoinedNotice,
  reviewConfigurationNotice,
  numberPaidNotice,
  numberNotPaidNotice,
  numberActiveNotice,
  numberExpiredNotice,
  numberPastDueNotice,
  numberCanceledNotice,
  autoTopUpNotice,
  tenantSuspendedNotice,
  tenantReinstatedNotice,
  securityNotice,
  paymentActionNotice,
  paymentReturnedNotice,
  autoTopUpPausedNotice,
  senderReviewedNotice,
  cardExpiringNotice,
  lowRatingNotice,
  pointOfSaleNotice,
  workDayClosedNotice,
] as const;

export type NoticeType = (typeof notices)[number]['type'];
/** The words of `Notification.type`. */
export const noticeTypes = notices.map(({ type }) => type);

/**
 * A notification in words. One of a type or with data that this client does not know is told in general words, since a
 * server may be newer than a page that is open.
 */
export function wordsOf({ type, data }: { type: string; data: unknown }, say: Say): NoticeWords & { look: NoticeLook } {
  const notice = (notices as readonly Notice[]).find((each) => each.type === type);
  const read = notice === undefined ? null : v.safeParse(notice.data, data);
  if (notice === undefined || !read?.success) return { look: 'other', title: 'Something changed in your business' };
  return { look: notice.look, ...notice.words(read.output, say) };
}
