import { tenantTable, type Migration } from '@bellbird/database';

/**
 * A new address. `email_change` waits for the code or the link of its mail, which a loop writes. `email_undo` has a row for
 * each change that was made: a second change must not take the way back of the first one's owner away.
 */
export const emailChangeMigration: Migration = {
  name: '0011-email-change',
  up: (roles) => `
    create table email_change (
      account_id uuid primary key references account on delete cascade, tenant_id uuid not null,
      new_email text not null, code_hash bytea not null, link_hash bytea not null unique,
      tries int not null default 0, expires_at timestamptz not null, mail_due_at timestamptz);
    create index email_change_mail_due on email_change (mail_due_at) where mail_due_at is not null;
    ${tenantTable(roles, 'email_change', { app: 'select, insert, update, delete', system: 'select, insert, update, delete' })};

    create table email_undo (
      undo_hash bytea primary key, tenant_id uuid not null, account_id uuid not null references account on delete cascade,
      old_email text not null, account_version bigint not null, undo_until timestamptz not null);
    create index email_undo_account on email_undo (account_id);
    create index email_undo_until on email_undo (undo_until);
    ${tenantTable(roles, 'email_undo', { app: 'select, insert', system: 'select, insert, delete' })};

    -- What was mailed to the address of before opens nothing after a change.
    grant delete on password_reset, email_code to ${roles.app};
  `,
};
