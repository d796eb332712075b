// What people only read, in a real browser: the help centre from a keystroke or a press to the frame that shows what came
// of it, and the public policy of a business on a phone that is four times slower, over a mobile network.
import { chromium as browserOf } from '@playwright/test';
import { chromium } from '../scripts/chromium.mjs';
import { at, Product, row } from './support/product.mjs';

const product = await Product.start(3963);
const executablePath = chromium();
if (executablePath === null) process.exit(1);
const browser = await browserOf.launch({
  ...(executablePath !== '' && { executablePath }),
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const figures = (took) => `p50 ${at(took, 0.5).toFixed(0)} ms, p95 ${at(took, 0.95).toFixed(0)} ms`;

console.log('| what | figure | mark |\n|---|---|---|');
try {
  const owner = await product.signUp();
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-AU' })).newPage();
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/home$/);

  const words = ['segment', 'two-factor', 'price', 'stop', 'import', 'logo', 'invite', 'draft'];
  await page.goto(`${product.url}/faq`);
  // The first letter also fetches what is looked through.
  await page.getByRole('searchbox').last().fill('card');
  await page.getByRole('search').last().getByRole('listitem').first().waitFor();
  const searched = [];
  for (let n = 0; n < 40; n += 1) searched.push(await page.evaluate(searchHelp, words[n % words.length]));
  const bare = [];
  for (let n = 0; n < 40; n += 1) bare.push(await page.evaluate(paintSomething));
  row(
    'help: a keystroke to the frame with what was found',
    `${figures(searched)} (a bare change of the page: ${figures(bare)})`,
    '≤ 50 ms',
  );

  await page.goto(`${product.url}/documentation/accounts/set-up-your-business`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(1_000);
  const opened = [];
  for (let n = 0; n < 40; n += 1) opened.push(await page.evaluate(openNextArticle));
  row('help: the press on another article to the frame with its text', figures(opened), '≤ 100 ms');

  await product.signIn(owner);
  await product.call('PUT', '/api/tenants/account-settings/privacy-policy', {
    type: 'generated',
    generated: { contactEmail: 'mia@example.com', collects: ['name', 'phone'], purposes: ['marketing'] },
  });
  const { id } = await product.call('GET', '/api/tenants/tenant-from-user');
  const visits = [];
  for (let n = 0; n < 9; n += 1) visits.push(await visit(`${product.url}/privacy-policy/${id}`));
  const kB = visits[0].bytes / 1_000;
  row(
    'policy page on a phone (1.6 Mbit/s, 150 ms, a processor four times slower), largest paint',
    `${figures(visits.map((each) => each.paint))}, ${kB.toFixed(1)} kB in all`,
    '≤ 1,800 ms, ≤ 170 kB',
  );
} finally {
  await browser.close();
  await product.stop();
}

/** Opens an address as a phone that was never there; answers the ms to its largest paint, and what was fetched. */
async function visit(address) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(address, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  );
  await context.close();
  return { paint, bytes };
}

/** In the page: types a word as one keystroke; answers the ms until what was found for it was painted. */
function searchHelp(word) {
  const box = [...document.querySelectorAll('[role=search] input')].at(-1);
  const shown = () =>
    document.querySelector('[role=search] [role=status]')?.parentElement.querySelector('ul')?.textContent;
  const before = shown();
  return new Promise((resolve) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(box, word);
    const started = performance.now();
    const observer = new MutationObserver(() => {
      const now = shown();
      if (now === undefined || now === before) return;
      observer.disconnect();
      // The frame with it is painted when the next one begins.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - started)));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** In the page: follows the way to the next article; answers the ms until its text was painted. */
function openNextArticle() {
  const open = document.querySelector('nav a[aria-current=page][href^="/documentation/"]');
  const links = [...open.closest('nav').querySelectorAll('a')];
  const next = links[(links.indexOf(open) + 1) % links.length];
  const title = next.textContent;
  return new Promise((resolve) => {
    const started = performance.now();
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== title || document.querySelector('main p') === null) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - started)));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    next.click();
  });
}

/** In the page: what any change costs until it is painted. */
function paintSomething() {
  return new Promise((resolve) => {
    const started = performance.now();
    document.body.dataset.bench = String(started);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - started)));
  });
}
