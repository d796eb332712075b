import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import {
  connectDatabase,
  createServiceDatabase,
  migrate,
  type Database,
  type ServiceDatabaseUrls,
} from '@bellbird/database';
import { testPostgres } from '@bellbird/testing';
import { migrations } from '../src/database/migrations/index.js';

export interface LedgerDatabase {
  db: Database;
  urls: ServiceDatabaseUrls;
  /** As the superuser, past row-level security. */
  asAdmin<R extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<R[]>;
  /** The rows of the hourly checker: none where all invariants hold. */
  violations(tenantId?: string): Promise<Record<string, unknown>[]>;
  /** The name of one of its roles. */
  role(kind: 'owner' | 'app' | 'system' | 'ledger'): string;
  drop(): Promise<void>;
}

/** A database with the tables of this service, under its own roles, on the Postgres of the test run. */
export async function ledgerDatabase(connections = 10): Promise<LedgerDatabase> {
  const name = `tenants_${randomBytes(4).toString('hex')}`;
  const adminUrl = testPostgres().url;
  const urls = await createServiceDatabase(adminUrl, name, (role) => `secret of ${role}`);
  await migrate(urls.owner, adminUrl, migrations);
  const db = await connectDatabase({ urls, applicationName: 'test', appConnections: connections });
  const at = new URL(adminUrl);
  at.pathname = `/${name}`;
  const admin = new pg.Client({ connectionString: at.toString() });
  await admin.connect();
  return {
    db,
    urls,
    asAdmin: async (sql, values) => (await admin.query(sql, values)).rows as never,
    violations: (tenantId) => db.system((tx) => tx.query('select * from ledger_violations($1)', [tenantId ?? null])),
    role: (kind) => `${name}_${kind}`,
    drop: async () => {
      await db.close();
      await admin.end();
      const server = new pg.Client({ connectionString: adminUrl });
      await server.connect();
      await server.query(`drop database ${name} with (force)`);
      for (const role of ['owner', 'app', 'system', 'ledger']) await server.query(`drop role ${name}_${role}`);
      await server.end();
    },
  };
}

/** A tenant that has paid in: its rows are made, `amount` micro-dollars are available. */
export async function payIn(db: Database, tenantId: string, amount: bigint, currency = 'AUD'): Promise<void> {
  await db.tenant(tenantId, async (tx) => {
    const id = randomUUID();
    await tx.execute(
      `insert into top_up (id, tenant_id, user_id, request_hash, amount, currency, created_at) values ($1, $2, $3, '\\x00', $4, $5, now())`,
      [id, tenantId, randomUUID(), amount, currency],
    );
    await tx.query('select * from ledger_top_up($1, $2, $3, $4, $5)', [randomUUID(), id, `pi_${id}`, amount, currency]);
  });
}
