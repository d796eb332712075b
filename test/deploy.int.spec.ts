import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { GenericContainer } from 'testcontainers';
import { parse } from 'yaml';
import { serviceNames } from '@bellbird/service-host';
import { serveHealth } from '@bellbird/service-host/light';
import {
  isBuilt,
  isPinned,
  isRead,
  parts,
  problemsOf,
  root,
  script,
  standIn,
  textOf,
  type Environment,
} from './support/deployed.js';

interface ComposeService {
  image: string;
  command?: string[];
  entrypoint?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  networks?: string[] | Record<string, { aliases?: string[] }>;
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: string[] | Record<string, { condition: string }>;
  [setting: string]: unknown;
}

const { layOut } = await script<{
  layOut: (given: object, shared: object) => Promise<{ name: string; entry: string; env: Environment }[]>;
}>('apart/parts.mjs');
const { imageOf } = await script<{ imageOf: (service: string) => string }>('real-parts/containers.mjs');
const dockerfile = textOf('deploy/Dockerfile');
const composeText = textOf('docker-compose.yml');
const compose = parse(composeText, { merge: true, maxAliasCount: -1 }) as { services: Record<string, ComposeService> };
const services = Object.entries(compose.services);
const ours = services.filter(([, { image }]) => image.startsWith('bellbird:'));
const example = Object.fromEntries(
  textOf('.env.example')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);
const imageEnvironment = Object.fromEntries(
  [.../^ENV (.*)$/gm.exec(dockerfile)![1]!.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name!, value!]),
);

/** As compose would have it, with an .env that is filled in. */
function resolved(text: string, dotEnv: Environment): string {
  return text
    .replaceAll('$$', '\0')
    .replaceAll(
      /\$\{(\w+)(?::[-?]([^}]*))?\}/g,
      (whole, name: string, otherwise: string) => dotEnv[name] || (whole.includes(':-') ? otherwise : ''),
    )
    .replaceAll('\0', '$');
}
const filledIn = (over: Environment = {}): Environment => ({
  ...Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      value || (/PASSWORD|SECRET|_KEY/.test(name) && !/STRIPE/.test(name) ? standIn(name) : ''),
    ]),
  ),
  ...over,
});
const environmentOf = ({ environment = {} }: ComposeService, dotEnv: Environment): Environment => ({
  ...imageEnvironment,
  ...Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, resolved(String(value), dotEnv)])),
});
const namesOf = (list: string[] | Record<string, unknown> = []): string[] =>
  Array.isArray(list) ? list : Object.keys(list);

describe('the image', () => {
  it('is Node 24, pinned, without root, and copies what is there', () => {
    const images = [...dockerfile.matchAll(/^(?:ARG NODE_IMAGE=|FROM )(\S+)/gm)].map(([, image]) => image!);
    expect(images.filter((image) => image !== '${NODE_IMAGE}')).toEqual([
      expect.stringMatching(/^node:24\.\d+\.\d+-bookworm-slim$/),
    ]);
    expect(dockerfile).toMatch(/^USER 10001:10001$/m);
    expect(dockerfile).toMatch(/npm ci --omit=dev/);
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(\S+) /gm)].map(([, path]) => path!);
    const run = [...dockerfile.matchAll(/\b(?:scripts|deploy)\/[\w.-]+\.mjs/g)].map(([path]) => path);
    const made = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path]) => path!);
    expect(made).toEqual(['package.json', 'node_modules', 'libs', 'apps']);
    expect([...copied, ...run, ...made].filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(run).toEqual(expect.arrayContaining(['scripts/nx.mjs', 'deploy/health.mjs']));
  });

  it('starts an entry that a build makes, with settings that the code reads', () => {
    expect(isBuilt(/^CMD \["(.+)"\]$/m.exec(dockerfile)![1]!)).toBe(true);
    expect(Object.keys(imageEnvironment).filter((name) => !isRead(name))).toEqual([]);
    expect(imageEnvironment).toMatchObject({ BIND_ADDRESS: '0.0.0.0', PORT: /^EXPOSE (\d+)$/m.exec(dockerfile)![1] });
  });

  it('is built from everything that the build reads, and from no secret', () => {
    const ignored = textOf('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', '**/node_modules', '.bellbird', '.data']));
    for (const needed of [
      'package.json',
      'package-lock.json',
      '.npmrc',
      '.swcrc',
      'nx.json',
      'tsconfig.json',
      'apps',
      'libs',
      'scripts',
      'deploy',
    ]) {
      expect(existsSync(join(root, needed))).toBe(true);
      expect(ignored).not.toContain(needed);
    }
  });
});

