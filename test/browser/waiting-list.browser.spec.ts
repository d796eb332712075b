import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { eventually } from '@bellbird/testing';
import type { Client } from '../support/client.js';
import { inBothThemes } from './both-themes.js';
import { expect, overflow, test } from './support.js';

interface Board {
  active: { number: number; name: string }[];
  waiting: { id: string; number: number; name: string }[];
  ended: { number: number; name: string; status: string; reason: string | null }[];
}

const boardOf = (owner: Client): Promise<Board> => owner.get<Board>('/waiting-list/board');
const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const rows = (page: Page): Locator => section(page, 'Waiting').locator('ol > li');
const names = async (page: Page): Promise<string[]> =>
  (await rows(page).getByRole('link').allTextContents()).map((name) => name.trim());

/** People at the counter, without phones: nothing is texted. */
async function openList(owner: Client, ...people: string[]): Promise<void> {
  await owner.put('/waiting-list/open-work-day', {});
  for (const firstName of people) await owner.post('/waiting-list', { firstName }, 201);
}

async function opened(page: Page): Promise<void> {
  await page.goto('/waiting-list');
  await expect(page.getByRole('heading', { name: 'Waiting list', level: 1 })).toBeVisible();
}

test('26. the whole board by keyboard', async ({ ownersPage: page, owner }) => {
  await openList(owner, 'Ava', 'Jordan', 'Siobhan', 'Charlotte');
  await holdsUpFirstMove(page);
  await opened(page);
  await expect(rows(page)).toHaveCount(4);

  await page.keyboard.press('n');
  await expect(section(page, 'Attending')).toContainText('Ava');
  await expect(rows(page)).toHaveCount(3);

  // The third is opened, and goes up twice: the slower way of the first move does not let the second overtake it.
  await page.keyboard.press('3');
  const drawer = page.getByRole('complementary', { name: 'Charlotte' });
  await expect(drawer).toBeVisible();
  await expect(page).toHaveURL(/turn=/);
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => names(page)).toEqual(['Jordan', 'Charlotte', 'Siobhan']);
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => names(page)).toEqual(['Charlotte', 'Jordan', 'Siobhan']);
  await expect
    .poll(async () => (await boardOf(owner)).waiting.map(({ name }) => name))
    .toEqual(['Charlotte', 'Jordan', 'Siobhan']);

  // E edits, and what was not changed is not sent.
  await page.keyboard.press('e');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Charlie');
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page)).toEqual(['Charlie', 'Jordan', 'Siobhan']);
  await expect(page.getByRole('complementary', { name: 'Charlie' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/turn=/);

  await page.keyboard.press('d');
  await expect(section(page, 'Just ended')).toContainText('Ava');
  await expect.poll(async () => (await boardOf(owner)).ended.map(({ name }) => name)).toEqual(['Ava']);
  await page.keyboard.press('Control+z');
  await expect(section(page, 'Attending')).toContainText('Ava');
  await expect.poll(async () => (await boardOf(owner)).active.map(({ name }) => name)).toEqual(['Ava']);

  await page.keyboard.press('/');
  await page.keyboard.type('jor');
  await expect.poll(() => names(page)).toEqual(['Jordan']);
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(3);
  await page.locator('#page-title').focus();

  await page.keyboard.press('a');
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.keyboard.type('Dev');
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page)).toEqual(['Charlie', 'Jordan', 'Siobhan', 'Dev']);

  await page.locator('#page-title').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Call the next person');
});

test('a row is dragged to its place', async ({ ownersPage: page, owner }) => {
  await openList(owner, 'Ava', 'Jordan', 'Siobhan', 'Charlotte');
  await opened(page);
  await expect(rows(page)).toHaveCount(4);
  await rows(page).nth(3).dragTo(rows(page).nth(1));
  const moved = ['Ava', 'Charlotte', 'Jordan', 'Siobhan'];
  await expect.poll(() => names(page)).toEqual(moved);
  await expect.poll(async () => (await boardOf(owner)).waiting.map(({ name }) => name)).toEqual(moved);
});

