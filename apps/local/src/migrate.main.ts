import { lastWords } from '@bellbird/errors';
import {
  migrateService,
  serviceNames,
  Settings,
  type ServiceDefinition,
  type ServiceName,
} from '@bellbird/service-host';

// Brings the databases of the services named (all, where none is) up to date, says what it did, and ends: a job before a
// release. DATABASE_URL has to be an administrator's. What it leaves serves the old version too, until the new one is up.
const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

async function definitionOf(name: ServiceName): Promise<ServiceDefinition> {
  const module = (await import(`@bellbird/${name}/service`)) as Record<string, ServiceDefinition>;
  return module[`${camel(name)}Service`]!;
}

try {
  const settings = new Settings(process.env);
  const [databaseUrl, secret] = [settings.postgres('DATABASE_URL'), settings.secret('BELLBIRD_SECRET')];
  const secretBefore = settings.secretBefore();
  const asked = process.argv.slice(2);
  for (const name of asked)
    if (!(serviceNames as readonly string[]).includes(name))
      settings.problem(`there is no service ${name} (there are ${serviceNames.join(', ')})`);
  settings.check();
  for (const name of serviceNames.filter((each) => asked.length === 0 || asked.includes(each))) {
    const { applied } = await migrateService(await definitionOf(name), { databaseUrl, secret, secretBefore });
    process.stdout.write(`${name}: ${applied.length === 0 ? 'up to date' : applied.join(', ')}\n`);
  }
  process.exit(0);
} catch (error) {
  process.stderr.write(`migrate: ${lastWords(error)}\n`);
  process.exit(1);
}
