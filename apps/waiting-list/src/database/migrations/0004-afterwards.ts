import type { Migration } from '@bellbird/database';

/** What is done for a turn after the change itself: thanks when they are due, whose contact it is, what was agreed to. */
export const afterwardsMigration: Migration = {
  name: '0004-afterwards',
  up: () => `
    alter table turn
      add column thanks_due_at timestamptz,
      add column contact_sought boolean not null default false,
      add column marketing_said boolean not null default false,
      add column waited_minutes int generated always as (floor(extract(epoch from coalesce(called_at, ended_at) - booked_at) / 60)::int) stored;
    alter table work_day add column last_called int;
    comment on column work_day.last_called is 'the number that was called last, whatever became of it';
    comment on column turn.thanks_due_at is 'when thank-and-review is to be asked for; null where it is not, or was';
    comment on column turn.contact_sought is 'contacts was asked whose phone it is';
    comment on column turn.marketing_said is 'the consent to marketing took effect';
    create index turn_thanks_due on turn (thanks_due_at) where thanks_due_at is not null;
    create index turn_pace on turn (tenant_id, coalesce(resource, ''), booked_at desc) where called_at is not null and quoted_minutes is not null;
    create index turn_unsought on turn (booked_at) where phone is not null and not contact_sought;
  `,
};