test('“Not here” and “Take off” text nobody until their Undo is over', async ({ ownersPage: page, owner }) => {
  await openList(owner, 'Ava', 'Jordan', 'Siobhan');
  await owner.put('/waiting-list/call-next', {});
  await opened(page);
  await section(page, 'Attending').getByRole('button', { name: 'Not here' }).click();
  await expect.poll(() => names(page)).toEqual(['Jordan', 'Siobhan', 'Ava']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(section(page, 'Attending')).toContainText('Ava');
  expect((await boardOf(owner)).active.map(({ name }) => name)).toEqual(['Ava']);

  await section(page, 'Attending').getByRole('button', { name: 'Not here' }).click();
  await expect.poll(() => names(page)).toEqual(['Jordan', 'Siobhan', 'Ava']);
  // Who is called next is not waited for: the turn that was taken off before is off.
  await page.getByRole('button', { name: 'More for turn 2' }).click();
  await page.getByRole('button', { name: 'Take off the list' }).click();
  await expect.poll(() => names(page)).toEqual(['Siobhan', 'Ava']);
  await page.keyboard.press('n');
  await expect(section(page, 'Attending')).toContainText('Siobhan');
  await expect
    .poll(async () => {
      const { active, waiting, ended } = await boardOf(owner);
      return [active, waiting, ended].map((turns) => turns.map(({ name }) => name).join(' '));
    })
    .toEqual(['Siobhan', 'Ava', 'Jordan']);
});

/** Somebody who may call turns, just joined. */
async function staffOf(owner: Client, page: Page): Promise<void> {
  const email = `sam-${Math.random().toString(36).slice(2)}@example.com`;
  const permissions = [{ permission: 'merchant-editor', access: true }];
  await owner.post('/users/invite', [{ email, permissions }], 201);
  const link = await eventually(async () => {
    const [mail] = await owner.sandbox<{ text: string }[]>('GET', `/emails?to=${encodeURIComponent(email)}&limit=1`);
    return /\/invited-sign-up\/\S+/.exec(mail?.text ?? '')![0];
  });
  await page.goto(link);
  await page.getByLabel('First name').fill('Sam');
  await page.getByLabel('Last name').fill('Ng');
  await page.getByLabel('Password', { exact: true }).fill('Bellbird1!');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Join Corner Café' }).click();
  await expect(page).toHaveURL(/\/home$/);
}

/** The first move takes a second longer than what is sent after it. */
async function holdsUpFirstMove(page: Page): Promise<void> {
  let moves = 0;
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"moveTo"') && ++moves === 1) await pause(1_000);
    return route.continue();
  });
}

/** What the page reads of the list stays what it read first, as where its network is slow: it calls by an old board. */
async function keepsOldBoard(page: Page): Promise<void> {
  let first: string | undefined;
  await page.routeWebSocket(/graphql/, (socket) => void socket.close());
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('query WaitingListPage')) return route.continue();
    if (first === undefined) first = await (await route.fetch()).text();
    return route.fulfill({ contentType: 'application/json', body: first });
  });
}

test('5. of two staff who call one turn, the slower is told who was faster', async ({
  browser,
  ownersPage: page,
  owner,
  product,
}) => {
  await openList(owner, 'Ava', 'Jordan');
  const samsBrowser = await browser.newContext({ baseURL: product.url });
  const sam = await samsBrowser.newPage();
  await staffOf(owner, sam);
  await keepsOldBoard(page);
  await opened(page);
  await expect(rows(page)).toHaveCount(2);
  await opened(sam);
  await sam.getByRole('button', { name: 'Call turn 1' }).click();
  await expect(section(sam, 'Attending')).toContainText('Ava');
  await expect.poll(async () => (await boardOf(owner)).active.length).toBe(1);
  await page.getByRole('button', { name: 'Call turn 1' }).click();
  await expect(page.getByText(/^Turn 1 is /)).toHaveText('Turn 1 is already being attended by Sam Ng.');
  // What it showed meanwhile is taken back.
  await expect(rows(page)).toHaveCount(2);
  await samsBrowser.close();
});

