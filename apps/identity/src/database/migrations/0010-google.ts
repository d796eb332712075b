import { tenantTable, type Migration } from '@bellbird/database';

/**
 * Log-ins with Google. `oidc_flow` is one question to the provider; `google_proof` is what it vouched for, until an account is
 * made or linked with it. An account is known by the provider's subject, never by the address.
 */
export const googleMigration: Migration = {
  name: '0010-google',
  up: (roles) => `
    create table google_link (
      account_id uuid primary key references account on delete cascade, tenant_id uuid not null,
      issuer text not null, subject text not null, email text not null, created_at timestamptz not null default now(),
      constraint google_link_subject unique (issuer, subject));
    ${tenantTable(roles, 'google_link', { app: 'select, insert, update, delete', system: 'select, insert, update, delete' })};

    create table oidc_flow (
      state_hash bytea primary key, tenant_id uuid not null, flow_hash bytea not null, nonce text not null,
      verifier_sealed bytea not null, invitation_sealed bytea,
      intent text not null check (intent in ('sign-in', 'sign-up', 'link', 'invitation')),
      account_id uuid references account on delete cascade, session_id uuid references session on delete cascade,
      expires_at timestamptz not null, used_at timestamptz,
      check ((intent = 'link') = (account_id is not null and session_id is not null)),
      check ((intent = 'invitation') = (invitation_sealed is not null)));
    create index oidc_flow_account on oidc_flow (account_id) where account_id is not null;
    create index oidc_flow_session on oidc_flow (session_id) where session_id is not null;
    create index oidc_flow_expires on oidc_flow (expires_at);
    ${tenantTable(roles, 'oidc_flow', { app: 'select', system: 'select, insert, update, delete' })};

    create table google_proof (
      token_hash bytea primary key, tenant_id uuid not null, kind text not null check (kind in ('sign-up', 'link')),
      issuer text not null, subject text not null, email text not null,
      account_id uuid references account on delete cascade, expires_at timestamptz not null, used_at timestamptz,
      check ((kind = 'link') = (account_id is not null)));
    create index google_proof_account on google_proof (account_id) where account_id is not null;
    create index google_proof_expires on google_proof (expires_at);
    ${tenantTable(roles, 'google_proof', { app: 'select', system: 'select, insert, update, delete' })};
  `,
};
