import { noticeTypes } from '@bellbird/notices';
import { boolean, defineResource, json, words, type RowOf } from '@bellbird/resource-kit';
import type { Notification as Shown } from '../schema.generated.js';
import { audiencesOf } from './audience.js';

/** Whose eyes, and until when they have seen all: `readAs` sets both for the transaction. */
const reader = `nullif(current_setting('app.reader', true), '')::uuid`;
// Not coalesce: behind row security Postgres looks through nothing that holds one, and takes no index for it.
export const seenUntil = `nullif(current_setting('app.seen_until', true), '')::timestamptz`;
// Said by what is not viewed, so that "viewed = false" is a range of the index on stored_at: of many thousands few are new.
export const viewed = `(not (t.stored_at > ${seenUntil} and (exists (
  select 1 from notification_reader r where r.tenant_id = t.tenant_id and r.user_id = ${reader} and r.notification_id = t.id and r.viewed_at is not null)) = false))`;

/** Notifications as each person sees them: the tenant's and the person's own, without those the person deleted or does not want to see. */
export const notificationResource = defineResource(
  'Notification',
  {
    type: words(noticeTypes, { about: noticeTypes.join(', '), required: true, input: 'none' }),
    data: json<Shown['data']>()({
      about: 'What it is about, by type: ids, names, counts, amounts',
      as: [
        'CampaignNotice!',
        'PaymentNotice!',
        'ConsentNotice!',
        'InboundSmsNotice!',
        'ExportNotice!',
        'AccessNotice!',
        'UserNotice!',
        'ListingNotice!',
        'NumberPaymentNotice!',
        'NumberNotice!',
        'AutoTopUpNotice!',
        'SuspensionNotice!',
        'SecurityNotice!',
        'PaymentActionNotice!',
        'PaymentReturnedNotice!',
        'AutoTopUpPausedNotice!',
        'SenderNotice!',
        'CardNotice!',
        'RatingNotice!',
        'PointOfSaleNotice!',
        'WorkDayNotice!',
      ],
      required: true,
      input: 'none',
    }),
    viewed: boolean({
      about: 'Whether the asking person has seen it',
      onUpdate: 'true: the asking person has seen it. What was seen stays so.',
      select: viewed,
      sql: viewed,
      required: true,
      input: 'update',
      keeps: 'hook',
    }),
  },
  {
    about: 'What a business or one of its people is told (spec point 3)',
    rest: { about: 'What your business and you are told.', examples: { update: { viewed: true } } },
    usual: { version: 'absent', updatedAt: 'absent' },
    entity: false,
    live: { event: 'notification', about: 'A notification came in' },
    verbs: ['list', 'get', 'count', 'count-with-filters', 'update', 'delete', 'bulk-delete'],
    rules: ({ body }) =>
      'viewed' in body && body.viewed === false
        ? [{ field: 'viewed', message: 'What was seen stays so: give true.' }]
        : [],
    refusals: [{ on: ['update'], code: 'invalid-input', field: 'viewed', rule: 'It is true: what was seen stays so.' }],
    access: { read: 'member', write: 'member' },
    visibleTo: (actor, bind) => {
      if (actor.kind === 'service') return null;
      const me = bind(actor.userId, 'uuid');
      const audiences = bind(audiencesOf(actor), 'text[]');
      // "= false", not "not exists": an anti-join that expects one row and meets thousands took 20 s, a subplan is looked up or hashed.
      return `(t.user_id is null or t.user_id = ${me}) and (t.audience is null or t.audience && ${audiences}) and t.type <> all (array(select p.type from preference p where p.user_id = ${me} and not p.in_app)) and (exists (
        select 1 from notification_reader h where h.tenant_id = t.tenant_id and h.user_id = ${me} and h.notification_id = t.id and h.deleted_at is not null)) = false`;
    },
  },
);
export type Notification = RowOf<typeof notificationResource>;
