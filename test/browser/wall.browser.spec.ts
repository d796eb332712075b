import { expect, overflow, test } from './support.js';

// How soon it is seen is measured by bench/waiting-live.bench.mjs.
test('25. the wall shows the call as it is told of it, by numbers alone', async ({ ownersPage: page, owner }) => {
  await owner.put('/waiting-list/open-work-day', {});
  for (const firstName of ['Ava', 'Jordan', 'Siobhan'])
    await owner.post('/waiting-list', { firstName, lastName: 'Nguyen', partySize: 2 }, 201);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/waiting-list?view=wall');
  await page.getByRole('button', { name: 'No sound' }).click();
  const serving = page.getByRole('region', { name: 'Now serving' });
  const next = page.getByRole('region', { name: 'Next' });
  await expect(serving.getByText('Nobody yet')).toBeVisible();
  await expect(next.getByRole('listitem')).toHaveText(['1', '2', '3']);
  await expect(page.getByRole('img', { name: 'Opens the page where you join the list' })).toBeVisible();
  await expect(page.getByText('Up to date at')).toBeVisible();
  // Nothing of the shell is left around it.
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // The line of live events stands, which no word on the wall tells.
  await page.waitForLoadState('networkidle');
  // What it asks for beside that line comes no more.
  await page.route('**/graphql', (route) => route.abort());

  for (const number of ['1', '2']) {
    await owner.put('/waiting-list/call-next', {});
    await expect(serving.getByRole('listitem').first()).toHaveText(number);
  }
  await expect(serving.getByRole('listitem')).toHaveText(['2', '1']);
  await expect(next.getByRole('listitem')).toHaveText(['3']);
  expect(await serving.getByText('2', { exact: true }).evaluate((word) => getComputedStyle(word).fontSize)).toBe(
    '200px',
  );
  for (const name of ['Ava', 'Jordan', 'Siobhan', 'Nguyen']) await expect(page.getByText(name)).toHaveCount(0);
  expect(await overflow(page)).toBe(0);
});

test('a wall asks once about the chime, and shows first names where the business wants them', async ({
  ownersPage: page,
  owner,
}) => {
  await owner.put('/waiting-list/open-work-day', {});
  await owner.put('/tenants/waiting-list', { wallShows: 'first-names' });
  await owner.post('/waiting-list', { firstName: 'Ava', lastName: 'Nguyen' }, 201);
  await page.goto('/waiting-list?view=wall');
  await page.getByRole('button', { name: 'Chime on' }).click();
  await expect(page.getByRole('region', { name: 'Next' }).getByRole('listitem')).toHaveText(['1Ava']);
  await page.reload();
  await expect(page.getByText('Ava')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chime on' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the list' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('a wall says by a red dot that it may be old, and goes on by itself', async ({ ownersPage: page, owner }) => {
  await owner.put('/waiting-list/open-work-day', {});
  await owner.post('/waiting-list', { firstName: 'Ava' }, 201);
  await page.goto('/waiting-list?view=wall');
  await expect(page.getByText('Up to date at')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await expect(page.getByText('No connection since')).toBeVisible();
  await expect(page.locator('[data-dot=red]')).toBeVisible();
  // What it showed last stays.
  await expect(page.getByRole('region', { name: 'Next' }).getByRole('listitem')).toHaveText(['1']);
  await owner.put('/waiting-list/call-next', {});
  await page.context().setOffline(false);
  await expect(page.getByText('Up to date at')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Now serving' }).getByRole('listitem')).toHaveText(['1']);
  await expect(page.locator('[data-dot=green]')).toBeVisible();
});