describe('deploy/health.mjs', () => {
  it('ends with 0 where the part is ready, else with 1', async () => {
    let missing: string[] = [];
    const server = await serveHealth('worker', 0, '127.0.0.1', async () => missing);
    const ask = (...args: string[]): Promise<number> =>
      promisify(execFile)(process.execPath, [join(root, 'deploy/health.mjs'), ...args], {
        env: { PORT: String(server.port) },
      }).then(
        () => 0,
        ({ code }) => code as number,
      );
    expect(await ask()).toBe(0);
    missing = ['database'];
    expect(await Promise.all([ask(), ask('/health/live'), ask('/nowhere')])).toEqual([1, 0, 1]);
    await server.close();
    expect(await ask()).toBe(1);
  });
});

describe('start:apart', () => {
  it('tells the parts that have no database, and stand nearest to the world, no secret', async () => {
    const secrets = [
      'DATABASE_URL',
      'BELLBIRD_SECRET',
      'BELLBIRD_SECRET_BEFORE',
      'SANDBOX_KEY',
      'TWILIO_AUTH_TOKEN',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'S3_SECRET_ACCESS_KEY',
      'SMTP_URL',
      'KAFKA_SASL_PASSWORD',
    ];
    const apart = await layOut(Object.fromEntries(secrets.map((name) => [name, 'a secret'])), { FRONT_PORT: '3000' });
    const knowing = apart.filter(({ env }) => Object.values(env).includes('a secret')).map(({ name }) => name);
    expect(knowing.sort()).toEqual([...serviceNames, 'dispatch-worker-1', 'dispatch-worker-2', 'sandbox'].sort());
  });
});

