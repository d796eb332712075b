import type { Tx } from '@bellbird/database';
import { audiencesOf, type Permission } from '@bellbird/field-rules';
import { foldedTypes, leastFolded } from '@bellbird/notices/many';
import { noticeRules, type MailPace } from '@bellbird/notices/rules';
import type { MailedMember } from '../peers/identity.peer.js';
import type { Choice } from '../preference/preferences.js';

/** How many of the news a mail names; the others are a number. */
export const mostNamed = 20;

/** A notification as a mail tells it. */
export interface News {
  id: string;
  type: string;
  data: unknown;
  /** How many of its kind it stands for: more than one where a day's many are told as one. */
  alike: number;
  /** Of all that there are to be told to the person. */
  total: number;
}

type Pace = Exclude<MailPace, 'off'>;

/** What of a batch is for one person at this pace, newest first, many of some kinds as one; of a day's news what the person has not seen. */
export async function newsOf(
  tx: Tx,
  { id: userId, permissions }: MailedMember,
  choices: readonly Choice[],
  { pace, batch }: { pace: Pace; batch: string },
): Promise<News[]> {
  const audiences = audiencesOf({ userId, isPlatform: false, permissions: permissions as Permission[] });
  const chosen = new Map(choices.map(({ type, email }) => [type, email]));
  const open = Object.entries(noticeRules).filter(([, { isFixed }]) => isFixed !== true);
  const unchosen = open.filter(([type, { email }]) => email === pace && (chosen.get(type) ?? null) === null);
  const forAudience = unchosen.filter(
    ([, { mailTo }]) => mailTo === undefined || mailTo.some((each) => audiences.includes(each)),
  );
  const typesOf = (rules: readonly [string, unknown][]): string[] => rules.map(([type]) => type);
  return tx.query<News>(
    `with own as (
       select n.id, n.type, n.data, n.created_at, (count(*) over alike)::int as alike,
              row_number() over (alike order by n.created_at desc, n.id desc) as nth
         from notice_mail m join notification n on n.tenant_id = m.tenant_id and n.id = m.notification_id
        where m.tenant_id = $1 and m.batch = $2 and m.pace = $3
          and (n.user_id is null or n.user_id = $4) and (n.audience is null or n.audience && $5::text[])
          and (n.type = any($6) or (n.type = any($7) and m.mail_user_id is null) or (n.type = any($8) and m.mail_user_id = $4))
          and not exists (
            select from notification_reader r where r.tenant_id = n.tenant_id and r.user_id = $4 and r.notification_id = n.id
               and (r.deleted_at is not null or ($3 = 'daily' and r.viewed_at is not null)))
       window alike as (partition by n.type)),
     told as (
       select *, type = any($9) and alike >= ${leastFolded} as is_folded from own)
     select id, type, data, case when is_folded then alike else 1 end as alike, count(*) over ()::int as total
       from told where nth = 1 or not is_folded order by created_at desc, id desc limit ${mostNamed}`,
    [
      tx.tenantId,
      batch,
      pace,
      userId,
      audiences,
      typesOf(open.filter(([type]) => chosen.get(type) === pace)),
      typesOf(forAudience),
      typesOf(unchosen),
      foldedTypes,
    ],
  );
}
