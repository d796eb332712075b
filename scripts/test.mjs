// npm test: installs what tests need, builds, checks and runs every tier. `--long` runs the long tier instead;
// `--durations` writes what each spec file took into test/durations.json, on a machine with nothing else to do.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { judge, judgeAgain, references, tookOf } from '../tools/suite/budgets.mjs';
import { chromium } from './chromium.mjs';
import { install } from './install.mjs';
import { withoutSettings } from './own-environment.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const long = process.argv.includes('--long');
const writeDurations = process.argv.includes('--durations');
const only = process.argv.slice(2).filter((each) => !each.startsWith('--'));
install({ withTestTools: true });
const { nxEnvironment } = await import('./nx.mjs');

// Most specs wait for a part as often as they work: three share two cores well.
const workers = 3;

let passed = 0;
let failed = 0;
const environment = withoutSettings(nxEnvironment);
/** Runs Node to its end; answers its exit code, which is null after a signal. */
async function node(args, env = {}) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...env } });
  const [code] = await once(child, 'close');
  return code;
}

/** Checks that are whole commands, side by side: each counts as one test, and is quiet where it passes. */
async function check(commands) {
  await Promise.all(
    Object.entries(commands).map(async ([name, args]) => {
      const started = Date.now();
      const child = spawn(process.execPath, args, { cwd: root, env: environment });
      const said = [];
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
      const [code] = await once(child, 'close');
      if (code !== 0) process.stdout.write(Buffer.concat(said));
      console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      if (code === 0) passed += 1;
      else failed += 1;
    }),
  );
}

// Fetched while all is built and checked; each is started by the first spec that asks for it.
const realParts = (only.length === 0 ? ['kafka', 'redis', 'kubernetes'] : []).map((part) => {
  const getting = spawn(process.execPath, [`scripts/real-parts/${part}.mjs`, '--get'], { cwd: root, stdio: 'inherit' });
  return { part, had: once(getting, 'exit').then(([code]) => code === 0) };
});

await check({ build: ['scripts/nx.mjs', 'run-many', '-t', 'build', '--output-style=static', '--parallel=4'] });
// Not beside the specs: four of them at once leave a starting product nothing of two cores.
if (!long && only.length === 0) {
  await check({
    typecheck: ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json'],
    'typecheck of the web client': ['node_modules/typescript-native/bin/tsc', '-p', 'apps/web/tsconfig.json'],
    format: ['node_modules/prettier/bin/prettier.cjs', '--check', '--cache', '--cache-location', '.nx/prettier', '.'],
    lint: ['node_modules/eslint/bin/eslint.js', '.'],
    'generated files are as their sources say': ['scripts/generate.mjs', '--check'],
  });
}

const folder = join(root, '.test');
mkdirSync(folder, { recursive: true });

/** Runs jest, which writes its report into a file; answers its exit code. */
const jest = (report, args) =>
  node([
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    '--json',
    `--outputFile=${report}`,
    ...args,
  ]);

/** Runs specs in jest and adds their figures up. Answers jest's report, if there is one. */
async function specs(name, patterns, args = []) {
  const report = join(folder, `${name.replaceAll(/\W+/g, '-')}.json`);
  rmSync(report, { force: true });
  const code = await jest(report, ['--testPathPatterns', ...patterns, ...args]);
  try {
    const figures = JSON.parse(readFileSync(report, 'utf8'));
    passed += figures.numPassedTests;
    failed += figures.numFailedTests + figures.numRuntimeErrorTestSuites;
    if (figures.numPendingTests + figures.numTodoTests > 0) {
      console.log(`not run: ${figures.numPendingTests + figures.numTodoTests} ${name} tests`);
      failed += figures.numPendingTests + figures.numTodoTests;
    }
    if (code !== 0 && figures.numFailedTests + figures.numRuntimeErrorTestSuites === 0) failed += 1;
    return figures;
  } catch {
    console.log(`The ${name} tests gave no report.`);
    failed += 1;
  }
}

/** What jest is told to leave out for want of a real part, which was said already. */
async function withoutMissing() {
  const missing = [];
  for (const { part, had } of realParts)
    if (!(await had))
      missing.push(`(${part}${part === 'kubernetes' ? '' : '|apart'}).*\\.(int|contract|e2e|long)\\.spec\\.ts$`);
  return missing.length === 0 ? [] : ['--testPathIgnorePatterns', '/node_modules/', ...missing];
}

