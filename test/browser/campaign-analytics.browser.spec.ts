import type { Page } from '@playwright/test';
import { eventually } from '@bellbird/testing';
import { peopleCsv, type Campaign, type Client } from '../support/client.js';
import { Keyboard } from './keyboard.js';
import { expect, overflow, test } from './support.js';

/** Campaigns of a business that have gone out, to so many people each; all texts have arrived. */
async function sent(owner: Client, names: readonly string[], people: number): Promise<Campaign[]> {
  const callerId = await owner.senderId();
  await owner.importCsv(peopleCsv(people, 1_000_000 + Math.floor(Math.random() * 8_000_000)));
  await owner.topUp('50.00');
  const campaigns: Campaign[] = [];
  for (const name of names) {
    const { id } = await owner.post<Campaign>(
      '/sms-campaigns',
      {
        name,
        messageType: 'transactional',
        callerId,
        message: 'We are open on Monday.',
        segmentIds: ['all-contacts'],
        deliveryType: 'immediately',
      },
      201,
    );
    campaigns.push(await owner.completed(id));
  }
  await eventually(
    async () => {
      const { outbound } = await owner.get<{ outbound: number }>('/sms-campaigns/analytics');
      expect(outbound).toBe(0);
    },
    { timeoutMs: 60_000 },
  );
  return campaigns;
}

async function pointsOf(page: Page, name: RegExp): Promise<string[]> {
  const points = page.getByRole('group', { name }).getByRole('img');
  await expect(points.first()).toBeAttached();
  return points.evaluateAll((all) => all.map((point) => point.getAttribute('aria-label')!));
}
const cellsOf = (page: Page, name: string): Promise<string[][]> =>
  page
    .getByRole('table', { name, exact: true })
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent!)));

test('the figures of a time are the server’s, and each table is its chart', async ({ ownersPage: page, owner }) => {
  await sent(owner, ['Monday hours', 'Spring menu'], 12);
  const told = await owner.get<{ recipients: number; delivered: number; byHour: number[] }>('/sms-campaigns/analytics');
  await page.goto('/analytics/campaigns');
  const figures = page.getByRole('region', { name: 'Figures for this period' });
  await expect(figures).toContainText(`People texted${told.recipients}`);
  await expect(page.getByText(/^2 campaigns$/)).toBeVisible();

  const keyboard = new Keyboard(page);
  const outcome = await pointsOf(page, /of 24 people were reached/);
  expect(outcome).toHaveLength(12);
  expect(outcome.at(-1)).toContain(`Delivered ${told.delivered}`);
  await keyboard.press(page.getByRole('button', { name: 'Show as table' }).first());
  expect((await cellsOf(page, 'People by outcome')).map(([label, ...values]) => [label, values[0]])).toEqual(
    outcome.map((point) => /^(.*): Delivered (\d+)/.exec(point)!.slice(1)),
  );

  const weeks = await pointsOf(page, /^2 sent/);
  await keyboard.press(page.getByRole('button', { name: 'Show as table' }).first());
  expect((await cellsOf(page, 'Campaigns a week')).map(([label, count]) => `${label}: Campaigns ${count}`)).toEqual(
    weeks,
  );

  await expect(page.getByRole('grid')).toBeVisible();
  const tiles = page.getByRole('grid').locator('tbody td');
  const busy = (await tiles.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')!))).filter(
    (label) => !label.endsWith(': 0'),
  );
  expect(busy.reduce((sum, label) => sum + Number(label.split(': ')[1]), 0)).toBe(
    told.byHour.reduce((sum, count) => sum + count, 0),
  );
  await keyboard.press(page.getByRole('button', { name: 'Show as table' }).first());
  expect((await cellsOf(page, 'When texts arrive')).map(([label, count]) => `${label}: ${count}`)).toEqual(busy);
});

test('the sentence asks, and the address keeps it', async ({ ownersPage: page, owner }) => {
  await sent(owner, ['Monday hours'], 3);
  await page.goto('/analytics/campaigns');
  await expect(page.getByText(/^1 campaign$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('marketing');
  await expect(page.getByRole('heading', { name: 'No campaign like that was sent in this period' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('marketing');
  await page.getByRole('button', { name: 'Show any kind and sender' }).click();
  await expect(page.getByText(/^1 campaign$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Time' }).selectOption('30-days');
  await expect(page.getByRole('heading', { name: 'Campaigns a day' })).toBeVisible();
  await page.getByText('Month', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Campaigns a month' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Time' }).selectOption('days');
  const to = page.getByRole('textbox', { name: 'To' });
  await to.fill('01-01-2020');
  await to.press('Enter');
  await expect(page.getByText('The last day is before the first.')).toBeVisible();
  await expect(page.getByText(/^1 campaign$/)).toBeVisible();
});

test('two campaigns of the history stand side by side, by keyboard alone @phone', async ({
  ownersPage: page,
  owner,
}) => {
  const [, second] = await sent(owner, ['Monday hours', 'Spring menu', 'Christmas bookings'], 4);
  await page.goto('/sms-campaigns/history');
  const isPhone = page.viewportSize()!.width < 768;
  const keyboard = new Keyboard(page);
  if (isPhone) await page.getByRole('button', { name: 'Select', exact: true }).click();
  const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(name) });
  const compare = page.getByRole('button', { name: 'Compare' });
  await keyboard.press(box('Monday hours'), 'Space');
  await expect(compare).toBeDisabled();
  await expect(page.getByText('Choose 2 to 5')).toBeVisible();
  await keyboard.press(box('Spring menu'), 'Space');
  await expect(page.getByText('Choose 2 to 5')).toBeHidden();
  await keyboard.press(compare);
  await expect(page.getByRole('heading', { name: 'Compare campaigns' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Monday hours' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Christmas bookings' })).toBeHidden();
  await expect(page.getByText(/Cost per person reached/).first()).toBeVisible();
  expect(await overflow(page)).toBe(0);

  expect((await owner.ask('DELETE', `/sms-campaigns/${second!.id}`)).status).toBe(204);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'We can’t find one of these campaigns' })).toBeVisible();
});
