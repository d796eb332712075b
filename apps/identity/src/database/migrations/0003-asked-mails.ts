import type { Migration } from '@bellbird/database';

/**
 * `asked_mail` holds mails that somebody asked for until they are written; whose address it is, if anybody's, is looked
 * up then. `earlier_…` is the code before the latest: it stays good and has its own tries.
 */
export const askedMailsMigration: Migration = {
  name: '0003-asked-mails',
  up: (roles) => `
    create table asked_mail (
      id uuid primary key, kind text not null, email text not null,
      asked_at timestamptz not null default now(), due_at timestamptz not null default now());
    create index asked_mail_due on asked_mail (due_at);
    grant select, insert, update, delete on asked_mail to ${roles.system};

    alter table email_code
      add column earlier_hash bytea, add column earlier_tries int not null default 0, add column earlier_expires_at timestamptz;
    create index password_reset_account on password_reset (account_id);
  `,
};
