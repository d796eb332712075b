import { tenantTable, type Migration } from '@bellbird/database';

/**
 * One text to one person, from the wish for it to what became of it; a request of several (a test of five phones) is as
 * many rows under one hold. `test_send` stays for pods of the release before, and goes a release later.
 */
export const singleTextsMigration: Migration = {
  name: '0009-single-texts',
  up: (roles) => `
    create table single_text (
      tenant_id uuid not null, id uuid not null,
      request_id uuid not null, ordinal int not null,        -- what dispatch calls it: the request and its place there
      purpose text not null, message_type text not null, channel text not null,
      phone text not null, country char(2) not null, contact_id uuid, caller_id uuid,
      text text not null,                                    -- emptied once dispatch has it
      parts int not null, price bigint,                      -- micro-dollars of the whole text, fixed before money is asked for
      cost bigint not null default 0,
      state text not null check (state in ('asking', 'sent', 'refused', 'given-up', 'rejected', 'unknown', 'accepted', 'bounced', 'delivered')),
      reason text, not_before timestamptz, not_after timestamptz not null,
      tries int not null default 0, next_try_at timestamptz, -- business time; null: nobody tries, a person waits
      asked_by uuid, request_key text,                       -- of the person who waits; null: an event asked
      asked_at timestamptz not null default now(), created_at timestamptz not null,
      version bigint not null default 1,
      primary key (tenant_id, id), unique (tenant_id, request_id, ordinal));
    create index single_text_asking on single_text (next_try_at) where state = 'asking';
    create index single_text_unanswered on single_text (not_after) where state = 'sent';
    create index single_text_waited_for on single_text (asked_at) where state = 'asking' and asked_by is not null;
    -- One attempt a key that is still good for an answer.
    create unique index single_text_attempt on single_text (tenant_id, asked_by, request_key) where ordinal = 1 and state not in ('refused', 'given-up');
    ${tenantTable(roles, 'single_text', { app: 'select, insert, update', system: 'select, update' })};

    create table texts_stopped (
      tenant_id uuid not null, purpose text not null, local_date date not null, reason text not null,
      primary key (tenant_id, purpose, local_date));
    ${tenantTable(roles, 'texts_stopped', { app: 'select, insert' })};
  `,
};
