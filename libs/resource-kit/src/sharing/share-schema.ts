import { tenantTable, type ServiceRoles } from '@bellbird/database';

/**
 * The table of who may do what with the private things of a service, once in each service that has shared resources.
 * `share_departed` remembers who left the business, so that a share that is being written as they go does not outlive it.
 */
export function shareSchema(roles: ServiceRoles): string {
  return `
    create table share (
      tenant_id uuid not null, resource text not null, thing_id uuid not null, user_id uuid not null,
      level text not null check (level in ('view', 'modify', 'all')),
      primary key (tenant_id, resource, thing_id, user_id));
    create index share_user on share (tenant_id, user_id, resource, thing_id);
    ${tenantTable(roles, 'share', { app: 'select, insert, delete', system: 'select, insert, delete' })};

    create table share_departed (tenant_id uuid not null, user_id uuid not null, primary key (tenant_id, user_id));
    ${tenantTable(roles, 'share_departed', { app: 'select, insert', system: 'select, insert' })};
  `;
}
