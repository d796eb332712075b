import type { Permission } from '@bellbird/field-rules';
import { noticeTypes } from '@bellbird/notices';

/** Who is told what, from the contract's table, once more and by hand: it is what the list of kinds is held against. */
export const personal = ['export-success', 'export-failed', 'security'];
const all = ['campaign-completed', 'campaign-canceled', 'tenant-suspended', 'tenant-reinstated'];
const numbers = ['active', 'expired', 'past-due', 'canceled'].map((each) => `dedicated-number-subscription-${each}`);
const replies = ['inbound-sms', 'opt-out', 'opt-in'];
const campaigns = [...replies, 'review-configuration', 'low-rating', 'sender-reviewed', ...numbers];
const payments = ['prepaid-package', 'dedicated-number'].flatMap((each) => [
  `${each}-payment-succeed`,
  `${each}-payment-failed`,
]);
const cards = ['payment-action-required', 'payment-returned', 'card-expiring'];
const money = [...payments, ...cards, 'auto-top-up-activated', 'auto-top-up-paused', 'point-of-sale', ...numbers];

export const toldBySet: Readonly<Record<Permission | 'none', readonly string[]>> = {
  owner: noticeTypes.filter((each) => !personal.includes(each)),
  administrator: noticeTypes.filter((each) => !personal.includes(each)),
  'user-editor': [...all, 'access-requested', 'user-joined'],
  'merchant-editor': [...all, 'work-day-closed'],
  'business-editor': [...all, ...money],
  'campaign-editor': [...all, ...campaigns],
  none: all,
};
