import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parse } from 'yaml';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'bellbird-generators-'));
const textOf = (path) => readFileSync(join(copy, path), 'utf8');
const jsonOf = (path) => JSON.parse(textOf(path));

/** The repository as it is today, with packages of its own that are links: to the third parties' here, to ours there. */
function copyRepository() {
  const made = /^(dist|node_modules|\.(?!env\.example|npmrc|swcrc|prettierignore).+)$/;
  for (const part of readdirSync(repository).filter((name) => !made.test(name)))
    cpSync(join(repository, part), join(copy, part), {
      recursive: true,
      filter: (path) => !made.test(path.slice(path.lastIndexOf('/') + 1)),
    });
  const link = (from, to) => symlinkSync(from, join(copy, 'node_modules', to), 'dir');
  mkdirSync(join(copy, 'node_modules/@bellbird'), { recursive: true });
  for (const name of readdirSync(join(repository, 'node_modules')).filter((each) => each !== '@bellbird'))
    link(join(repository, 'node_modules', name), name);
  for (const group of ['apps', 'libs'])
    for (const name of readdirSync(join(copy, group))) link(join(copy, group, name), `@bellbird/${name}`);
}

const node = (script, ...args) => run(process.execPath, [join(copy, script), ...args], { cwd: copy });
const generate = (script, ...args) => node(`scripts/${script}`, ...args);
const problems = (ended) =>
  ended.then(
    () => '',
    ({ stdout, stderr }) => stdout + stderr,
  );

/** Type-checks the new service, and what is keyed by the names of all, with the libraries as they are; answers what is wrong. */
function typeCheck() {
  const include = ['apps/gift-shop/src/**/*.ts', 'test/support/one-service-down.ts'];
  writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  return problems(node('node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.new.json'));
}

copyRepository();
const before = jsonOf('services.json');
await generate('new-service.mjs', 'gift-shop', '--no-build');
const skeleton = textOf('apps/gift-shop/src/gift-shop.module.ts');
await generate('new-resource.mjs', 'gift-shop', 'gift-card', '--web', '--no-build');
await generate('new-resource.mjs', 'gift-shop', 'category', '--write', 'business-editor', '--no-build');
const typeErrors = typeCheck();
// The tests that were generated are tests of this file.
await import(join(copy, 'apps/gift-shop/src/gift-shop.int.spec.ts'));
await import(join(copy, 'apps/gift-shop/src/resources.contract.spec.ts'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new:service', () => {
  it('adds one entry to services.json, and lists the service wherever services are listed', () => {
    expect(jsonOf('services.json')).toEqual([
      ...before,
      { name: 'gift-shop', owns: 'what belongs to the gift shop', asks: [], replicas: 2 },
    ]);
    expect(textOf('libs/service-host/src/services.generated.ts')).toContain(`'gift-shop': [],`);
    expect(textOf('apps/local/src/services.generated.ts')).toContain('  giftShopService,\n];');
    expect(jsonOf('apps/local/package.json').dependencies).toMatchObject({ '@bellbird/gift-shop': '0.0.0' });
    expect(jsonOf('package-lock.json').packages['node_modules/@bellbird/gift-shop']).toEqual({
      resolved: 'apps/gift-shop',
      link: true,
    });
    const compose = parse(textOf('docker-compose.yml'), { merge: true, maxAliasCount: -1 });
    expect(compose.services['gift-shop'].command).toEqual(['apps/gift-shop/dist/main.js']);
    expect(compose.services.gateway.environment).toMatchObject({ GIFT_SHOP_URL: 'http://gift-shop:4000' });
    expect(textOf('k8s/base/addresses.env')).toContain('GIFT_SHOP_URL=http://gift-shop:4000\n');
    expect(textOf('k8s/base/kustomization.yaml')).toContain('  - parts/gift-shop.yaml\n');
    expect(textOf('k8s/base/parts/gift-shop.yaml')).toContain('args: [apps/gift-shop/dist/main.js]');
    expect(textOf('README.md')).toContain('| `apps/gift-shop` | what belongs to the gift shop |\n');
    expect(textOf('docs/operations.md')).toContain('`GIFT_SHOP_URL`');
    expect(skeleton).toContain('imports: [],');
  });

  it('writes what is laid out as all else', async () => {
    const written = [
      'apps/gift-shop',
      'apps/local/package.json',
      'apps/web/src/app',
      'apps/web/src/features/gift-cards',
      'docker-compose.yml',
      'k8s',
      'services.json',
      'test/browser/screens.ts',
    ];
    expect(await problems(node('node_modules/prettier/bin/prettier.cjs', '--check', ...written))).toBe('');
  });

  it.each([
    'new-service.mjs',
    'new-service.mjs Gift',
    'new-service.mjs a b',
    'new-service.mjs gift-shop',
    'new-resource.mjs gift-shop',
    'new-resource.mjs nobody thing',
    'new-resource.mjs gift-shop gift-card',
  ])('%s: writes nothing and says why in one sentence', async (line) => {
    const found = () => textOf('services.json') + textOf('apps/gift-shop/src/gift-shop.module.ts');
    const kept = found();
    await expect(generate(...line.split(' '))).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^(Say: .*|There is no .*|.* is there already)\.\n$/),
    });
    expect(found()).toBe(kept);
  });
});

