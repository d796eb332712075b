import { tenantTable, type Migration } from '@bellbird/database';
import { sqlFile } from './sql-file.js';

/** Accounts, transfers, entries, holds. The service's roles may read them and nothing else. */
export const ledgerTables: Migration = {
  name: '0012-ledger-tables',
  up: (roles) =>
    [
      sqlFile('0012-tables.sql', roles),
      tenantTable(roles, 'account', { app: 'select' }),
      tenantTable(roles, 'transfer', { app: 'select' }),
      tenantTable(roles, 'entry', { app: 'select' }),
      tenantTable(roles, 'hold', { app: 'select', system: 'select' }),
      tenantTable(roles, 'hold_capture', { app: 'select' }),
    ].join(';\n'),
};
