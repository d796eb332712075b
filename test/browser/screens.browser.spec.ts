import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import { atWidths, inBothThemes } from './both-themes.js';
import { furnish, type Furnished } from './furnished.js';
import { adminScreens, guestScreens, lists, saysWhatFailed, signedInScreens, stepScreens } from './screens.js';
import { isThere, staysInPlace } from './stays-in-place.js';
import { adminOf, test as base, cutTables, expect, overflow, sessionOf } from './support.js';

/** Every screen, in both themes, on a desk and on a phone: it shows what it is for, nothing moves as it loads, axe objects to nothing and nothing is wider than the screen. With BELLBIRD_TEST_PICTURES=true its picture is kept in .test/screens. */
const test = base.extend<
  object,
  {
    business: Furnished;
    guests: BrowserContext;
    owners: BrowserContext;
    locked: BrowserContext;
    admins: BrowserContext;
  }
>({
  business: [async ({ product }, use) => use(await furnish(product)), { scope: 'worker', timeout: 240_000 }],
  // A browser that was here before has the code already: half of the time of a screen would go to fetching and reading it again.
  guests: [
    async ({ browser, product }, use, { project }) =>
      use(await visitors(browser, project, product.url, { cookies: [], origins: [] })),
    { scope: 'worker' },
  ],
  owners: [
    async ({ browser, product, business }, use, { project }) => {
      const kept = {
        origin: product.url,
        localStorage: [{ name: 'bellbird.session', value: await sessionOf(business.owner) }],
      };
      await use(await visitors(browser, project, product.url, { cookies: [], origins: [kept] }));
    },
    { scope: 'worker' },
  ],
  admins: [
    async ({ browser, product }, use, { project }) => {
      const localStorage = [{ name: 'bellbird.session', value: await sessionOf(await adminOf(product)) }];
      await use(
        await visitors(browser, project, product.url, {
          cookies: [],
          origins: [{ origin: product.url, localStorage }],
        }),
      );
    },
    { scope: 'worker' },
  ],
  // Somebody else's: what is locked here is locked on the server, too.
  locked: [
    async ({ browser, product }, use, { project }) => {
      const session = JSON.parse(await sessionOf(await product.signUp())) as object;
      const localStorage = [{ name: 'bellbird.session', value: JSON.stringify({ ...session, isLocked: true }) }];
      await use(
        await visitors(browser, project, product.url, {
          cookies: [],
          origins: [{ origin: product.url, localStorage }],
        }),
      );
    },
    { scope: 'worker' },
  ],
});

function visitors(
  browser: Browser,
  { use }: TestInfo['project'],
  baseURL: string,
  storageState: { cookies: []; origins: { origin: string; localStorage: { name: string; value: string }[] }[] },
): Promise<BrowserContext> {
  const { viewport, isMobile, hasTouch, locale, timezoneId } = use;
  return browser.newContext({
    baseURL,
    storageState,
    viewport: viewport!,
    isMobile: isMobile ?? false,
    hasTouch: hasTouch ?? false,
    locale: locale!,
    timezoneId: timezoneId!,
    reducedMotion: 'reduce',
  });
}

/** The first row of a list on a phone lies in its upper third, in pixels from its top. */
const lowestFirstRow = 300;

test.describe('every screen is for everybody @phone', () => {
  for (const [name, path] of guestScreens)
    test(name, async ({ guests, business }, { project }) =>
      lookAt(await opened(guests, path(business)), name, project.name),
    );
  for (const [name, path, key, kept] of stepScreens)
    test(name, async ({ guests }, { project }) =>
      lookAt(await opened(guests, path, [key, JSON.stringify(kept)]), name, project.name),
    );
  test('lock-screen', async ({ locked }, { project }) =>
    lookAt(await opened(locked, '/contacts'), 'lock-screen', project.name));
  test('accept-terms', async ({ browser, product }, { project }) => {
    const { user, ...session } = JSON.parse(await sessionOf(await product.signUp())) as { user: object };
    const value = JSON.stringify({ ...session, user: { ...user, termsAccepted: false } });
    const kept = { origin: product.url, localStorage: [{ name: 'bellbird.session', value }] };
    const undecided = await visitors(browser, project, product.url, { cookies: [], origins: [kept] });
    await lookAt(await opened(undecided, '/accept-terms-and-conditions'), 'accept-terms', project.name);
    await undecided.close();
  });
  for (const [name, path] of signedInScreens) {
    test(name, async ({ owners, business }, { project }) => {
      const page = await opened(owners, path(business));
      await expect(page).not.toHaveURL(/\/login/);
      await lookAt(page, name, project.name);
    });
  }
  for (const [name, path] of adminScreens)
    test(name, async ({ admins, business }, { project }) => {
      const page = await opened(admins, path(business));
      await expect(page).not.toHaveURL(/\/login/);
      await lookAt(page, name, project.name);
    });
});

test('a receipt is printed alone, from the top of one sheet', async ({ owners, business }) => {
  const page = await opened(owners, `/pages/invoice?id=${business.topUpId}`);
  const sheet = page.getByRole('article', { name: 'Receipt' });
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await expect(sheet).toBeVisible();
  expect(await sheet.evaluate((paper) => getComputedStyle(paper).backgroundColor)).toBe('rgb(255, 255, 255)');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.close();
});

