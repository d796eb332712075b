import type { Tx } from '@bellbird/database';
import { invalidInput, type FieldError } from '@bellbird/errors';
import type { AudienceWord } from '@bellbird/field-rules';
import { mailPaces, maySeeType, noticeRules, ruleOf, type MailPace, type NoticeRule } from '@bellbird/notices/rules';
import type { ResourceActor } from '@bellbird/resource-kit';
import { audiencesOf } from '../notification/audience.js';
import type { NotificationPreference, NotificationPreferenceInput } from '../schema.generated.js';

/** What somebody chose; null: as the list of kinds says. */
export interface Choice {
  userId: string;
  type: string;
  inApp: boolean | null;
  email: MailPace | null;
}

/** How a kind is mailed to somebody who chose nothing. */
export function usualPace({ email, mailTo }: NoticeRule, type: string, audiences: readonly AudienceWord[]): MailPace {
  // Of a campaign its launcher hears as well, and that can be anybody.
  if (mailTo === undefined || type === 'campaign-canceled') return email;
  return mailTo.some((each) => audiences.includes(each)) ? email : 'off';
}

/** The person's preferences for each kind of notification that the person may see, in the order of the list of kinds. */
export async function preferencesOf(tx: Tx, actor: ResourceActor): Promise<{ data: NotificationPreference[] }> {
  const chosen = new Map(
    (
      await tx.query<Choice>(
        `select user_id as "userId", type, in_app as "inApp", email from preference where tenant_id = $1 and user_id = $2`,
        [actor.tenantId, actor.userId],
      )
    ).map((each) => [each.type, each]),
  );
  const audiences = audiencesOf(actor);
  const data = Object.entries(noticeRules).flatMap(([type, rule]) => {
    if (!maySeeType(rule, audiences)) return [];
    const { inApp, email } = chosen.get(type) ?? { inApp: null, email: null };
    return [
      {
        type,
        inApp: inApp ?? true,
        email: email ?? usualPace(rule, type, audiences),
        isFixed: rule.isFixed === true,
      },
    ];
  });
  return { data };
}

const mostRows = 100;

/**
 * Changes rows of the person's preferences; the others, and members that are not given, stay.
 * @throws 400 naming each row that is wrong: `data[2].email`. Then none is changed.
 */
export async function changePreferences(
  tx: Tx,
  actor: ResourceActor,
  rows: readonly NotificationPreferenceInput[],
): Promise<{ data: NotificationPreference[] }> {
  const wrong = wrongIn(rows, audiencesOf(actor));
  if (wrong.length > 0) throw invalidInput(...wrong);
  const changed = rows.filter(({ type }) => ruleOf(type)?.isFixed !== true);
  await tx.execute(
    `insert into preference as p (tenant_id, user_id, type, in_app, email)
     select $1, $2, * from unnest($3::text[], $4::boolean[], $5::text[]) order by 3
     on conflict (tenant_id, user_id, type) do update
       set in_app = coalesce(excluded.in_app, p.in_app), email = coalesce(excluded.email, p.email)`,
    [
      actor.tenantId,
      actor.userId,
      changed.map(({ type }) => type),
      changed.map(({ inApp }) => inApp ?? null),
      changed.map(({ email }) => email ?? null),
    ],
  );
  return preferencesOf(tx, actor);
}

function wrongIn(rows: readonly NotificationPreferenceInput[], audiences: readonly AudienceWord[]): FieldError[] {
  if (rows.length > mostRows) return [{ field: 'data', message: `Give at most ${mostRows} rows.` }];
  const seen = new Set<string>();
  return rows.flatMap(({ type, inApp, email }, at): FieldError[] => {
    const rule = ruleOf(type);
    const field = (name: string): string => `data[${at}].${name}`;
    if (rule === undefined || !maySeeType(rule, audiences))
      return [{ field: field('type'), message: 'There is no such kind of notification.' }];
    if (seen.has(type)) return [{ field: field('type'), message: 'Give each kind once.' }];
    seen.add(type);
    if (email != null && !(mailPaces as readonly string[]).includes(email))
      return [{ field: field('email'), message: 'Give off, instant or daily.' }];
    if (rule.isFixed !== true) return [];
    const message = 'This one is always told: it is about the safety of your account.';
    return [
      ...(inApp === false ? [{ field: field('inApp'), message }] : []),
      ...(email != null && email !== rule.email ? [{ field: field('email'), message }] : []),
    ];
  });
}
