/**
 * The sandbox's tables, one string a version; a database that is at version n gets those after it. Never edit a
 * version that has shipped, add one. No row-level security: this is the world outside of Bellbird, it has no tenants.
 */
export const sandboxSchema: readonly string[] = [
  `
  create table setting (key text primary key, value jsonb not null);

  -- Append only: how far the receipts are is one number (setting 'receipts'), so accepting a text costs one insert.
  create table message (
    id bigint generated always as identity primary key,
    from_phone text not null,
    to_phone text not null,
    body text not null,
    parts smallint not null,
    status_callback text,
    bounced boolean not null,
    clock_offset_ms bigint not null,
    accepted_at timestamptz not null default now()
  );
  create index message_to_phone on message (to_phone, id);

  create table inbound (
    id bigint generated always as identity primary key,
    from_phone text not null,
    to_phone text not null,
    body text not null,
    at timestamptz not null
  );
  create index inbound_from_phone on inbound (from_phone, id);

  -- What is still to be told to Bellbird. Rows of one lane go out one after the other, in the order of their ids.
  create table callback (
    id bigint generated always as identity primary key,
    target text not null check (target in ('inbound', 'payments', 'status')),
    url text check ((target = 'status') = (url is not null)),
    lane text,
    body text not null,
    attempts int not null default 0,
    next_at timestamptz not null default now()
  );
  create index callback_due on callback (next_at, id);
  create index callback_lane on callback (lane, id) where lane is not null;

  create table email (
    id bigint generated always as identity primary key,
    sender_key text not null unique,
    from_address text not null,
    to_address text not null,
    subject text not null,
    text text not null,
    html text not null,
    at timestamptz not null
  );
  create index email_to_address on email (lower(to_address), id);

  -- Never the number of a card: only what a provider shows of it, and how this test card behaves.
  create table payment_method (
    id text primary key,
    behaviour text not null check (behaviour in ('works', 'declined', 'needs-action')),
    brand text not null,
    last4 text not null,
    exp_month smallint not null,
    exp_year smallint not null,
    customer text,
    created_at timestamptz not null default now()
  );
  create index payment_method_customer on payment_method (customer) where customer is not null;

  create table payment_intent (
    no bigint generated always as identity primary key,
    id text not null unique,
    idempotency_key text not null unique,
    request_hash text not null,
    amount_minor bigint not null,
    currency text not null,
    customer text not null,
    payment_method text references payment_method (id),
    status text not null check (status in ('requires_payment_method', 'requires_action', 'succeeded')),
    decline_code text,
    client_secret text not null,
    metadata jsonb not null,
    created_at timestamptz not null default now()
  );
  create index payment_intent_pending on payment_intent (no) where status = 'requires_action';
  `,
  `
  create table authenticator_key (
    no bigint generated always as identity primary key,
    id text not null unique,
    otpauth_url text not null unique,
    created_at timestamptz not null default now()
  );

  -- Who has an account at the provider of identities.
  create table person (
    no bigint generated always as identity primary key,
    sub text not null unique,
    email text not null,
    given_name text not null,
    family_name text not null,
    email_verified boolean not null,
    hosted_domain text
  );
  create unique index person_email on person (lower(email));

  create table oidc_code (
    code_hash text primary key,
    sub text not null,
    redirect_uri text not null,
    nonce text,
    challenge text not null,
    issued_at timestamptz not null default now(),
    used_at timestamptz,
    access_hash text unique
  );
  `,
  "alter table email add column headers jsonb not null default '{}'",
];
