import { readFileSync } from 'node:fs';
import type { ServiceRoles } from '@bellbird/database';

/** The roles of this service: the three that every service has, and the one that owns the ledger's functions. */
export interface TenantsRoles extends ServiceRoles {
  ledger: string;
}

/** The ledger's role stands beside the service's others: `tenants_owner` → `tenants_ledger`. */
export function withLedgerRole(roles: ServiceRoles): TenantsRoles {
  return { ...roles, ledger: roles.owner.replace(/_owner$/, '_ledger') };
}

/** The text of a .sql file of this folder, with `{app}`, `{system}`, `{owner}` and `{ledger}` replaced by the roles' names. */
export function sqlFile(name: string, roles: ServiceRoles): string {
  const named = withLedgerRole(roles);
  return readFileSync(new URL(name, import.meta.url), 'utf8').replace(
    /\{(app|system|owner|ledger)\}/g,
    (_, role: keyof TenantsRoles) => named[role],
  );
}
