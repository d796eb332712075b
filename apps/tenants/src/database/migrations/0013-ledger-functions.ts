import type { Migration } from '@bellbird/database';
import { sqlFile, withLedgerRole } from './sql-file.js';

/** Posting, the operations on top of it, and the checker of the invariants; all owned by the ledger's role. */
export const ledgerFunctions: Migration = {
  name: '0013-ledger-functions',
  up: (roles) => {
    const { owner, app, system, ledger } = withLedgerRole(roles);
    return `
      grant create on schema public to ${ledger};
      set local role ${ledger};
      alter default privileges revoke execute on functions from public;
      ${sqlFile('0013-1-post.sql', roles)}
      ${sqlFile('0013-2-operations.sql', roles)}
      ${sqlFile('0013-3-violations.sql', roles)}
      grant execute on function ledger_reserve, ledger_capture, ledger_close, ledger_cancel, ledger_top_up, ledger_refund, ledger_chargeback, ledger_adjust to ${app};
      grant execute on function ledger_mark_stale, ledger_violations to ${system};
      grant execute on function ledger_transfer_balances to ${owner};
      reset role;
      revoke create on schema public from ${ledger};
      create constraint trigger transfer_balances after insert on transfer deferrable initially deferred for each row execute function ledger_transfer_balances();
      create constraint trigger entry_balances after insert on entry deferrable initially deferred for each row execute function ledger_transfer_balances();
    `;
  },
};
