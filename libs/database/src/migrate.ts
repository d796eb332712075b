import { connected, DatabaseUnreachable } from './connected.js';
import { sqlState } from './sql-errors.js';

/** The roles of a service, as they are named in its migrations. */
export interface ServiceRoles {
  owner: string;
  app: string;
  system: string;
}

/** One step of a schema: a table with its policies and grants together. Never changed once it was released. */
export interface Migration {
  /** Sorts: `0001-contacts`. */
  name: string;
  /** The SQL of the step; may be many statements. */
  up: (roles: ServiceRoles) => string;
  /** Extensions and LEAKPROOF functions need a superuser: runs `up` on the administrator's connection instead. */
  asAdmin?: boolean;
}

/**
 * Brings a database up to its migrations, each in a transaction of its own; several processes may call it at once.
 * Throws where a released step is missing from `migrations` (an older program on a newer database may still run:
 * unknown newer steps are left alone).
 */
export async function migrate(ownerUrl: string, adminUrl: string, migrations: readonly Migration[]): Promise<string[]> {
  const at = new URL(ownerUrl);
  const owner = decodeURIComponent(at.username);
  const prefix = owner.replace(/_owner$/, '');
  const roles: ServiceRoles = { owner, app: `${prefix}_app`, system: `${prefix}_system` };
  const adminAt = new URL(adminUrl);
  adminAt.pathname = at.pathname;
  const applied: string[] = [];
  await connected(ownerUrl, async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('migrate'))`);
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const done = new Set(
      (await client.query<{ name: string }>('select name from migration')).rows.map((row) => row.name),
    );
    for (const step of [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (done.has(step.name)) continue;
      if (step.asAdmin) await connected(adminAt.toString(), (admin) => admin.query(step.up(roles)));
      await client.query('begin');
      try {
        if (!step.asAdmin) await client.query(step.up(roles));
        await client.query('insert into migration (name) values ($1)', [step.name]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`Migration ${step.name} failed: ${(error as Error).message}`, { cause: error });
      }
      applied.push(step.name);
    }
  });
  return applied;
}

/** Names of the steps of `migrations` that the database still lacks: all of them where there is no such database or role yet. Changes nothing. */
export async function pendingMigrations(ownerUrl: string, migrations: readonly Migration[]): Promise<string[]> {
  const names = migrations.map(({ name }) => name).sort();
  try {
    return await connected(ownerUrl, async (client) => {
      const done = new Set(
        (await client.query<{ name: string }>('select name from migration')).rows.map((row) => row.name),
      );
      return names.filter((name) => !done.has(name));
    });
  } catch (error) {
    if (notThereYet.has(sqlState(error instanceof DatabaseUnreachable ? error.cause : error) ?? '')) return names;
    throw error;
  }
}

/** No such database, role (or one whose password is another), right to connect, table. */
const notThereYet = new Set(['3D000', '28000', '28P01', '42501', '42P01']);
