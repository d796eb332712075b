import type { Migration } from '@bellbird/database';
import { sqlFile, withLedgerRole } from './sql-file.js';

/** Refunds and disputes: heard of as payments are, and the way back of what a bank gave up. */
export const moneyBack: Migration = {
  name: '0017-money-back',
  up: (roles) => {
    const { app, ledger } = withLedgerRole(roles);
    return `
      alter table payment_notice drop constraint payment_notice_type_check, add constraint payment_notice_type_check check (type in ('succeeded', 'failed', 'money-back'));
      grant create on schema public to ${ledger};
      set local role ${ledger};
      ${sqlFile('0017-reinstate.sql', roles)}
      revoke execute on function ledger_reinstate from public;
      grant execute on function ledger_reinstate to ${app};
      reset role;
      revoke create on schema public from ${ledger};
    `;
  },
};
