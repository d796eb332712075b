import { campaignName } from '../campaigns/campaign-look';
import { formatMoney } from '../format/money';
import { formatPhone } from '../format/phone';
import { campaignPath, contactPath } from '../paths';
import { noticeTexts as t } from './notice.texts';

/** What tells about a notification: the type, and `data` as JSON by type (spec point 3). */
export interface NoticeLike {
  type: string;
  data: unknown;
}
export type NoticeKind =
  'sent' | 'canceled' | 'money' | 'moneyFailed' | 'out' | 'in' | 'reply' | 'file' | 'fileFailed' | 'other';
export interface NoticeWords {
  kind: NoticeKind;
  title: string;
  text?: string;
  /** The page of what it is about. */
  to?: string;
  /** The finished export that it is about. */
  exportOf?: { jobId: string; resource: string };
}

type Data = Readonly<Record<string, unknown>>;
const textOf = (data: Data, key: string): string => (typeof data[key] === 'string' ? data[key] : '');
const countOf = (data: Data, key: string): number => {
  const counts = (typeof data['counts'] === 'object' ? data['counts'] : null) as Data | null;
  return typeof counts?.[key] === 'number' ? counts[key] : 0;
};
const joined = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' · ');

/** A notification in words, with where it leads. Money is said only to who may see money. */
export function noticeWords({ type, data: raw }: NoticeLike, seesMoney: boolean): NoticeWords {
  const data = (raw !== null && typeof raw === 'object' ? raw : {}) as Data;
  const phone = formatPhone(textOf(data, 'phoneInternational') || textOf(data, 'from'));
  const contact = textOf(data, 'contactId');
  const campaign = { to: campaignPath(textOf(data, 'campaignId')) };
  const name = campaignName(textOf(data, 'name'));
  const money = seesMoney && textOf(data, 'charged') !== '' && formatMoney(textOf(data, 'charged'));
  switch (type) {
    case 'campaign-completed':
      return {
        kind: 'sent',
        title: t.completed(name),
        ...campaign,
        text: joined(
          t.people(countOf(data, 'recipients')),
          countOf(data, 'bounced') > 0 && t.notDelivered(countOf(data, 'bounced')),
          money,
        ),
      };
    case 'campaign-canceled': {
      if (data['reason'] === 'insufficient-funds')
        return { kind: 'moneyFailed', title: t.canceledForMoney(name), text: t.moneyShort, ...campaign };
      const had = countOf(data, 'outbound') + countOf(data, 'delivered');
      return {
        kind: 'canceled',
        title: t.canceled(name),
        text: joined(had > 0 ? t.sentBefore(had) : t.nobodyBefore, had > 0 && money),
        ...campaign,
      };
    }
    case 'prepaid-package-payment-succeed':
      return {
        kind: 'money',
        title: t.paid(formatMoney(textOf(data, 'amount') || '0')),
        text: t.paidText,
        ...(seesMoney && { to: '/billing' }),
      };
    case 'prepaid-package-payment-failed':
      return {
        kind: 'moneyFailed',
        title: t.notPaid(formatMoney(textOf(data, 'amount') || '0')),
        text: t.notPaidText,
        ...(seesMoney && { to: '/billing' }),
      };
    case 'opt-out':
    case 'opt-in':
      return {
        kind: type === 'opt-out' ? 'out' : 'in',
        title: (type === 'opt-out' ? t.optOut : t.optIn)(phone),
        text: t.optSource[textOf(data, 'source') as keyof typeof t.optSource] ?? '',
        ...(contact !== '' && { to: contactPath(contact) }),
      };
    case 'inbound-sms':
      return {
        kind: 'reply',
        title:
          textOf(data, 'keyword') === '' ? t.reply(phone) : t.replyWord(textOf(data, 'keyword').toUpperCase(), phone),
        to: '/sms-inbounds',
      };
    case 'export-success': {
      const resource = textOf(data, 'resource');
      return {
        kind: 'file',
        title: t.exported(t.resources[resource as keyof typeof t.resources] ?? t.resources.other),
        text: t.rows(Number(data['rows'] ?? 0)),
        exportOf: { jobId: textOf(data, 'jobId'), resource },
      };
    }
    case 'export-failed':
      return {
        kind: 'fileFailed',
        title: t.exportFailed(t.resources[textOf(data, 'resource') as keyof typeof t.resources] ?? t.resources.other),
        text: t.exportFailedText,
      };
    default:
      return { kind: 'other', title: t.something };
  }
}