describe('docker-compose.yml', () => {
  it('has every part that start:apart has, each by the entry that it has there, and the job that migrates', async () => {
    const apart = await layOut({}, { FRONT_PORT: '3000' });
    const expected = Object.fromEntries(apart.map(({ name, entry }) => [name.replace(/-\d$/, ''), entry]));
    expect(Object.keys(expected)).toEqual(expect.arrayContaining([...serviceNames, ...Object.keys(parts)]));
    expect(Object.fromEntries(ours.map(([name, { command }]) => [name, command![0]]))).toEqual({
      ...expected,
      migrate: 'apps/local/dist/migrate.main.js',
    });
    expect(ours.filter(([, { command }]) => !isBuilt(command![0]!))).toEqual([]);
  });

  it.each(Object.keys(parts))('%s could start with its settings, and not without them', async (name) => {
    expect(await problemsOf(name, environmentOf(compose.services[name]!, filledIn()))).toEqual([]);
    expect(await problemsOf(name, imageEnvironment)).not.toEqual([]);
  });

  it('takes Twilio and Stripe from .env', async () => {
    const dotEnv = filledIn(
      Object.fromEntries([
        ['SMS_PROVIDER', 'twilio'],
        ['PAYMENTS_PROVIDER', 'stripe'],
        ...[
          'TWILIO_ACCOUNT_SID',
          'TWILIO_AUTH_TOKEN',
          'SHARED_SENDERS',
          'STRIPE_SECRET_KEY',
          'STRIPE_PUBLISHABLE_KEY',
          'STRIPE_WEBHOOK_SECRET',
        ].map((name) => [name, standIn(name)]),
      ]) as Environment,
    );
    for (const name of Object.keys(parts))
      expect(await problemsOf(name, environmentOf(compose.services[name]!, dotEnv))).toEqual([]);
    expect(environmentOf(compose.services['tenants']!, dotEnv)).toMatchObject({ PAYMENTS_PROVIDER: 'stripe' });
    expect(environmentOf(compose.services['dispatch-worker']!, dotEnv)).toMatchObject({ SMS_PROVIDER: 'twilio' });
  });

  it('gives our parts no setting that no code reads, and the image nothing that grows on its disk', () => {
    expect(
      ours.flatMap(([name, { environment = {} }]) =>
        Object.keys(environment)
          .filter((each) => !isRead(each))
          .map((each) => `${name}: ${each}`),
      ),
    ).toEqual([]);
    expect(
      ours.filter(
        ([, service]) => service['read_only'] !== true || !namesOf(service['cap_drop'] as string[]).includes('ALL'),
      ),
    ).toEqual([]);
  });

  it('names only hosts and ports that are there', () => {
    const names = new Map(
      services.flatMap(([name, { networks = [] }]) =>
        [name, ...(Array.isArray(networks) ? [] : (networks['inside']?.aliases ?? []))].map((alias) => [alias, name]),
      ),
    );
    const foreign: Record<string, string[]> = {
      postgres: ['5432'],
      kafka: ['9092'],
      redis: ['6379'],
      objects: ['9000'],
      mail: ['1025'],
    };
    const addresses = ours.flatMap(([name, service]) =>
      Object.values(environmentOf(service, filledIn())).flatMap((value) =>
        [...value.matchAll(/(?:^|\/\/|@)([a-z][a-z0-9.-]*):(\d{4,5})\b/g)].map(([, host, port]) => ({
          name,
          host: host!,
          port: port!,
        })),
      ),
    );
    expect(addresses.length).toBeGreaterThan(60);
    const portsOf = (service: string): string[] =>
      foreign[service] ?? [
        environmentOf(compose.services[service]!, filledIn())[service === 'sandbox' ? 'SANDBOX_PORT' : 'PORT']!,
      ];
    expect(addresses.filter(({ host, port }) => !names.has(host) || !portsOf(names.get(host)!).includes(port))).toEqual(
      [],
    );
    for (const [name, { depends_on }] of services)
      expect([name, namesOf(depends_on).filter((each) => compose.services[each] === undefined)]).toEqual([name, []]);
  });

  it('publishes the front, and to this machine alone what stands for the world outside', () => {
    const published = Object.fromEntries(
      services
        .filter(([, { ports }]) => ports !== undefined)
        .map(([name, { ports }]) => [name, ports!.map((port) => resolved(port, filledIn()))]),
    );
    expect(published).toEqual({
      front: ['127.0.0.1:3000:3000'],
      objects: ['127.0.0.1:9000:9000'],
      mail: ['127.0.0.1:8025:8025'],
    });
    expect(environmentOf(compose.services['front']!, filledIn())).toMatchObject({ PORT: '3000' });
  });

  it('pins every image, and looks after the health of all that go on', () => {
    expect(services.map(([, { image }]) => resolved(image, filledIn())).filter((image) => !isPinned(image))).toEqual(
      [],
    );
    const goOn = services.filter(([, { restart }]) => restart !== 'on-failure');
    expect(
      goOn.filter(([, { image, healthcheck }]) => !image.startsWith('bellbird:') && healthcheck?.test === undefined),
    ).toEqual([]);
    expect(
      ours
        .flatMap(([, { healthcheck }]) => healthcheck?.test ?? [])
        .filter((word) => word.startsWith('/'))
        .every((path) => textOf('apps/local/src/sandbox/clock/clock-routes.ts').includes(path.split('/').at(-1)!)),
    ).toBe(true);
  });

  it('migrates before any service, and tells no service the administrator', () => {
    for (const name of [...serviceNames, 'dispatch-worker']) {
      expect(compose.services[name]!.depends_on).toMatchObject({
        migrate: { condition: 'service_completed_successfully' },
      });
      expect(environmentOf(compose.services[name]!, filledIn())).toMatchObject({
        MIGRATE_AT_START: 'false',
        DATABASE_URL: 'postgres://postgres:5432/postgres',
      });
    }
    expect(environmentOf(compose.services['migrate']!, filledIn())['DATABASE_URL']).toMatch(
      /^postgres:\/\/postgres:\w+@postgres:5432/,
    );
  });

  it('holds no secret: each comes from .env, whose example is empty there', () => {
    const values = services.flatMap(([name, { environment = {} }]) =>
      Object.entries(environment)
        .filter(([setting]) => /SECRET|PASSWORD|TOKEN|_KEY|_USER$|ACCOUNT_SID/.test(setting))
        .map(([setting, value]) => ({ name, setting, value: String(value) })),
    );
    expect(values.length).toBeGreaterThan(10);
    expect(values.filter(({ value }) => !/^\$\{\w+:(?:\?[^}]*|-)\}$/.test(value))).toEqual([]);
    expect(
      [...composeText.matchAll(/:\/\/[^\s'"]*?:([^\s'"@]+)@/g)].filter(([, password]) => !password!.startsWith('${')),
    ).toEqual([]);
    expect(
      Object.entries(example).filter(
        ([name, value]) => /SECRET|PASSWORD|TOKEN|_KEY|ACCOUNT_SID/.test(name) && value !== '',
      ),
    ).toEqual([]);
    const asked = new Set([...composeText.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!));
    expect([...asked].sort()).toEqual(Object.keys(example).sort());
  });
});

describe('Kafka and Redis of the tests, where a Docker engine answers', () => {
  it('are the images of docker-compose.yml, by calls that testcontainers has', () => {
    expect([imageOf('kafka'), imageOf('redis')]).toEqual([
      compose.services['kafka']!.image,
      compose.services['redis']!.image,
    ]);
    const calls = [...textOf('scripts/real-parts/containers.mjs').matchAll(/\.(with[A-Z]\w+)\(/g)].map(
      ([, call]) => call!,
    );
    expect(calls.length).toBeGreaterThan(4);
    expect(calls.filter((call) => !(call in GenericContainer.prototype))).toEqual([]);
  });
});
