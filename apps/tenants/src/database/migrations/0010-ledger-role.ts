import type { Migration } from '@bellbird/database';
import { withLedgerRole } from './sql-file.js';

/**
 * The role that the ledger's functions run as: it alone sees the accounts of a tenant and of the platform together,
 * and nobody can log in as it. Roles belong to the cluster, so it may be there already.
 */
export const ledgerRole: Migration = {
  name: '0010-ledger-role',
  asAdmin: true,
  up: (roles) => {
    const { owner, ledger } = withLedgerRole(roles);
    return `
      do $$ begin
        create role ${ledger} nologin nosuperuser nobypassrls;
      exception when duplicate_object or unique_violation then null;
      end $$;
      -- To make its functions, not to see what it sees.
      grant ${ledger} to ${owner} with inherit false, set true;
    `;
  },
};
