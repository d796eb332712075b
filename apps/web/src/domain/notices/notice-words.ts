import {
  noticePath,
  wordsOf,
  type NoticeLook,
  type NoticeTarget,
  type NoticeWords as SaidWords,
  type Say,
} from '@bellbird/notices';
import { formatMoney } from '../../lib/format/money';
import { formatPhone } from '../../lib/format/phone';
import { plural } from '../../lib/i18n/texts';
import { campaignName } from '../campaigns/campaign-name';
import { noticeTexts } from './notice.texts';

/** What tells about a notification: the type, and `data` as JSON by type (spec point 3). */
export interface NoticeLike {
  type: string;
  data: unknown;
}
export interface NoticeWords extends Omit<SaidWords, 'to'> {
  look: NoticeLook;
  /** The page of what it is about. */
  to?: string;
}

/** What notifications name by ids only, as far as it is known. */
export interface NoticeFacts {
  /** By contact. */
  names: ReadonlyMap<string, string>;
  /** What customers wrote, by reply. */
  texts: ReadonlyMap<string, string>;
}
export const noFacts: NoticeFacts = { names: new Map(), texts: new Map() };

/** A notification in words, with where it leads. Money is said only to who may see money, names and texts as far as they are known. */
export function noticeWords(
  notice: NoticeLike,
  seesMoney: boolean,
  { names, texts }: NoticeFacts = noFacts,
): NoticeWords {
  const say: Say = {
    money: (amount) => (seesMoney && amount !== '' ? formatMoney(amount) : ''),
    amount: formatMoney,
    person: (phone, contactId) => names.get(contactId ?? '') ?? formatPhone(phone),
    text: (inboundId) => {
      const text = texts.get(inboundId);
      return text === undefined ? '' : noticeTexts.quoted(text);
    },
    count: plural,
    campaign: (name) => campaignName({ name: name ?? '' }),
  };
  const { to, ...words } = wordsOf(notice, say);
  const path = to === undefined ? null : pathOf(to, seesMoney);
  return path === null ? words : { ...words, to: path };
}

const pathOf = (to: NoticeTarget, seesMoney: boolean): string | null =>
  to === 'billing' && !seesMoney ? null : noticePath(to);
