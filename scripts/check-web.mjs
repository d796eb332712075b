// npm run check:web: first-load budgets of the built client, then Lighthouse (mobile) on the pages one works in.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium as findChromium } from './chromium.mjs';
import { install } from './install.mjs';

install({ withTestTools: true });
const root = fileURLToPath(new URL('..', import.meta.url));
const built = spawnSync(process.execPath, ['scripts/nx.mjs', 'run-many', '-t', 'build', '--output-style=static'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (built.status !== 0) process.exit(1);

const { measure, overBudget, budgets } = await import('./web-budgets.mjs');
const figures = measure();
const print = (name, kB, budget) => console.log(`${kB.toFixed(1).padStart(7)} kB of ${budget}  ${name}`);
for (const [page, kB] of Object.entries(figures.public)) print(page, kB, budgets.public);
print('home, all of its first load', figures.signedIn.home, budgets.signedIn);
for (const [page, kB] of Object.entries(figures.routes)) print(page, kB, budgets.route);
const failures = overBudget(figures);

const marks = { accessibility: 100, performance: 90 };
const browser = findChromium();
if (browser === null) {
  console.log('not run: Lighthouse, for want of a Chromium');
  if (process.env.CI) failures.push('Lighthouse was not run');
} else failures.push(...(await lighthouseFailures(browser)));

for (const failure of failures) console.log(`FAILED  ${failure}`);
console.log(`${failures.length === 0 ? 1 : 0} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

/** Runs the product with its demo, signs in and lets Lighthouse look at the log-in, contacts, a campaign and the composer as a phone would. */
async function lighthouseFailures(executablePath) {
  const { chromium } = await import('@playwright/test');
  const { default: lighthouse } = await import('lighthouse');
  const { freePort, spawnService, withDescendants } = await import('@bellbird/testing');
  const data = mkdtempSync(join(tmpdir(), 'bellbird-lighthouse-'));
  const [port, debugging] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const product = await spawnService({
    entry: 'apps/local/dist/main.js',
    cwd: root,
    env: { PORT: String(port), BELLBIRD_DATA: data, LOG_LEVEL: 'warn' },
    ready: /Bellbird is ready at/,
    timeoutMs: 120_000,
  });
  try {
    // A phone has a processor of its own: here the product and its database step back while the page works.
    for (const pid of await withDescendants(product.pid))
      try {
        setPriority(pid, 19);
      } catch {
        // A connection of the database that has ended since.
      }
    const context = await chromium.launchPersistentContext(join(data, 'browser'), {
      ...(executablePath !== '' && { executablePath }),
      args: [`--remote-debugging-port=${debugging}`, '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic'],
    });
    const failed = [];
    const slowdowns = [];
    const lookOnce = async (page) => {
      const cpuSlowdownMultiplier = await slowdownToPhone(context);
      slowdowns.push(cpuSlowdownMultiplier);
      const { lhr } = await lighthouse(`${url}${page}`, {
        port: debugging,
        onlyCategories: Object.keys(marks),
        logLevel: 'error',
        // It would clear the browser's cache: these are scores of who comes back, those with an empty one follow.
        disableStorageReset: true,
        throttling: { cpuSlowdownMultiplier },
      });
      return lhr;
    };
    // One look depends on what else the machine does just then: the middle one of three counts, as Lighthouse's own guide has it.
    const middleLook = async (page, before = async () => undefined) => {
      const looks = [];
      for (let n = 0; n < 3; n += 1) {
        await before();
        looks.push(await lookOnce(page));
      }
      return looks.sort((a, b) => a.categories.performance.score - b.categories.performance.score)[1];
    };
    const emptyCache = async () => {
      const blank = await context.newPage();
      await (await context.newCDPSession(blank)).send('Network.clearBrowserCache');
      await blank.close();
    };
    const look = async (page) => {
      const lhr = await middleLook(page);
      for (const [category, mark] of Object.entries(marks)) {
        const score = Math.round(lhr.categories[category].score * 100);
        console.log(`${String(score).padStart(7)} of ${mark}  ${page}: ${category} (Lighthouse, mobile)`);
        if (score < mark) {
          const why = lhr.categories[category].auditRefs
            .map(({ id }) => lhr.audits[id])
            .filter((audit) => audit.score !== null && audit.score < 0.9)
            .map((audit) => `${audit.title} ${audit.displayValue ?? ''}`.trim());
          failed.push(`${page}: ${category} ${score}, at least ${mark} (${why.join('; ')})`);
        }
      }
    };
    await look('/login');
    const page = await context.newPage();
    await page.goto(`${url}/login`);
    await page.getByLabel('Email').fill('owner@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Bellbird1!');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(`${url}/home`);
    await page.goto(`${url}/sms-campaigns/history`);
    const campaign = await page.locator('main a[href^="/sms-campaigns/details/"]').first().getAttribute('href');
    await page.close();
    for (const address of ['/contacts', campaign, '/sms-campaigns/create']) {
      await look(address);
      const { performance } = (await middleLook(address, emptyCache)).categories;
      console.log(
        `${String(Math.round(performance.score * 100)).padStart(7)}         ${address}: performance with an empty cache`,
      );
    }
    const [slow, fast] = [Math.min(...slowdowns), Math.max(...slowdowns)].map((each) => each.toFixed(1));
    console.log(`A phone's processor: this machine's, ${slow} to ${fast} times slower`);
    await context.close();
    return failed;
  } finally {
    await product.kill('SIGINT');
    rmSync(data, { recursive: true, force: true });
  }
}

/**
 * How many times slower than this machine the phone is, by Lighthouse's own measure of a processor. Its preset of 4 makes
 * that phone of a desktop computer of 1,500 to 2,000 ("benchmarkIndex"): on a slower machine it would be a slower phone,
 * which is why Lighthouse has one calibrate (docs/throttling.md). Never more than its preset, so that scores stay those of others.
 */
async function slowdownToPhone(context) {
  const { pageFunctions } = await import('lighthouse/core/lib/page-functions.js');
  const blank = await context.newPage();
  const index = await blank.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`);
  await blank.close();
  return Math.min(4, Math.max(1, (4 * index) / 1_750));
}
