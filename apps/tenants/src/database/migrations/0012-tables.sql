-- Double entry, append only. Amounts are micro-units of the currency (10^-6); their sum over a transfer is 0.
create table account (
  id uuid primary key default uuidv7(),
  tenant_id uuid not null,                      -- the nil tenant for the platform's own
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  kind text not null check (kind in ('available_prepaid', 'available_monthly', 'held', 'receivable', 'revenue', 'stripe_clearing', 'promo', 'adjustment')),
  shard smallint not null default 0,            -- the platform's accounts are 16 rows each, so that none is hot
  balance bigint not null default 0,
  version bigint not null default 0,
  floor bigint,                                 -- 0 for what a tenant can spend and what is held
  unique (tenant_id, currency, kind, shard),
  check (floor is null or balance >= floor)
) with (fillfactor = 50);

create table transfer (
  id uuid primary key,                          -- is the idempotency key: made from a natural key
  kind text not null check (kind in ('topup', 'reserve', 'capture', 'release', 'refund', 'chargeback', 'adjust')),
  tenant_id uuid not null, currency char(3) not null, amount bigint not null check (amount > 0),
  hold_id uuid, request_hash bytea not null, created_at timestamptz not null default now(), meta jsonb);
create index transfer_history on transfer (tenant_id, created_at desc, id) where kind = 'topup';

create table entry (
  transfer_id uuid not null references transfer, account_id uuid not null references account,
  amount bigint not null check (amount <> 0), balance_after bigint not null, account_version bigint not null,
  tenant_id uuid not null,                      -- its account's
  primary key (transfer_id, account_id), unique (account_id, account_version));

create table hold (
  id uuid primary key, tenant_id uuid not null,
  subject_id uuid not null unique,              -- a campaign, a single message, a Do-Not-Call check
  subject_kind text not null check (subject_kind in ('campaign', 'other')),
  currency char(3) not null,
  requested bigint not null default 0 check (requested >= 0),
  reserved bigint not null check (reserved >= 0),
  reserved_monthly bigint not null default 0 check (reserved_monthly between 0 and reserved),
  captured bigint not null default 0, released bigint not null default 0,
  overdrawn bigint not null default 0,          -- charged after the close: taken from what was available, or owed
  written_off bigint not null default 0,        -- proved sent too late for the hold to pay for it
  shortfall bigint not null default 0,          -- of a declined one: a decline is a recorded answer
  state text not null check (state in ('declined', 'open', 'closing', 'closed', 'void')),
  price_version int,
  seen_captures int not null default 0, seen_total bigint not null default 0,   -- of its rows in hold_capture that are not late
  expected_captures int, expected_total bigint, -- as sending.finished says
  balance_at_close bigint,
  version bigint not null default 1,
  created_at timestamptz not null, closed_at timestamptz,
  -- What the ledger itself waits for, by the database's clock: it tells how long a service has been silent.
  opened_at timestamptz not null default now(), last_capture_at timestamptz, expires_at timestamptz not null default now() + interval '26 hours',
  closing_since timestamptz, stale_since timestamptz,
  check (captured >= 0 and released >= 0 and captured + released <= reserved),
  check (state <> 'closed' or captured + released = reserved)
) with (fillfactor = 60);
create index hold_unfinished on hold (tenant_id) where state in ('open', 'closing');
create index hold_history on hold (tenant_id, created_at desc, id) where state not in ('declined', 'void');

create table hold_capture (
  hold_id uuid not null references hold, settle_id uuid not null, tenant_id uuid not null,
  charge bigint not null check (charge >= 0), late boolean not null,
  outcome text not null check (outcome in ('captured', 'after-close', 'written-off')),
  written_off bigint not null default 0,
  primary key (hold_id, settle_id));

-- Append only: the service's roles read. What changes is written by the ledger's functions, and a correction is a new transfer.
grant select, insert, update (balance, version) on account to {ledger};
grant select, insert on transfer, entry, hold_capture to {ledger};
grant select, insert, update on hold to {ledger};

create policy account_ledger on account to {ledger} using (true) with check (true);
create policy transfer_ledger on transfer to {ledger} using (true) with check (true);
create policy entry_ledger on entry to {ledger} using (true) with check (true);
create policy hold_ledger on hold to {ledger} using (true) with check (true);
create policy hold_capture_ledger on hold_capture to {ledger} using (true) with check (true);
