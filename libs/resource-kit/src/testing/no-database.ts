import type { Tx } from '@bellbird/database';

/** A transaction for what must not ask the database. */
export const noDatabase = new Proxy({} as Tx, {
  get: (_, name) => () => {
    throw new Error(`This asked the database (${String(name)}).`);
  },
});
