import type { Permission } from '@bellbird/field-rules';
import { joined } from '../../../lib/i18n/texts';
import { inviteTexts as t } from './invite.texts';

const things = ['campaign-editor', 'merchant-editor', 'business-editor', 'user-editor'] as const;

/** What follows from an invitation, before it is sent: "These 3 people will be able to text customers …". */
export function ableSentence(emails: readonly string[], held: readonly Permission[]): string {
  const who = emails.length === 1 ? t.who.one(emails[0]!) : t.who.some(emails.length);
  if (held.includes('owner')) return t.able(who, t.everything);
  if (held.includes('administrator')) return t.able(who, t.almostEverything);
  const given = things.filter((each) => held.includes(each)).flatMap((each) => t.things[each]);
  const able = t.able(who, given.length === 0 ? t.lookOnly : joined(given));
  return held.includes('business-editor') ? able : `${able} ${t.noMoney}`;
}
