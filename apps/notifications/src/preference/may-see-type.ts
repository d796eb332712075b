import type { AudienceWord } from '@bellbird/field-rules';
import type { NoticeType } from '@bellbird/notices';
import { noticeRules, type NoticeRule } from '@bellbird/notices/rules';

export const ruleOf = (type: string): NoticeRule | undefined =>
  Object.hasOwn(noticeRules, type) ? noticeRules[type as NoticeType] : undefined;

/** Whether notifications of this kind can ever be for somebody who belongs to these audiences. */
export function maySeeType({ who }: NoticeRule, audiences: readonly AudienceWord[]): boolean {
  if (who === 'member' || who === 'person') return true;
  if (who === 'giver') return audiences.some((each) => each.startsWith('gives:'));
  return who.some((each) => audiences.includes(each));
}
