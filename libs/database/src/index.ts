export { Database, isInTransaction, type Row, type Tx } from './database.js';
export { connected, DatabaseUnreachable } from './connected.js';
export { connectDatabase, type DatabaseOptions } from './connect-database.js';
export {
  createServiceDatabase,
  OtherSecret,
  serviceDatabaseUrls,
  type ServiceDatabaseUrls,
} from './create-service-database.js';
export { Groups } from './groups.js';
export { inTurn } from './in-turn.js';
export { migrate, pendingMigrations, type Migration, type ServiceRoles } from './migrate.js';
export { jsonb, sql, Table, type Sql } from './table.js';
export { tenantTable, grant, type TenantTableOptions } from './tenant-table.js';
export { SilenceWatch, type SilenceWatchOptions } from './silence-watch.js';
export { isTransient, isUniqueViolation, violatedConstraint, sqlState } from './sql-errors.js';
export { isUuid, newId, namedId } from './ids.js';
export * from './embedded/index.js';