describe('npm run new:resource', () => {
  it('wires each resource beside those that are there', () => {
    const service = textOf('apps/gift-shop/src/gift-shop.module.ts');
    expect(service).toContain('imports: [GiftCardModule, CategoryModule],');
    expect(service).toContain('migrations: [jobsMigration, giftCardMigration, categoryMigration],');
    expect(textOf('apps/gift-shop/src/database/migrations/0004-category.ts')).toContain(`name: '0004-category'`);
    expect(textOf('apps/gift-shop/src/category/category.resource.ts')).toMatch(
      /many: 'categories',\n[^]*write: 'business-editor'/,
    );
  });

  it('with --web writes its screens, and names them wherever pages are named', () => {
    const screen = textOf('apps/web/src/features/gift-cards/gift-cards-page.tsx');
    expect(screen).toContain('members: giftCardInput,');
    expect(screen).toContain("permission: 'campaign-editor',");
    expect(textOf('apps/web/src/features/gift-cards/gift-cards-page.unit.spec.tsx')).toContain('screenCases({');
    expect(textOf('apps/web/src/app/routes.tsx')).toContain('...giftCardsRoutes,');
    expect(textOf('apps/web/src/app/shell/menu/menu.ts')).toContain(
      "{ label: t.giftCards, to: '/gift-cards', icon: ListChecks },",
    );
    expect(textOf('apps/web/src/app/shell/shell.texts.ts')).toContain("giftCards: 'Gift cards',");
    expect(jsonOf('apps/web/public/pages.json')).toEqual(expect.arrayContaining(['/gift-cards', '/gift-cards/:id']));
    expect(textOf('test/browser/screens.ts')).toContain("['gift-cards', () => '/gift-cards'],");
    expect(existsSync(join(copy, 'apps/web/src/features/categories'))).toBe(false);
  });

  it('writes what passes the type check', async () => {
    expect(await typeErrors).toBe('');
  }, 120_000);
});

describe('npm run generate', () => {
  const lists = () => problems(node('lists.mjs'));
  beforeAll(() =>
    writeFileSync(
      join(copy, 'lists.mjs'),
      `import { writer } from './scripts/generate/files.mjs';
       import { generateLists } from './scripts/generate/lists.mjs';
       import { generatePackages } from './scripts/generate/packages.mjs';
       const { write, stale } = writer(true);
       await generateLists(write);
       generatePackages(write);
       process.exit(stale() > 0 ? 1 : 0);`,
    ),
  );

  /** What is said while files are changed. */
  async function whileChanged(changes) {
    const kept = Object.keys(changes).map((path) => [path, textOf(path)]);
    for (const [path, text] of kept) writeFileSync(join(copy, path), changes[path](text));
    const said = await lists();
    for (const [path, text] of kept) writeFileSync(join(copy, path), text);
    return said;
  }

  it('finds nothing stale where all is as its sources say', async () => expect(await lists()).toBe(''));

  it('names every file that is not what its sources say', async () => {
    const without = (pattern) => (text) => text.replace(pattern, '');
    const changes = {
      'docker-compose.yml': without(/ *GIFT_SHOP_URL: .*\n/),
      'k8s/base/parts/gift-shop.yaml': without(/ *replicas: 2\n/),
      'apps/local/package.json': without(/ *"@bellbird\/gift-shop".*\n/),
      'libs/money/package.json': (text) => text.replace('"private"', '"dependencies": { "pg": "8.23.1" }, "private"'),
      'package-lock.json': without(/ *"@bellbird\/gift-shop": "0.0.0",\n/),
    };
    expect((await whileChanged(changes)).split('\n')).toEqual([
      ...Object.keys(changes).map(
        (path) => `${path} is not what its sources say: run npm run build && npm run generate.`,
      ),
      '',
    ]);
  });

  it('refuses what nobody pins, and what is pinned for nobody', async () => {
    expect(await whileChanged({ 'libs/money/src/index.ts': (text) => `import 'left-pad';\n${text}` })).toContain(
      'libs/money/src/index.ts imports left-pad, which package.json of the root does not pin.',
    );
    const pinned = (text) => text.replace('"dependencies": {', '"dependencies": {\n    "left-pad": "1.3.0",');
    expect(await whileChanged({ 'package.json': pinned })).toContain(
      'package.json pins what nothing imports: left-pad.',
    );
  });
});
