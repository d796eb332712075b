import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'bellbird-generators-'));
const textOf = (path) => readFileSync(join(copy, path), 'utf8');

/** As much of the repository as the generators and what they write stand on. */
function copyRepository() {
  for (const part of ['scripts', 'libs', 'apps/local/src/services.ts', 'tsconfig.json']) {
    cpSync(join(repository, part), join(copy, part), {
      recursive: true,
      filter: (path) => !/\/(dist|node_modules)$|\.spec\.ts$/.test(path),
    });
  }
  mkdirSync(join(copy, 'apps'), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'), 'dir');
}

const generate = (script, ...args) => run(process.execPath, [join(copy, 'scripts', script), ...args], { cwd: copy });

/** Type-checks the new service with the libraries as they are; answers what is wrong. */
async function typeCheck() {
  writeFileSync(
    join(copy, 'tsconfig.new.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: {
        paths: {
          '@bellbird/service-host/testing': ['./libs/service-host/src/testing.ts'],
          '@bellbird/*': ['./libs/*/src/index.ts'],
        },
      },
      include: ['apps/gift-shop/src/**/*.ts'],
    }),
  );
  return run(process.execPath, [
    join(repository, 'node_modules/typescript/bin/tsc'),
    '-p',
    join(copy, 'tsconfig.new.json'),
  ]).then(
    () => '',
    ({ stdout, stderr }) => stdout + stderr,
  );
}

copyRepository();
await generate('new-service.mjs', 'gift-shop');
const skeleton = textOf('apps/gift-shop/src/gift-shop.service.ts');
await generate('new-resource.mjs', 'gift-shop', 'gift-card');
await generate('new-resource.mjs', 'gift-shop', 'category', '--write', 'business-editor');
const typeErrors = typeCheck();
// The tests that were generated are tests of this file.
await import(join(copy, 'apps/gift-shop/src/gift-shop.int.spec.ts'));
await import(join(copy, 'apps/gift-shop/src/gift-card/gift-card.int.spec.ts'));
await import(join(copy, 'apps/gift-shop/src/category/category.int.spec.ts'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new:service', () => {
  it('lists the service where services are listed', () => {
    expect(textOf('libs/service-host/src/platform.ts')).toMatch(
      /serviceNames = \[.*'notifications', 'gift-shop'\] as const;/,
    );
    const list = textOf('apps/local/src/services.ts');
    expect(list).toContain(`import { giftShopService } from '@bellbird/gift-shop/service';\n`);
    expect(list).toMatch(/notificationsService, giftShopService,\n\]/);
    expect(skeleton).toContain('const resources: readonly AnyResource[] = [];');
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
    const before = textOf('libs/service-host/src/platform.ts') + textOf('apps/gift-shop/src/gift-shop.service.ts');
    await expect(generate(...line.split(' '))).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^(Say: .*|There is no .*|.* is there already)\.\n$/),
    });
    expect(textOf('libs/service-host/src/platform.ts') + textOf('apps/gift-shop/src/gift-shop.service.ts')).toBe(
      before,
    );
  });
});

describe('npm run new:resource', () => {
  it('wires each resource beside those that are there', () => {
    const service = textOf('apps/gift-shop/src/gift-shop.service.ts');
    expect(service).toContain('const resources: readonly AnyResource[] = [giftCardResource, categoryResource];');
    expect(service).toContain(`readSdl(import.meta.url, 'gift-card/gift-card.graphql', 'category/category.graphql')`);
    expect(service).toContain('migrations: [jobsMigration, giftCardMigration, categoryMigration],');
    expect(textOf('apps/gift-shop/src/database/migrations/0004-category.ts')).toContain(`name: '0004-category'`);
    expect(textOf('apps/gift-shop/src/category/category.resource.ts')).toMatch(
      /many: 'categories'.*\n[^]*write: 'business-editor'/,
    );
  });

  it('writes what passes the type check', async () => {
    expect(await typeErrors).toBe('');
  });
});