test('a list’s rows begin in the upper third of a phone', async ({ owners, admins }) => {
  for (const [visitor, path] of [...lists.map((path) => [owners, path] as const), [admins, '/merchants'] as const]) {
    const page = await opened(visitor, path);
    await page.setViewportSize({ width: 390, height: 844 });
    const rows = path === '/notifications' ? 'main ul > li' : 'main ul[aria-busy=false] > li';
    const first = await page.locator(rows).first().boundingBox({ timeout: 10_000 });
    expect.soft(first!.y, path).toBeLessThanOrEqual(lowestFirstRow);
    await page.close();
  }
});

test('an answer that comes late moves nothing @phone', async ({ owners, business }) => {
  for (const [path, operation] of [
    ['/analytics/campaigns', 'AnalyticsSenders'],
    ['/contacts', 'ContactFields'],
    [`/contacts/${business.contactId}`, 'ContactList'],
    [`/sms-campaigns/details/${business.pausedId}`, 'CampaignReaders'],
    [`/sms-campaigns/details/${business.pausedId}`, 'CampaignQuotes'],
  ] as const) {
    const page = await owners.newPage();
    let isAsked = false;
    await page.route('**/graphql', async (route) => {
      if ((route.request().postDataJSON() as { operationName?: string }).operationName === operation) {
        isAsked = true;
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
      await route.continue();
    });
    await page.goto(path);
    await isThere(page);
    expect(isAsked, operation).toBe(true);
    await staysInPlace(page);
    await page.close();
  }
});

test('who wants no motion sees sizes and places change at once', async ({ owners }) => {
  const page = await opened(owners, '/tags');
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).transitionProperty)).toBe(
    'opacity, color, background-color, border-color, box-shadow',
  );
  await page.close();
});

test('on a wide screen top bar, content and footer begin at one edge', async ({ owners }) => {
  const page = await opened(owners, '/tags');
  await page.setViewportSize({ width: 1920, height: 1080 });
  const left = async (selector: string): Promise<number> => (await page.locator(selector).first().boundingBox())!.x;
  const edge = await left('#page-title');
  // The bar floats: its frame is four wider than what is below it.
  expect(await left('header')).toBe(edge - 4);
  expect(await left('footer > *')).toBe(edge);
  await page.close();
});

test('the name of a campaign is as large while it is changed', async ({ owners }) => {
  const page = await opened(owners, '/sms-campaigns/create');
  const sizeOf = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontSize);
  const size = await sizeOf('#page-title');
  await page.getByRole('button', { name: 'Rename' }).click();
  expect(await sizeOf('input[aria-label="Rename the campaign"]')).toBe(size);
  await page.close();
});

test('what can be done with a campaign stays beside a long name, in the same line', async ({ owners, business }) => {
  const page = await opened(owners, `/sms-campaigns/details/${business.campaignId}`);
  const title = page.locator('#page-title');
  await title.evaluate((heading) => (heading.textContent = 'Long weekend bookings '.repeat(6)));
  const [name, button] = [await title.boundingBox(), await page.getByRole('link', { name: 'Resend' }).boundingBox()];
  expect(Math.abs(button!.y - name!.y)).toBeLessThan(20);
  expect(button!.x).toBeGreaterThan(name!.x + 280);
  await page.close();
});

test('a person of a campaign is opened to all their steps, in full', async ({ owners, business }) => {
  const page = await opened(owners, `/sms-campaigns/details/${business.campaignId}`);
  await page
    .getByRole('button', { name: /^Show the steps of/ })
    .first()
    .click();
  const row = page.locator('tr[data-steps]');
  const room = await row.evaluate((each) => [each.clientHeight, each.firstElementChild!.scrollHeight]);
  expect(room[0]).toBeGreaterThanOrEqual(room[1]!);
  await page.close();
});

async function opened(visitor: BrowserContext, path: string, inTab?: [key: string, kept: string]): Promise<Page> {
  const page = await visitor.newPage();
  if (inTab !== undefined) await page.addInitScript(([key, kept]) => sessionStorage.setItem(key, kept), inTab);
  await page.goto(path);
  await isThere(page);
  return page;
}

async function lookAt(page: Page, screen: string, project: string): Promise<void> {
  const name = `${screen}-${project}`;
  // What went wrong is told by an answer, which may come after everything else of the page.
  if (saysWhatFailed.has(screen)) await expect.poll(() => faults(page)).not.toEqual([]);
  else expect(await faults(page)).toEqual([]);
  await staysInPlace(page);
  await drawAll(page);
  await inBothThemes(page, name);
  expect(await overflow(page)).toBe(0);
  expect(await cutTables(page)).toEqual([]);
  // 320 is what a desk comes to that is enlarged four times.
  await atWidths(page, name, project === 'desk' ? [820, 1920] : [320]);
  await page.close();
}

/** What could not be loaded, done or found, in the page's words. */
const faults = (page: Page): Promise<string[]> => page.locator('[data-fault], [role=alert]').allInnerTexts();

/** What is off the screen is drawn too, which rows of long lists else leave until they are seen. */
const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
