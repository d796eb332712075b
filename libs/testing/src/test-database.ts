import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { databaseRules } from '@bellbird/database/database-rules';

export interface TestDatabase {
  /** As the superuser. */
  url: string;
  /** Of the database; unique on the server. */
  name: string;
  /** Ends whatever is connected and removes the database. */
  drop(): Promise<void>;
}

/** The Postgres of this test run; `url` is the superuser's, on the database `postgres`. */
export function testPostgres(): { url: string } {
  const url = process.env.TEST_POSTGRES_URL;
  if (url === undefined)
    throw new Error('TEST_POSTGRES_URL is not set: run the test through the jest.config.mjs at the root.');
  return { url };
}

/** A new, empty database for a spec file: UTF-8 with the rules that every database of Bellbird has. `name` shows whose it is. */
export async function testDatabase(name: string): Promise<TestDatabase> {
  const unique = `${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, 40)}_${randomBytes(4).toString('hex')}`;
  await asSuperuser(`create database ${unique} ${databaseRules}`);
  const url = new URL(testPostgres().url);
  url.pathname = `/${unique}`;
  return {
    url: url.toString(),
    name: unique,
    drop: () => asSuperuser(`drop database if exists ${unique} with (force)`),
  };
}

async function asSuperuser(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: testPostgres().url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
