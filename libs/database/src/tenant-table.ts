import type { ServiceRoles } from './migrate.js';

export interface TenantTableOptions {
  /** What the role that serves tenants may do, e.g. 'select, insert, update, delete'. */
  app: string;
  /** What the system role may do, across tenants; leave out where it has no business. */
  system?: string;
  /** The tenant's column: a uuid `tenant_id` (default), or dispatch's `tenant_no`. */
  column?: 'tenant_id' | 'tenant_no';
}

/**
 * The statements that put a table behind forced row-level security and grant it. A table with a tenant column that
 * did not pass through here fails the catalogue test.
 */
export function tenantTable(roles: ServiceRoles, table: string, options: TenantTableOptions): string {
  const column = options.column ?? 'tenant_id';
  // nullif, and no sub-select around the setting: an unset tenant sees nothing, and the planner's estimates stay right.
  const mine =
    column === 'tenant_id'
      ? `tenant_id = nullif(current_setting('app.tenant', true), '')::uuid`
      : `tenant_no = nullif(current_setting('app.tenant_no', true), '')::int`;
  const statements = [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy ${table}_tenant on ${table} to ${roles.app} using (${mine}) with check (${mine})`,
    `grant ${options.app} on ${table} to ${roles.app}`,
  ];
  if (options.system !== undefined) {
    statements.push(
      `create policy ${table}_system on ${table} to ${roles.system} using (true) with check (true)`,
      `grant ${options.system} on ${table} to ${roles.system}`,
    );
  }
  return statements.join(';\n');
}

/** Grants on a table without a tenant (outbox, inbox, sequences). */
export function grant(roles: ServiceRoles, table: string, rights: { app?: string; system?: string }): string {
  const statements: string[] = [];
  if (rights.app !== undefined) statements.push(`grant ${rights.app} on ${table} to ${roles.app}`);
  if (rights.system !== undefined) statements.push(`grant ${rights.system} on ${table} to ${roles.system}`);
  return statements.join(';\n');
}