test('25. an add and a Done made offline are sent once each after the connection is back', async ({
  ownersPage: page,
  owner,
  context,
}) => {
  await openList(owner, 'Ava', 'Jordan');
  await owner.put('/waiting-list/call-next', {});
  await opened(page);
  await expect(rows(page)).toHaveCount(1);
  // The form's code is there before the connection goes.
  await page.keyboard.press('a');
  await expect(page.getByLabel('First name')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('First name')).toBeHidden();

  await context.setOffline(true);
  await expect(page.getByText(/is sent once you’re back online/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Call turn 2' })).toBeDisabled();
  await section(page, 'Attending').getByRole('button', { name: 'Done' }).click();
  await expect(section(page, 'Just ended')).toContainText('Ava');
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByLabel('First name').fill('Charlotte');
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await expect(rows(page).last()).toContainText('Charlotte');
  await expect(rows(page).last()).toContainText('sent once the connection is back');
  expect((await boardOf(owner)).waiting.map(({ name }) => name)).toEqual(['Jordan']);

  await context.setOffline(false);
  await expect(page.getByText(/is sent once you’re back online/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Call turn 2' })).toBeEnabled();
  await expect
    .poll(async () => {
      const { waiting, ended } = await boardOf(owner);
      return [waiting.map(({ number, name }) => `${number} ${name}`), ended.map(({ name }) => name)];
    })
    .toEqual([['2 Jordan', '3 Charlotte'], ['Ava']]);
  await expect.poll(() => names(page)).toEqual(['Jordan', 'Charlotte']);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('kept')))).toEqual([]);
});

test('who may not change the list looks on', async ({ ownersPage: page, owner }) => {
  await openList(owner, 'Ava', 'Jordan');
  await owner.put('/waiting-list/call-next', {});
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('bellbird.session')!) as { user: { permissions: string[] } };
    session.user.permissions = ['member'];
    localStorage.setItem('bellbird.session', JSON.stringify(session));
  });
  await opened(page);
  await expect(page.getByText('A Merchant Editor can call turns.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  for (const name of ['Call turn 2', 'Done', 'Not here', 'Pause', 'Close', 'Add a person'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  await page.keyboard.press('n');
  await page.keyboard.press('d');
  await page.keyboard.press('1');
  await expect(page.getByRole('complementary', { name: 'Jordan' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeHidden();
  expect((await boardOf(owner)).active.map(({ name }) => name)).toEqual(['Ava']);
});

test('26. the board and a turn beside it are for everybody @phone', async ({ ownersPage: page, owner }, {
  project,
}) => {
  await owner.put('/waiting-list/open-work-day', {});
  await owner.topUp('20.00');
  const { id: tenantId } = await owner.get<{ id: string }>('/tenants/tenant-from-user');
  const from = 11_000_000 + Math.floor(Math.random() * 8_000_000);
  for (const [at, firstName] of ['Ava', 'Omar', 'Jordan', 'Siobhan', 'Charlotte', 'Dev', 'Tahlia'].entries())
    await owner.post(
      `/waiting-list/book-turn/${tenantId}`,
      { firstName, lastName: 'Nguyen', phone: `+614${from + at}`, partySize: 3, consent: { review: at === 4 } },
      201,
    );
  await owner.put('/waiting-list/call-next', {});
  await owner.put('/waiting-list/call-next', {});
  const { active } = (await boardOf(owner)) as unknown as { active: { id: string }[] };
  await owner.put(`/waiting-list/turn/${active[0]!.id}`, { status: 'attended', from: 'active' });
  await opened(page);
  await expect(rows(page)).toHaveCount(5);
  for (const isOpen of [false, true]) {
    if (isOpen) {
      await section(page, 'Waiting').getByRole('link', { name: 'Charlotte Nguyen' }).click();
      await expect(page.getByRole('list', { name: 'Activity' })).toBeVisible();
      await page.waitForTimeout(500);
    }
    await inBothThemes(page, `queue-${isOpen ? 'turn-' : ''}${project.name}`);
    expect(await overflow(page)).toBe(0);
  }
});
