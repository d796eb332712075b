import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { connectDatabase, createServiceDatabase, migrate, type Database } from '@bellbird/database';
import { commonMigrations } from '@bellbird/service-host';
import { testPostgres } from '@bellbird/testing';
import { attemptTable } from '../src/attempt-table.js';

/** A service's database with the table of counts alone. */
export async function limitsDatabase(): Promise<{ db: Database; close: () => Promise<void> }> {
  const name = `limits_${randomBytes(4).toString('hex')}`;
  const urls = await createServiceDatabase(testPostgres().url, name, () => 'secret-of-the-tests');
  await migrate(urls.owner, testPostgres().url, [...commonMigrations, { name: '0002-attempts', up: attemptTable }]);
  const db = await connectDatabase({
    urls,
    applicationName: name,
    appConnections: 1,
    systemConnections: 6,
  });
  const close = async (): Promise<void> => {
    await db.close();
    const server = new pg.Client({ connectionString: testPostgres().url });
    await server.connect();
    await server.query(`drop database if exists ${name} with (force)`);
    for (const kind of ['owner', 'app', 'system']) await server.query(`drop role if exists ${name}_${kind}`);
    await server.end();
  };
  return { db, close };
}
