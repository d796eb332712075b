import { noticeRules } from '@bellbird/notices/rules';
import type { NotificationsUnderTest } from './notifications-under-test.js';

const typesBy = (isSo: (who: (typeof noticeRules)[keyof typeof noticeRules]['who']) => boolean): string =>
  Object.entries(noticeRules)
    .flatMap(([type, { who }]) => (isSo(who) ? [`'${type}'`] : []))
    .join(', ');

/** 28. Chapter 8.9, whatever was done at once or killed half-way: each a statement that finds no row. Asked after every spec of the service. */
const sentences: Readonly<Record<string, string>> = {
  'A notification that is for some has its audience from its first commit.': `
    select tenant_id, type from notification
     where audience is null and user_id is null and type in (${typesBy((who) => who !== 'member' && who !== 'person')})`,
  'One that is for a person names the person.': `
    select tenant_id, type from notification where user_id is null and type in (${typesBy((who) => who === 'person')})`,
  'Each digest of a person and day is one mail, and each such mail a digest.': `
    select tenant_id from (select tenant_id, count(*) as digests from digest group by 1) d
      full join (select tenant_id, count(*) as mails from outgoing_mail where template = 'digest' group by 1) m using (tenant_id)
     where digests is distinct from mails`,
  'What a round took up is through with it.': 'select tenant_id from notice_mail where batch is not null',
  'A link that ends mails is of a mail.': `
    select tenant_id from (select tenant_id, count(*) as links from unsubscribe_link group by 1) l
      full join (select tenant_id, count(*) as mails from outgoing_mail where template in ('news', 'digest') group by 1) m using (tenant_id)
     where links is distinct from mails`,
};

/** @throws naming the first sentence that does not hold. */
export async function assertChapter8({ service }: Pick<NotificationsUnderTest, 'service'>): Promise<void> {
  for (const [sentence, statement] of Object.entries(sentences)) {
    const against = await service.sql(statement);
    if (against.length > 0)
      throw new Error(`It does not hold that: ${sentence} ${JSON.stringify(against.slice(0, 3))}`);
  }
}
