import { grant, type Migration } from '@bellbird/database';

/**
 * What the card provider called about, written before it is answered. A row an intent and kind of news: the same news
 * again takes the same row, so however much is repeated it stays small. It belongs to no tenant: whose it is, the intent says.
 */
export const paymentNotices: Migration = {
  name: '0016-payment-notices',
  up: (roles) => `
    create table payment_notice (
      intent_id text not null, type text not null check (type in ('succeeded', 'failed')),
      heard int not null default 1, heard_at timestamptz not null default now(),
      tries int not null default 0,
      next_try_at timestamptz,   -- null: it is settled
      outcome text,
      primary key (intent_id, type));
    create index payment_notice_due on payment_notice (next_try_at) where next_try_at is not null;
    ${grant(roles, 'payment_notice', { system: 'select, insert, update, delete' })};
  `,
};
