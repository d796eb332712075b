import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { busSettings } from '@bellbird/event-bus';
import { redisSettings } from '@bellbird/live-events';
import { addressSetting, asksOf, serviceNames, Settings, type Platform } from '@bellbird/service-host';
import { storageSettings } from '@bellbird/storage';
import { openFrontApart } from '../../apps/local/src/front/front-apart.js';
import { services } from '../../apps/local/src/services.generated.js';
import { asked } from '../../apps/rest-adapter/src/asked.js';

export type Environment = Readonly<Record<string, string>>;
export const root = fileURLToPath(new URL('../..', import.meta.url));
/** A program of `scripts`, which has no types of its own. */
export const script = async <T>(path: string): Promise<T> => (await import(join(root, 'scripts', path))) as T;
export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Every part that runs as a process of its own, and its entry. */
export const parts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...serviceNames, 'gateway', 'rest-adapter'].map((name) => [name, `apps/${name}/dist/main.js`]),
  ),
  'dispatch-worker': 'apps/dispatch/dist/worker.main.js',
  front: 'apps/local/dist/front.main.js',
};

/** Whether a build makes this file: its source is there. */
export const isBuilt = (entry: string): boolean =>
  /^apps\/[a-z-]+\/dist\/.*\.js$/.test(entry) &&
  existsSync(join(root, entry.replace('/dist/', '/src/').replace(/\.js$/, '.ts')));

/** What the code of this part itself says is wrong with an environment; empty where it could start with it. */
export async function problemsOf(part: string, env: Environment): Promise<string[]> {
  if (part === 'front') {
    const front = await openFrontApart({ ...env, PORT: '0', BIND_ADDRESS: '127.0.0.1' }, () => undefined).catch(
      (error: Error) => error,
    );
    if (front instanceof Error) return [front.message];
    await front.close();
    return [];
  }
  const settings = new Settings(env);
  for (const problem of redisSettings(env).problems) settings.problem(problem);
  const definition = services.find(({ name }) => name === part.replace(/-worker$/, ''));
  const asks = part === 'rest-adapter' ? asked : part === 'gateway' ? serviceNames : asksOf(definition!.name);
  for (const name of ['identity', ...asks] as const) settings.address(addressSetting(name));
  settings.common();
  if (definition !== undefined) {
    const secret = settings.secret('BELLBIRD_SECRET');
    const databaseUrl = settings.text('DATABASE_URL');
    if (databaseUrl !== '' && !URL.canParse(databaseUrl)) settings.problem('DATABASE_URL is no address');
    for (const problem of [...busSettings(env).problems, ...storageSettings(env).problems]) settings.problem(problem);
    try {
      definition.config({ env, secret, databaseUrl, publicUrl: env['PUBLIC_URL'] ?? '' } as unknown as Platform);
    } catch (error) {
      settings.problem((error as Error).message);
    }
  }
  try {
    settings.check();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

const ofNode = ['NODE_ENV', 'NODE_OPTIONS'];
let words: Set<string> | undefined;

/** Whether any code of services or libraries reads a setting of this name; comments do not count. */
export function isRead(setting: string): boolean {
  words ??= new Set([
    ...ofNode,
    ...[...serviceNames, 'gateway'].map((name) => `${name.toUpperCase().replaceAll('-', '_')}_URL`),
    ...sources().flatMap(
      (path) =>
        textOf(path)
          .replaceAll(/\/\*[\s\S]*?\*\//g, '')
          .replaceAll(/(^|\s)\/\/.*$/gm, '')
          .match(/(?<=['"`{,\s])[A-Z][A-Z0-9_]{3,}(?=['":,\s])/g) ?? [],
    ),
  ]);
  return words.has(setting);
}

function sources(): string[] {
  return ['apps', 'libs'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name !== 'web' && name !== 'testing')
      .flatMap((name) => {
        const source = join(folder, name, 'src');
        if (!existsSync(join(root, source))) return [];
        return readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
          .filter((file) => /(?<!spec)\.ts$/.test(file) && !file.includes('testing'))
          .map((file) => join(source, file));
      }),
  );
}

/** What stands for a secret, in the form that the code asks for. */
export function standIn(setting: string): string {
  const forms: Record<string, string> = {
    STRIPE_SECRET_KEY: 'sk_test_standin',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
    STRIPE_WEBHOOK_SECRET: 'whsec_standin',
    SMTP_URL: 'smtp://mail.example:587',
    REDIS_URL: 'rediss://redis.example:6379',
    DATABASE_URL: 'postgres://admin:standin@postgres.example:5432/postgres',
    BELLBIRD_ADMIN_EMAIL: 'admin@bellbird.example',
    SHARED_SENDERS: '+61491578888',
  };
  return forms[setting] ?? 'standin'.repeat(8);
}

/** A tag that always means the same image. */
export const isPinned = (image: string): boolean =>
  /:(?:RELEASE\.\d{4}-[\w-]+|v?\d+\.\d+(?:\.\d+)?[\w.-]*)$/.test(image);
