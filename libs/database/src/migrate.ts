import pg from 'pg';

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
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const applied: string[] = [];
  try {
    await client.query(`select pg_advisory_lock(hashtext('migrate'))`);
    await client.query('create table if not exists migration (name text primary key, applied_at timestamptz not null default now())');
    const done = new Set((await client.query<{ name: string }>('select name from migration')).rows.map((row) => row.name));
    for (const step of [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (done.has(step.name)) continue;
      if (step.asAdmin) await runAsAdmin(adminAt.toString(), step.up(roles));
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
  } finally {
    await client.end();
  }
  return applied;
}

/** Names of the steps of `migrations` that the database still lacks: all of them where there is no such database or role yet. Changes nothing. */
export async function pendingMigrations(ownerUrl: string, migrations: readonly Migration[]): Promise<string[]> {
  const names = migrations.map(({ name }) => name).sort();
  const client = new pg.Client({ connectionString: ownerUrl });
  try {
    await client.connect();
    const done = new Set((await client.query<{ name: string }>('select name from migration')).rows.map((row) => row.name));
    return names.filter((name) => !done.has(name));
  } catch (error) {
    if (notThereYet.has((error as { code?: string }).code ?? '')) return names;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** No such database, role (or one whose password is another), right to connect, table. */
const notThereYet = new Set(['3D000', '28000', '28P01', '42501', '42P01']);

async function runAsAdmin(url: string, sql: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query(sql);
  } finally {
    await admin.end();
  }
}
