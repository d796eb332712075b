import { tenantTable, type Migration } from '@bellbird/database';
import { attemptTable } from '@bellbird/limits';

/** Files of a business: what was uploaded, who uses it, and every object that was ever begun in the storage. */
export const files: Migration = {
  name: '0020-files',
  up: (roles) => `
    create table file (
      tenant_id uuid not null, id uuid not null, purpose text not null, name text not null,
      state text not null check (state in ('uploading', 'ready', 'refused')),
      bucket_path text not null,                         -- where the browser uploads it
      key text, public_key text,                         -- where it is kept, and published
      content_type text not null, bytes bigint not null, -- as announced, then as read
      width int, height int, duration_ms int, peaks smallint[], sha256 bytea,
      created_by uuid not null, created_at timestamptz not null default now(), unclaimed_since timestamptz not null default now(),
      primary key (tenant_id, id));
    create unique index file_key on file (key) where key is not null;
    create unique index file_public_key on file (public_key) where public_key is not null;
    create index file_bucket_path on file (tenant_id, bucket_path, created_at desc);
    create index file_unclaimed on file (unclaimed_since);
    ${tenantTable(roles, 'file', { app: 'select, insert, update, delete', system: 'select, update, delete' })};

    create table file_claim (
      tenant_id uuid not null, file_id uuid not null, kind text not null, thing_id uuid not null,
      claimed_at timestamptz not null default now(),
      primary key (tenant_id, file_id, kind, thing_id),
      foreign key (tenant_id, file_id) references file (tenant_id, id));
    create index file_claim_kind on file_claim (kind, claimed_at, tenant_id, file_id, thing_id);
    ${tenantTable(roles, 'file_claim', { app: 'select, insert, delete', system: 'select, delete' })};

    -- Written before the object: no object is without a row, whoever is killed.
    create table stored_object (
      tenant_id uuid not null, key text not null, noted_at timestamptz not null default now(),
      primary key (tenant_id, key));
    create index stored_object_age on stored_object (noted_at);
    ${tenantTable(roles, 'stored_object', { app: 'select, insert, update', system: 'select, delete' })};

    -- Which images are worn, over all businesses.
    create policy tenant_system on tenant for select to ${roles.system} using (true);
    grant select on tenant to ${roles.system};

    ${attemptTable(roles)}
  `,
};
