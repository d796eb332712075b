import { rolePassword, rolePasswords } from '@bellbird/auth';
import {
  createServiceDatabase,
  migrate,
  pendingMigrations,
  serviceDatabaseUrls,
  type ServiceDatabaseUrls,
} from '@bellbird/database';
import { CannotStart } from '@bellbird/errors';
import type { Platform } from '../platform/platform.js';
import { Settings } from '../platform/settings.js';
import type { ServiceDefinition } from '../wiring/define-service.js';
import { commonMigrations } from './common-migrations.js';

type Schema = Pick<ServiceDefinition, 'name' | 'migrations'>;
type Server = Pick<Platform, 'databaseUrl' | 'secret' | 'secretBefore'>;

/** One sentence: this program is newer than its database, and may not change that itself. */
export class MigrationsPending extends CannotStart {
  override readonly name = 'MigrationsPending';
}

/**
 * The database of a service, ready for this program: brought up to date here, or with MIGRATE_AT_START=false only looked
 * at, where a job migrates before the services and they know no administrator. A database that is newer is right, too:
 * old and new run side by side during a release. @throws MigrationsPending.
 */
export async function openSchema(
  definition: Schema,
  platform: Server & Pick<Platform, 'env'>,
): Promise<ServiceDatabaseUrls> {
  const settings = new Settings(platform.env);
  const migrates = settings.choice('MIGRATE_AT_START', ['true', 'false'], 'true') === 'true';
  settings.check();
  if (migrates) return (await migrateService(definition, platform)).urls;
  const urls = serviceDatabaseUrls(platform.databaseUrl, definition.name, rolePassword(platform.secret));
  const pending = await pendingMigrations(urls.owner, allMigrations(definition));
  if (pending.length > 0)
    throw new MigrationsPending(
      `The database of ${definition.name} lacks ${pending.join(', ')}: run the migrations first (npm run migrate), with the same BELLBIRD_SECRET.`,
    );
  return urls;
}

/** Makes the database and roles of a service where they are missing, and runs the migrations it lacks; answers their names. */
export async function migrateService(
  definition: Schema,
  { databaseUrl, ...secrets }: Server,
): Promise<{ urls: ServiceDatabaseUrls; applied: string[] }> {
  const urls = await createServiceDatabase(databaseUrl, definition.name, ...rolePasswords(secrets));
  return { urls, applied: await migrate(urls.owner, databaseUrl, allMigrations(definition)) };
}

const allMigrations = ({ migrations }: Schema): ServiceDefinition['migrations'] => [...commonMigrations, ...migrations];
