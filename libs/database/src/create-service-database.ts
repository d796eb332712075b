import pg from 'pg';
import { CannotStart } from '@bellbird/errors';
import { connected, DatabaseUnreachable } from './connected.js';
import { databaseRules } from './database-rules.js';
import { sqlState } from './sql-errors.js';

/** The roles were made with another secret: to take them over would shut out who is signed in by it. */
export class OtherSecret extends CannotStart {
  override readonly name = 'OtherSecret';
}

/** Where a service's database is, under each of its three roles. */
export interface ServiceDatabaseUrls {
  /** Owns the schema; migrations only. */
  owner: string;
  /** Serves tenants, behind row-level security. */
  app: string;
  /** Relays, sweeps, schedules: a named list of tables. */
  system: string;
}

const quoted = (name: string): string => pg.escapeIdentifier(name);

/**
 * Makes the database and the three roles of a service where they are missing; may be called at every start and by
 * several processes at once. `password(role)` must give the same answer each time: roles that know another one are left as
 * they are, for others are signed in by it. Only one that knows `passwordBefore(role)` is given the present one.
 * @throws DatabaseUnreachable, OtherSecret.
 */
export async function createServiceDatabase(
  adminUrl: string,
  name: string,
  password: (role: string) => string,
  passwordBefore?: (role: string) => string,
): Promise<ServiceDatabaseUrls> {
  const role = (kind: string): string => roleOf(name, kind);
  await connected(adminUrl, async (admin) => {
    await admin.query('select pg_advisory_lock(hashtext($1))', [`create ${name}`]);
    for (const kind of ['owner', 'app', 'system'])
      await ensureRole(admin, adminUrl, role(kind), password(role(kind)), passwordBefore?.(role(kind)));
    const there = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (there.rowCount === 0) {
      await admin.query(`grant ${quoted(role('owner'))} to current_user`);
      await admin.query(`create database ${quoted(name)} owner ${quoted(role('owner'))} ${databaseRules}`);
      await admin.query(`revoke all on database ${quoted(name)} from public`);
    }
    await admin.query(`grant connect on database ${quoted(name)} to ${quoted(role('app'))}, ${quoted(role('system'))}`);
  });
  return serviceDatabaseUrls(adminUrl, name, password);
}

/** Where the database of a service is that was made before. Only the server's address is taken from `serverUrl`: it needs no administrator. */
export function serviceDatabaseUrls(
  serverUrl: string,
  name: string,
  password: (role: string) => string,
): ServiceDatabaseUrls {
  const url = (kind: string): string => {
    const at = new URL(serverUrl);
    at.pathname = `/${name}`;
    at.username = roleOf(name, kind);
    at.password = password(at.username);
    return at.toString();
  };
  return { owner: url('owner'), app: url('app'), system: url('system') };
}

const roleOf = (name: string, kind: string): string => `${name.replaceAll('-', '_')}_${kind}`;

async function ensureRole(
  admin: pg.Client,
  adminUrl: string,
  role: string,
  password: string,
  passwordBefore: string | undefined,
): Promise<void> {
  const there = await admin.query('select 1 from pg_roles where rolname = $1', [role]);
  const isNew = there.rowCount === 0;
  const isOther = !isNew && (await isRefused(adminUrl, role, password));
  if (isOther && (passwordBefore === undefined || (await isRefused(adminUrl, role, passwordBefore)))) {
    throw new OtherSecret(
      `Postgres at ${new URL(adminUrl).host} knows the role ${role} by another BELLBIRD_SECRET than this one: give this process the one that all others have.`,
    );
  }
  await admin.query(
    `${isNew ? 'create' : 'alter'} role ${quoted(role)} login nosuperuser nobypassrls${isNew || isOther ? ` password ${pg.escapeLiteral(password)}` : ''}`,
  );
}

const wrongPassword = '28P01';

/** Whether the server says that this is not the role's password; whatever else keeps it out proves nothing of that. */
async function isRefused(adminUrl: string, role: string, password: string): Promise<boolean> {
  const at = new URL(adminUrl);
  [at.username, at.password] = [role, password];
  return connected(at.toString(), async () => false).catch(
    (error: unknown) => error instanceof DatabaseUnreachable && sqlState(error.cause) === wrongPassword,
  );
}
