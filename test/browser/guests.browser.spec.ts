import type { Page } from '@playwright/test';
import type { Client } from '../support/client.js';
import { inBothThemes } from './both-themes.js';
import { test as base, colleagueOf, expect, overflow } from './support.js';

/** A list that is open, as guests meet it: on a phone, in the business's colour. */
interface List {
  owner: Client;
  path: string;
  /** Somebody joins by another phone. */
  join: (firstName: string) => Promise<{ path: string; number: number }>;
}

const colour = '#0f5c47';
const test = base.extend<{ list: List }>({
  list: async ({ owner, product }, use) => {
    const { id } = await owner.get<{ id: string }>('/tenants/tenant-from-user');
    await owner.put('/tenants/account-settings/details', { address: '212 King Street', city: 'Newtown' });
    await owner.put('/tenants/waiting-list', { branding: { primary: colour } });
    await owner.put('/waiting-list/open-work-day', { firstNumber: 41 });
    const path = `/waiting-list/${id}`;
    await use({
      owner,
      path,
      join: async (firstName) => {
        const body = { firstName, phone: phoneOfOwn(), partySize: 3 };
        const { turn, turnToken } = await product.guest().post<{
          turn: { id: string; number: number };
          turnToken: string;
        }>(`/waiting-list/book-turn/${id}`, body, 201);
        return { path: `${path}?turn=${turn.id}#${turnToken}`, number: turn.number };
      },
    });
  },
});
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, reducedMotion: 'reduce' });

