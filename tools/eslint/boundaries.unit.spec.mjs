import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const circular = '@nx/enforce-module-boundaries: noCircularDependencies';
const crossing = '@nx/enforce-module-boundaries: onlyTagsConstraintViolation';
const climbing = '@nx/enforce-module-boundaries: noRelativeOrAbsoluteImportsAcrossLibraries';

const cases = [
  // No app imports another app …
  ['apps/campaigns/src/x.ts', "import { a } from '@bellbird/tenants/service';\nexport const b = a;\n", [crossing]],
  ['apps/campaigns/src/x.ts', "import type { A } from '@bellbird/tenants/service';\nexport type B = A;\n", [crossing]],
  ['apps/campaigns/src/x.ts', "export * from '@bellbird/dispatch/service';\n", [crossing]],
  ['apps/campaigns/src/x.ts', "export const b = () => import('@bellbird/dispatch/service');\n", [crossing]],
  [
    'apps/campaigns/src/x.ts',
    "import { a } from '../../tenants/src/tenants.service.js';\nexport const b = a;\n",
    [climbing],
  ],
  [
    'apps/campaigns/src/x.int.spec.ts',
    "import { a } from '@bellbird/tenants/service';\nexport const b = a;\n",
    [crossing],
  ],
  // … no lib imports an app, and nobody climbs into a lib.
  // Tenants stands on auth: that alone would be refused.
  ['libs/auth/src/x.ts', "import { a } from '@bellbird/tenants/service';\nexport const b = a;\n", [circular]],
  ['libs/phone/src/x.ts', "import { a } from '@bellbird/rest-adapter/service';\nexport const b = a;\n", [crossing]],
  [
    'apps/campaigns/src/x.ts',
    "import { a } from '../../../libs/money/src/index.js';\nexport const b = a;\n",
    [climbing],
  ],
  [
    'apps/local/src/x.ts',
    "import { a } from '../../tenants/src/tenants.service.js';\nexport const b = a;\n",
    [climbing],
  ],
  // What is meant to be possible is.
  ['apps/local/src/x.ts', "import { a } from '@bellbird/tenants/service';\nexport const b = a;\n", []],
  ['apps/campaigns/src/x.ts', "import { parseMoney } from '@bellbird/money';\nexport const b = parseMoney;\n", []],
  ['libs/auth/src/x.ts', "import { notFound } from '@bellbird/errors';\nexport const b = notFound;\n", []],
  // The configuration applies the local rules where they belong.
  ['apps/campaigns/src/x.rules.ts', 'export const f = () => Math.random();\n', ['bellbird/pure-rules: impure']],
  ['apps/campaigns/src/x.ts', 'export const f = () => Date.now();\n', ['bellbird/no-raw-clock: wallClock']],
  ['libs/auth/src/x.ts', 'export const f = (balance: number) => balance;\n', ['bellbird/no-number-money: typed']],
  [
    'libs/sms-text/src/x.ts',
    "import { hash } from 'node:crypto';\nexport const b = hash;\n",
    ['no-restricted-imports: patternWithCustomMessage'],
  ],
  ['libs/service-host/src/clock.ts', 'export const f = () => Date.now();\n', []],
  [
    'apps/campaigns/src/x.ts',
    'export const f = (x: any) => x;\n',
    ['@typescript-eslint/no-explicit-any: unexpectedAny'],
  ],
  ['apps/campaigns/src/x.unit.spec.ts', "it.skip('x', () => {});\n", ['no-restricted-syntax: restrictedSyntax']],
  ['apps/campaigns/src/x.unit.spec.ts', "fdescribe('x', () => {});\n", ['no-restricted-syntax: restrictedSyntax']],
];

describe('the lint configuration', () => {
  let answers;

  beforeAll(() => {
    // An empty folder: the rule must not depend on a project graph that an earlier build left behind.
    const emptyCache = mkdtempSync(join(tmpdir(), 'bellbird-nx-'));
    const run = spawnSync(process.execPath, [fileURLToPath(new URL('lint-snippets.mjs', import.meta.url))], {
      input: JSON.stringify(cases.map(([file, code]) => ({ file, code }))),
      env: { ...process.env, NODE_OPTIONS: '', NX_WORKSPACE_DATA_DIRECTORY: emptyCache },
      encoding: 'utf8',
    });
    rmSync(emptyCache, { recursive: true, force: true });
    if (run.status !== 0) throw new Error(run.stderr);
    answers = JSON.parse(run.stdout);
  }, 60_000);

  it.each(cases.map(([file, code, expected], index) => ({ file, code, expected, index })))(
    '$file: $code',
    ({ expected, index }) => expect(answers[index]).toEqual(expected),
  );
});
