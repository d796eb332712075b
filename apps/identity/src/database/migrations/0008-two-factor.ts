import { tenantTable, type Migration } from '@bellbird/database';

const all = { app: 'select, insert, update, delete', system: 'select, insert, update, delete' };

/**
 * The second step. The authenticator's key is sealed; codes and tokens are kept as hashes alone. `enrolment` names one
 * time that two-factor was turned on, for the trail. A step of the authenticator that was used never counts again.
 */
export const twoFactorMigration: Migration = {
  name: '0008-two-factor',
  up: (roles) => `
    alter table account add column password_changed_at timestamptz, add column password_reset_at timestamptz;

    create table two_factor (
      account_id uuid primary key references account on delete cascade, tenant_id uuid not null, enrolment uuid not null,
      secret_sealed bytea not null, state text not null check (state in ('pending', 'on')),
      pending_until timestamptz, last_step bigint not null default 0,
      check ((state = 'pending') = (pending_until is not null)));
    ${tenantTable(roles, 'two_factor', all)};
    create function last_step_rises() returns trigger language plpgsql as $$
    begin
      if new.enrolment = old.enrolment and new.last_step < old.last_step then
        raise exception 'A step of an authenticator counts once.' using errcode = '23514', constraint = 'two_factor_last_step';
      end if;
      return new;
    end $$;
    create trigger two_factor_last_step before update on two_factor for each row execute function last_step_rises();

    create table recovery_code (
      account_id uuid not null references two_factor on delete cascade on update cascade, tenant_id uuid not null,
      code_hmac bytea not null, used_at timestamptz, primary key (account_id, code_hmac));
    ${tenantTable(roles, 'recovery_code', all)};

    create table second_step (
      hash bytea primary key, tenant_id uuid not null, account_id uuid not null references account on delete cascade,
      opened_by text not null, tries int not null default 0, expires_at timestamptz not null, used_at timestamptz);
    create index second_step_account on second_step (account_id);
    ${tenantTable(roles, 'second_step', { app: 'select, delete', system: 'select, insert, update, delete' })};

    create table step_up_code (
      account_id uuid not null references account on delete cascade, tenant_id uuid not null,
      purpose text not null check (purpose in ('step-up', 'two-factor-off')),
      code_hmac bytea not null, tries int not null default 0, expires_at timestamptz not null, primary key (account_id, purpose));
    ${tenantTable(roles, 'step_up_code', all)};

    create table two_factor_recovery (
      account_id uuid primary key references account on delete cascade, tenant_id uuid not null, id uuid not null,
      due_at timestamptz not null, expires_at timestamptz not null, cancel_hash bytea not null unique,
      mailed_at timestamptz, code_hmac bytea, tries int not null default 0, used_at timestamptz, ended_why text,
      check ((mailed_at is null) = (code_hmac is null)));
    create index two_factor_recovery_due on two_factor_recovery (due_at) where mailed_at is null and ended_why is null;
    ${tenantTable(roles, 'two_factor_recovery', all)};
  `,
};
