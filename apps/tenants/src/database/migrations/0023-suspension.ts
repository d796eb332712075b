import { grant, tenantTable, type Migration } from '@bellbird/database';
import { sqlFile, withLedgerRole } from './sql-file.js';

/**
 * Suspensions as rows, which the ledger opens and lifts for money and an admin for the platform; what an admin gave or
 * took; and what the platform's list of businesses reads over all of them.
 */
export const suspension: Migration = {
  name: '0023-suspension',
  up: (roles) => {
    const { owner, app, system, ledger } = withLedgerRole(roles);
    return `
      create table suspension (
        tenant_id uuid not null, kind text not null check (kind in ('payment', 'platform')), nth int not null,
        reason text not null, by uuid, at timestamptz not null,
        lifted_at timestamptz, lifted_by uuid, lift_reason text,
        told int not null default 0,               -- events about it: 0 none, 1 that it began, 2 that it is over
        primary key (tenant_id, kind, nth));
      create unique index suspension_open on suspension (tenant_id, kind) where lifted_at is null;
      create table credit (
        id uuid primary key, tenant_id uuid not null, admin_id uuid not null, amount bigint not null check (amount <> 0), currency char(3) not null,
        reason text not null, balance bigint not null, at timestamptz not null,
        given_at timestamptz not null default now());   -- real time, by which a day's most is counted
      create index credit_of_admin on credit (admin_id, given_at);
      alter table tenant no force row level security;
      insert into suspension (tenant_id, kind, nth, reason, at, told)
        select tenant_id, 'payment', 1, 'A payment was taken back, and the balance did not cover it', suspended_at, 0 from tenant where suspended_at is not null;
      alter table tenant force row level security;
      ${tenantTable(roles, 'suspension', { app: 'select, update (told)', system: 'select' })};
      ${tenantTable(roles, 'credit', { app: 'select' })};
      create policy suspension_ledger on suspension to ${ledger} using (true) with check (true);
      grant select, insert, update on suspension to ${ledger};
      create policy credit_ledger on credit to ${ledger} using (true) with check (true);
      grant select, insert on credit to ${ledger};
      grant create on schema public to ${ledger};
      set local role ${ledger};
      alter default privileges revoke execute on functions from public;
      ${sqlFile('0023-suspension.sql', roles)}
      grant execute on function ledger_suspend, ledger_lift, ledger_credit to ${app};
      grant execute on function ledger_suspension_kept to ${owner};
      reset role;
      revoke create on schema public from ${ledger};
      create trigger suspension_kept after insert or update of lifted_at on suspension for each row execute function ledger_suspension_kept();

      -- The balances of the businesses on a page of the platform's list.
      create policy account_system on account for select to ${system} using (true);
      ${grant(roles, 'account', { system: 'select' })};
    `;
  },
};
