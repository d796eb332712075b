import { tenantTable, type Migration } from '@bellbird/database';

const everything = { app: 'select, insert, update, delete', system: 'select, insert, update, delete' };

/** What contacts are described and grouped by: custom attributes, tags, segments, audiences. */
export const groups: Migration = {
  name: '0012-groups',
  up: (roles) => `
    create table attribute (
      tenant_id uuid not null, id uuid not null,
      name text not null, key text not null,
      type text not null check (type in ('text', 'date', 'number', 'bool', 'category')),
      items text[], slot text,
      version int not null default 1, created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
      name_key text generated always as (lower(name)) stored,
      primary key (tenant_id, id), unique (tenant_id, key), unique (tenant_id, slot));
    comment on column attribute.slot is 'the column of contact_filter that holds it; null where a tenant has more fields than there are slots';
    create unique index attribute_name on attribute (tenant_id, name_key);
    ${tenantTable(roles, 'attribute', everything)};

    create table tag (
      tenant_id uuid not null, id uuid not null, name text not null, colour text,
      version int not null default 1, created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
      name_key text generated always as (lower(name)) stored,
      primary key (tenant_id, id));
    create unique index tag_name on tag (tenant_id, name_key);
    ${tenantTable(roles, 'tag', everything)};

    create table contact_tag (
      tenant_id uuid not null, tag_id uuid not null, contact_id uuid not null,
      primary key (tenant_id, tag_id, contact_id),
      foreign key (tenant_id, tag_id) references tag (tenant_id, id) on delete cascade);
    create index contact_tag_contact on contact_tag (tenant_id, contact_id, tag_id);
    ${tenantTable(roles, 'contact_tag', everything)};

    create table segment (
      tenant_id uuid not null, id uuid not null, name text not null,
      filters jsonb not null, filters_match text not null check (filters_match in ('all', 'any')),
      is_public boolean not null default true, users_private_access jsonb not null default '[]', creator_id uuid,
      version int not null default 1, created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
      name_key text generated always as (lower(name)) stored,
      primary key (tenant_id, id));
    create unique index segment_name on segment (tenant_id, name_key);
    ${tenantTable(roles, 'segment', everything)};

    create table audience (
      tenant_id uuid not null, id uuid not null, name text not null,
      version int not null default 1, created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
      name_key text generated always as (lower(name)) stored,
      primary key (tenant_id, id));
    create unique index audience_name on audience (tenant_id, name_key);
    ${tenantTable(roles, 'audience', everything)};

    create table audience_member (
      tenant_id uuid not null, audience_id uuid not null, contact_id uuid not null,
      primary key (tenant_id, audience_id, contact_id),
      foreign key (tenant_id, audience_id) references audience (tenant_id, id) on delete cascade,
      foreign key (tenant_id, contact_id) references contact (tenant_id, id) on delete cascade);
    create index audience_member_contact on audience_member (tenant_id, contact_id);
    ${tenantTable(roles, 'audience_member', everything)};
  `,
};
