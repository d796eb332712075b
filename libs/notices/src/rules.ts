import type { AudienceWord, Permission } from '@bellbird/field-rules';
import type { NoticeType } from './index.js';

/** How a notification is mailed: not, within a minute or so, or with the day's others. */
export const mailPaces = ['off', 'instant', 'daily'] as const;
export type MailPace = (typeof mailPaces)[number];

/** What people filter notifications by. */
export type NoticeKind =
  'campaigns' | 'replies' | 'decisions' | 'files' | 'reviews' | 'money' | 'numbers' | 'people' | 'account';

/** Whom a kind of notification is told, and what becomes of it where nobody chose otherwise. */
export interface NoticeRule {
  kind: NoticeKind;
  /** What its settings call it. */
  name: string;
  /** All, the one whom its cause names, those who can give what is asked for, or those who have one of the permissions. */
  who: 'member' | 'person' | 'giver' | readonly Permission[];
  email: MailPace;
  /** Where fewer are mailed than see it. */
  mailTo?: readonly Permission[];
  /** It cannot be turned off; its cause sends its mail. */
  isFixed?: true;
}

const money: readonly Permission[] = ['business-editor'];
const campaigns: readonly Permission[] = ['campaign-editor'];
const numbers: readonly Permission[] = ['business-editor', 'campaign-editor'];

/** The one list of who is told what, and how it is mailed unless a person chose otherwise. */
export const noticeRules: Readonly<Record<NoticeType, NoticeRule>> = {
  'campaign-completed': { kind: 'campaigns', name: 'A campaign was sent', who: 'member', email: 'off' },
  'campaign-canceled': {
    kind: 'campaigns',
    name: 'A campaign stopped',
    who: 'member',
    email: 'instant',
    mailTo: money,
  },
  'inbound-sms': { kind: 'replies', name: 'A customer replied', who: campaigns, email: 'daily' },
  'opt-out': { kind: 'decisions', name: 'A customer opted out', who: campaigns, email: 'off' },
  'opt-in': { kind: 'decisions', name: 'A customer opted back in', who: campaigns, email: 'off' },
  'export-success': { kind: 'files', name: 'Your file is ready', who: 'person', email: 'off' },
  'export-failed': { kind: 'files', name: 'Your file could not be made', who: 'person', email: 'off' },
  'review-configuration': { kind: 'reviews', name: 'Listing updates', who: campaigns, email: 'instant' },
  'low-rating': { kind: 'reviews', name: 'A customer was not happy', who: campaigns, email: 'instant' },
  'prepaid-package-payment-succeed': { kind: 'money', name: 'Money was added', who: money, email: 'off' },
  'prepaid-package-payment-failed': { kind: 'money', name: 'A payment failed', who: money, email: 'instant' },
  'auto-top-up-activated': { kind: 'money', name: 'Auto top-up added money', who: money, email: 'daily' },
  'auto-top-up-paused': { kind: 'money', name: 'Auto top-up is paused', who: money, email: 'instant' },
  'payment-action-required': { kind: 'money', name: 'Your bank asks about a payment', who: money, email: 'instant' },
  'payment-returned': { kind: 'money', name: 'A payment was returned', who: money, email: 'instant' },
  'card-expiring': { kind: 'money', name: 'A card is about to expire', who: money, email: 'instant' },
  'dedicated-number-payment-succeed': { kind: 'numbers', name: 'A number was paid for', who: money, email: 'off' },
  'dedicated-number-payment-failed': {
    kind: 'numbers',
    name: 'A number could not be paid for',
    who: money,
    email: 'instant',
  },
  'dedicated-number-subscription-active': {
    kind: 'numbers',
    name: 'Your number is ready',
    who: numbers,
    email: 'instant',
  },
  'dedicated-number-subscription-expired': {
    kind: 'numbers',
    name: 'Your number has expired',
    who: numbers,
    email: 'instant',
  },
  'dedicated-number-subscription-past-due': {
    kind: 'numbers',
    name: 'Your number is unpaid',
    who: numbers,
    email: 'instant',
  },
  'dedicated-number-subscription-canceled': {
    kind: 'numbers',
    name: 'Your number is about to end',
    who: numbers,
    email: 'instant',
  },
  'sender-reviewed': { kind: 'numbers', name: 'A sender was reviewed', who: campaigns, email: 'instant' },
  'access-requested': { kind: 'people', name: 'Someone asked for access', who: 'giver', email: 'instant' },
  'user-joined': { kind: 'people', name: 'Someone joined', who: ['user-editor'], email: 'off' },
  'tenant-suspended': {
    kind: 'account',
    name: 'Sending is paused by Bellbird',
    who: 'member',
    email: 'instant',
    mailTo: money,
  },
  'tenant-reinstated': {
    kind: 'account',
    name: 'Sending is on again',
    who: 'member',
    email: 'instant',
    mailTo: money,
  },
  'point-of-sale': { kind: 'account', name: 'Point-of-sale updates', who: money, email: 'instant' },
  'work-day-closed': {
    kind: 'account',
    name: 'The waiting list was closed for you',
    who: ['merchant-editor'],
    email: 'off',
  },
  security: {
    kind: 'account',
    name: 'The security of your account',
    who: 'person',
    email: 'instant',
    isFixed: true,
  },
};

export const ruleOf = (type: string): NoticeRule | undefined =>
  Object.hasOwn(noticeRules, type) ? noticeRules[type as NoticeType] : undefined;

/** Whether notifications of this kind can ever be for somebody who belongs to these audiences. */
export function maySeeType({ who }: NoticeRule, audiences: readonly AudienceWord[]): boolean {
  if (who === 'member' || who === 'person') return true;
  if (who === 'giver') return audiences.some((each) => each.startsWith('gives:'));
  return who.some((each) => audiences.includes(each));
}
