import type { Migration } from '@bellbird/database';

/** Where an attempt at a test send stands, so that a hold whose request died is given back. */
export const testSendAttemptsMigration: Migration = {
  name: '0003-test-send-attempts',
  up: (roles) => `
    alter table test_send add column state text not null default 'sent' check (state in ('asking', 'refused', 'sent', 'given-up'));
    alter table test_send alter column state drop default;
    alter table test_send add column request_key text;
    alter table test_send add column asked_at timestamptz not null default now();
    -- One attempt a key that is still good for an answer.
    create unique index test_send_attempt on test_send (tenant_id, created_by, request_key) where state in ('asking', 'sent');
    create index test_send_asking on test_send (asked_at) where state = 'asking';
    grant update on test_send to ${roles.app};
    create policy test_send_system on test_send to ${roles.system} using (true) with check (true);
    grant select, update on test_send to ${roles.system};
  `,
};
