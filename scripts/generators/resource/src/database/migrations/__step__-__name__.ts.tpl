import { type Migration, tenantTable } from '@bellbird/database';__importJobs__

export const __camel__Migration: Migration = {
  name: '__step__-__name__',
  up: (roles) => `
    create table __snake__ (
      id uuid not null, tenant_id uuid not null, name text not null, name_key text generated always as (lower(name)) stored,
      version int not null default 1, created_at timestamptz not null, updated_at timestamptz not null,
      primary key (tenant_id, id));
    create unique index __snake___name on __snake__ (tenant_id, name_key);
    create index __snake___created on __snake__ (tenant_id, created_at desc, id);
    ${tenantTable(roles, '__snake__', { app: 'select, insert, update, delete' })};__jobs__
  `,
};
