import { tenantTable, type Migration } from '@bellbird/database';
import { jobSchema } from '@bellbird/resource-kit';

/**
 * Members of a business: invited, joined, removed. An address has one account that is not *invited*, in any business; in a
 * business it stands once. A business with somebody active keeps an active owner, whatever is done at once.
 */
export const membersMigration: Migration = {
  name: '0005-members',
  up: (roles) => `
    alter table account
      alter column password_hash drop not null,
      drop constraint account_email_key_key,
      add column last_sign_in_at timestamptz;
    create unique index account_email on account (email_key) where status <> 'invited';
    create unique index account_tenant_email on account (tenant_id, email_key);
    grant delete on account to ${roles.app}, ${roles.system};

    alter table session drop constraint session_account_id_fkey,
      add constraint session_account_id_fkey foreign key (account_id) references account on delete cascade;
    alter table email_code drop constraint email_code_account_id_fkey,
      add constraint email_code_account_id_fkey foreign key (account_id) references account on delete cascade;
    alter table password_reset drop constraint password_reset_account_id_fkey,
      add constraint password_reset_account_id_fkey foreign key (account_id) references account on delete cascade;
    alter table known_address drop constraint known_address_account_id_fkey,
      add constraint known_address_account_id_fkey foreign key (account_id) references account on delete cascade;

    create table invitation (
      account_id uuid primary key references account on delete cascade, tenant_id uuid not null,
      token_hash bytea not null unique, invited_by uuid not null, inviter text not null,
      expires_at timestamptz not null, mail_due_at timestamptz, email_id uuid,
      mail_state text not null default 'queued' check (mail_state in ('queued', 'sent', 'failed')));
    create index invitation_mail_due on invitation (mail_due_at) where mail_due_at is not null;
    create index invitation_email on invitation (email_id);
    ${tenantTable(roles, 'invitation', { app: 'select, insert, update, delete', system: 'select, insert, update, delete' })};

    create table invitation_mail (
      id uuid primary key, tenant_id uuid not null, email_hash bytea not null, at timestamptz not null default now());
    create index invitation_mail_of on invitation_mail (tenant_id, at);
    ${tenantTable(roles, 'invitation_mail', { app: 'select, insert', system: 'select, insert, delete' })};

    create table removed_user (
      tenant_id uuid not null, id uuid not null, name text not null, at timestamptz not null default now(), primary key (tenant_id, id));
    ${tenantTable(roles, 'removed_user', { app: 'select, insert', system: 'select, insert' })};

    create table access_request (
      id uuid primary key, tenant_id uuid not null, user_id uuid not null references account on delete cascade,
      permission text not null, page text not null, at timestamptz not null default now());
    create index access_request_of on access_request (tenant_id, user_id, permission);
    ${tenantTable(roles, 'access_request', { app: 'select, insert, update', system: 'select, delete' })};

    ${jobSchema(roles)}

    create function keep_an_owner() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from account where tenant_id = old.tenant_id and status = 'active')
         and not exists (select 1 from account where tenant_id = old.tenant_id and status = 'active' and 'owner' = any(permissions)) then
        raise exception 'An organisation keeps at least one owner.' using errcode = '23514', constraint = 'account_owner';
      end if;
      return null;
    end $$;
    create constraint trigger account_owner after update or delete on account deferrable initially deferred
      for each row when (old.role = 'merchant' and old.status = 'active' and 'owner' = any(old.permissions))
      execute function keep_an_owner();
  `,
};
