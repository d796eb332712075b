import { tenantTable, type Migration } from '@bellbird/database';

/** What a person chose for a kind of notification; null: as the list of kinds says. */
export const preferencesMigration: Migration = {
  name: '0007-preferences',
  up: (roles) => `
    create table preference (
      tenant_id uuid not null, user_id uuid not null, type text not null, in_app boolean,
      email text check (email in ('off', 'instant', 'daily')),
      primary key (tenant_id, user_id, type));
    create index preference_mailed on preference (tenant_id, type, email) where email <> 'off';
    ${tenantTable(roles, 'preference', { app: 'select, insert, update' })};
  `,
};
