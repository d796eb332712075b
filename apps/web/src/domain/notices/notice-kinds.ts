import { audiencesOf, type Permission } from '@bellbird/field-rules';
import { maySeeType, noticeRules, type NoticeKind } from '@bellbird/notices/rules';
import { defineTexts } from '../../lib/i18n/texts';

/** What groups of notifications are called. */
export const kindTexts = defineTexts({
  names: {
    campaigns: 'Campaigns',
    replies: 'Replies',
    decisions: 'Opt-outs and opt-ins',
    files: 'Files',
    reviews: 'Reviews',
    money: 'Payments',
    numbers: 'Numbers and senders',
    people: 'People',
    account: 'Your account',
  } satisfies Record<NoticeKind, string>,
});
export const isNoticeKind = (word: string | null): word is NoticeKind =>
  word !== null && Object.hasOwn(kindTexts.names, word);

/** The types of a group. */
export const typesOfKind = (kind: NoticeKind): string[] =>
  Object.entries(noticeRules).flatMap(([type, rule]) => (rule.kind === kind ? [type] : []));

/** The groups of which somebody is ever told, in the order of the list of types. */
export function kindsFor(userId: string, permissions: readonly Permission[]): NoticeKind[] {
  const audiences = audiencesOf({ userId, isPlatform: false, permissions });
  return [
    ...new Set(
      Object.values(noticeRules)
        .filter((rule) => maySeeType(rule, audiences))
        .map(({ kind }) => kind),
    ),
  ];
}