/** Phones of this run alone: the sandbox's phones are shared by all tests. */
const phoneOfOwn = (): string => `+61412${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;
const boardOf = (staff: Client) =>
  staff.get<{ active: { number: number }[]; waiting: { number: number }[] }>('/waiting-list/board');
const leave = (page: Page) => page.getByRole('button', { name: 'Leave', exact: true });

test('25. a guest books, follows the place, is called and done; a doubled press is one turn', async ({
  page,
  list,
}) => {
  const { owner, join, path } = list;
  await join('Ava');
  await join('Jordan');
  await join('Siobhan');
  await owner.put('/waiting-list/call-next', {});

  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^2 waiting, about \d+ min$/);
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await inBothThemes(page, 'guest-join');
  await page.getByRole('button', { name: 'Join the list' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('First name').fill('Charlotte');
  await page.getByLabel('Mobile number').fill(phoneOfOwn());
  await page.getByRole('button', { name: 'Join the list' }).dblclick();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Charlotte, you are 3rd');
  await expect(page).toHaveTitle(/^3rd · Corner Café/);
  expect((await boardOf(owner)).waiting).toHaveLength(3);
  await expect(page.getByRole('list', { name: 'Who is ahead of you' }).getByRole('listitem')).toHaveText([
    '41Now',
    '421st',
    '432nd',
    '44You',
  ]);
  await expect(page.getByText(/^Up to date at \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText('212 King Street')).toBeVisible();
  await expect(page.locator('[aria-live]')).toHaveText('Charlotte, you are 3rd');
  await inBothThemes(page, 'guest-waits');
  expect(await overflow(page)).toBe(0);

  await page.getByRole('button', { name: 'On my way' }).click();
  await expect(page.getByText('You are on your way')).toBeVisible();
  await owner.put('/waiting-list/call-next', {});
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Charlotte, you are 2nd');
  await owner.put('/waiting-list/call-next', {});
  await expect(page).toHaveTitle(/^1st · Corner Café/);
  const called = await owner.put<{ id: string; number: number }>('/waiting-list/call-next', {});
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is your turn, 44');
  await expect(page.locator('[aria-live]')).toHaveText('It is your turn, 44');
  await inBothThemes(page, 'guest-called');
  expect(await overflow(page)).toBe(0);

  await owner.put(`/waiting-list/turn/${called.id}`, { status: 'attended', from: 'active' });
  await expect(page.getByRole('heading', { name: 'Thanks for visiting' })).toBeVisible();
  await inBothThemes(page, 'guest-done');
  await page.getByRole('link', { name: 'Join again' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('3. what is pressed again after the answer was lost is one turn, even where the page was loaded anew', async ({
  page,
  list,
}) => {
  const phone = phoneOfOwn();
  const presses = async (): Promise<void> => {
    await page.getByLabel('First name').fill('Charlotte');
    await page.getByLabel('Mobile number').fill(phone);
    await page.getByRole('button', { name: 'Join the list' }).click();
  };
  let lost = 2;
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('JoinWaitingList') || lost === 0) return route.continue();
    lost -= 1;
    await route.fetch();
    await route.abort();
  });
  await page.goto(list.path);
  for (const _lost of ['first', 'second']) {
    await presses();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.reload();
  }
  await presses();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Charlotte, you are 1st');
  expect((await boardOf(list.owner)).waiting).toHaveLength(1);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Charlotte');
});

test('25. a guest lets one pass, leaves when asked, and comes back', async ({ page, list }) => {
  const own = await list.join('Charlotte');
  await list.join('Dev');
  await page.goto(own.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Charlotte, you are 1st');
  await expect(page.getByText('Let one person pass and you become 2nd.')).toBeVisible();
  await page.getByRole('button', { name: 'Let one pass' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Charlotte, you are 2nd');
  // Nobody is behind.
  await expect(page.getByRole('button', { name: 'Let one pass' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Leave the list' }).click();
  await expect(page.getByRole('button', { name: 'Keep my place' })).toBeFocused();
  await inBothThemes(page, 'guest-leaves');
  await page.getByRole('button', { name: 'Keep my place' }).click();
  await expect(leave(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave the list' }).click();
  await leave(page).click();
  await expect(page.getByRole('heading', { name: 'You have left the list' })).toBeVisible();
  await inBothThemes(page, 'guest-left');
  await page.getByRole('button', { name: 'Come back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Charlotte, you are 2nd');
});

test('25. what was seen last stays while the network is gone', async ({ page, context, list }) => {
  const own = await list.join('Charlotte');
  await page.goto(own.path);
  await expect(page.getByText(/^Up to date at \d\d:\d\d$/)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^Up to date at \d\d:\d\d, reconnecting$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Charlotte, you are 1st');
  await inBothThemes(page, 'guest-offline');
  await list.owner.put('/waiting-list/call-next', {});
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`It is your turn, ${own.number}`);
});

test('25. three guests and two staff at once: two are called, the third comes first', async ({
  browser,
  product,
  list,
}) => {
  const sam = await colleagueOf(list.owner, 'merchant-editor');
  const guests = await Promise.all(
    ['Ava', 'Jordan', 'Siobhan'].map(async (firstName) => {
      const page = await browser.newPage({ baseURL: product.url });
      await page.goto(list.path);
      await page.getByLabel('First name').fill(firstName);
      await page.getByLabel('Mobile number').fill(phoneOfOwn());
      return page;
    }),
  );
  await Promise.all(guests.map((page) => page.getByRole('button', { name: 'Join the list' }).click()));
  const headings = guests.map((page) => page.getByRole('heading', { level: 1 }));
  for (const heading of headings) await expect(heading).toHaveText(/you are (1st|2nd|3rd)$/);
  const places = await Promise.all(headings.map(async (heading) => /\d/.exec(await heading.innerText())![0]));
  expect(places.toSorted()).toEqual(['1', '2', '3']);

  const called = await Promise.all(
    [list.owner, sam].map((staff) => staff.put<{ number: number }>('/waiting-list/call-next', {})),
  );
  expect(called.map(({ number }) => number).toSorted()).toEqual([41, 42]);
  for (const [at, place] of places.entries())
    await expect(headings[at]!).toHaveText(place === '3' ? /you are 1st$/ : `It is your turn, ${40 + Number(place)}`);
  await Promise.all(guests.map((page) => page.close()));
});

test('26. why nobody can join: closed, paused, full, on site, at the counter, each with the hours', async ({
  page,
  list,
}) => {
  const { owner, path, join } = list;
  await owner.put('/tenants/account-settings/opening-hours', {
    weekly: Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
        day,
        [{ from: '00:00', to: '24:00' }],
      ]),
    ),
  });
  const shows = async (name: string, title: string, sentence: RegExp | string): Promise<void> => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText('Open today 00:00 to 24:00.')).toBeVisible();
    await expect(page.getByLabel('First name')).toBeHidden();
    await inBothThemes(page, name);
    expect(await overflow(page)).toBe(0);
  };
  await join('Ava');
  await owner.put('/tenants/waiting-list', { capacity: 1 });
  await shows('guest-full', 'The list is full', /^The list is full \(1 waiting\)\. Try again in about/);
  await owner.put('/tenants/waiting-list', { capacity: null, publicBooking: 'on-site' });
  await shows('guest-on-site', 'Join in the shop', 'Scan the code in the shop to join.');
  await owner.put('/tenants/waiting-list', { publicBooking: 'off' });
  await shows('guest-off', 'Join at the counter', /^Ask at the counter/);
  await owner.put('/tenants/waiting-list', { publicBooking: 'open' });
  await owner.put('/waiting-list/pause', { paused: true });
  await shows('guest-paused', 'One moment', 'No new turns for a moment. Ask at the counter.');
  await owner.put('/waiting-list/close-work-day', { waiting: 'cancel' });
  await shows('guest-closed', 'The list is closed', 'Corner Café is not taking turns now.');
});

test('25. who is writing when the list pauses finds the words again as it goes on', async ({ page, list }) => {
  await page.goto(list.path);
  await page.getByLabel('First name').fill('Charlotte');
  await list.owner.put('/waiting-list/pause', { paused: true });
  await expect(page.getByRole('heading', { name: 'One moment' })).toBeVisible();
  await list.owner.put('/waiting-list/pause', { paused: false });
  await expect(page.getByLabel('First name')).toHaveValue('Charlotte');
});

test('25. a screen in the shop adds people, and forgets each', async ({ page, list }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const { url } = await list.owner.post<{ url: string }>('/waiting-list/kiosk-key', undefined, 201);
  const { pathname, search, hash } = new URL(url);
  await page.goto(pathname + search + hash);
  await expect(page.getByLabel('First name')).toBeVisible();
  await inBothThemes(page, 'kiosk');
  await page.getByLabel('First name').fill('Charlotte');
  await page.getByLabel('Mobile number').fill(phoneOfOwn());
  await page.getByRole('button', { name: 'Join the list' }).click();
  await expect(page.getByRole('heading', { name: 'Charlotte, you are 1st' })).toBeVisible();
  await expect(page.getByText('41', { exact: true })).toBeVisible();
  await inBothThemes(page, 'kiosk-joined');
  // By itself, after 20 seconds.
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByText('Charlotte')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('Charlotte');
  // What somebody left half written goes, too.
  await page.getByLabel('First name').fill('Dev');
  await expect(page.getByLabel('First name')).toHaveValue('');
  expect((await boardOf(list.owner)).waiting).toHaveLength(1);
});