/** The browser tier: the real client in a real Chromium, against the whole product. */
async function browserTier(patterns = [], env = {}) {
  const browser = chromium();
  if (browser === null) {
    console.log('not run: the browser tests, for want of a Chromium');
    if (process.env.CI) failed += 1;
    return;
  }
  const report = join(folder, 'browser.json');
  rmSync(report, { force: true });
  const code = await node(
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'test/browser/playwright.config.ts', ...patterns],
    { ...env, ...(browser !== '' && { PW_CHROMIUM: browser }) },
  );
  try {
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    passed += stats.expected;
    failed += stats.unexpected + stats.flaky + stats.skipped;
    if (code !== 0 && stats.unexpected + stats.flaky === 0) failed += 1;
  } catch {
    console.log('The browser tests gave no report.');
    failed += 1;
  }
}

/**
 * Holds the spec files to `test/durations.json`, or writes it. A file that was over its budget beside others runs again by
 * itself, and fails the run only where it is over it again.
 */
async function keepBudgets(report) {
  const kept = join(root, 'test/durations.json');
  const durations = JSON.parse(readFileSync(kept, 'utf8'));
  const took = tookOf(report, root);
  if (writeDurations) {
    const sum = Math.ceil(Object.values(took).reduce((total, each) => total + each, 0));
    writeFileSync(kept, `${JSON.stringify({ ...durations, sum, files: took }, null, 2)}\n`);
    return;
  }
  const { slowness, isQuiet, over, sum } = judge(took, durations);
  const beside = `${slowness.toFixed(2)} of the time in test/durations.json`;
  const notJudged = `not judged  budgets of spec files: they took ${beside}, so other work runs beside them`;
  if (!isQuiet) return console.log(notJudged);
  const still = over.length === 0 ? [] : await overAlone(over, took, durations);
  if (still === null) return console.log(notJudged);
  const failures = sum === null ? still : [...still, sum];
  for (const { file, seconds, budget } of failures)
    console.log(`over its budget: ${file} took ${seconds.toFixed(1)} s of ${budget} s`);
  failed += failures.length;
  console.log(`${failures.length} spec files are over their budgets (${beside})`);
}

/** Which of them are over their budgets by themselves too; null where the machine is too busy to tell. */
async function overAlone(over, took, durations) {
  const files = [...over.map(({ file }) => file), ...references(took, over, durations)];
  console.log(`Once more by themselves, as they took long: ${over.map(({ file }) => file).join(', ')}`);
  const report = join(folder, 'alone.json');
  rmSync(report, { force: true });
  await jest(report, ['--runInBand', '--runTestsByPath', ...files]);
  if (!existsSync(report)) return null;
  return judgeAgain(over, tookOf(JSON.parse(readFileSync(report, 'utf8')), root), durations);
}

const [inBrowser, inJest] = [
  only.filter((pattern) => pattern.includes('browser')),
  only.filter((pattern) => !pattern.includes('browser')),
];
if (only.length > 0) {
  if (inJest.length > 0) await specs('chosen', inJest);
  if (inBrowser.length > 0) await browserTier(inBrowser);
} else if (long) await specs('long', ['\\.long\\.spec\\.ts$'], ['--runInBand', ...(await withoutMissing())]);
else {
  const without = await withoutMissing();
  // The whole product runs in the latter: two at a time, as one alone leaves a third of two cores unused.
  const reports = [
    await specs(
      'unit, integration and contract',
      ['\\.(unit|int|contract)\\.spec\\.(ts|tsx|mjs)$'],
      [`--maxWorkers=${workers}`, ...without],
    ),
    await specs('e2e', ['\\.e2e\\.spec\\.ts$'], ['--maxWorkers=2', ...without]),
  ];
  if (reports.every(Boolean)) await keepBudgets({ testResults: reports.flatMap(({ testResults }) => testResults) });
  const partsAreHad = (
    await Promise.all(realParts.filter(({ part }) => part !== 'kubernetes').map(({ had }) => had))
  ).every(Boolean);
  await browserTier([], partsAreHad ? {} : { BELLBIRD_TEST_APART: 'false' });
}
if (process.env.CI) for (const { had } of realParts) if (!(await had)) failed += 1;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
