import { inBothThemes } from './both-themes.js';
import { ready, write } from './composing.js';
import { expect, test } from './support.js';

test.describe('a campaign in each person’s own time', () => {
  test('is chosen with its time, shows how many are where, and says so where it waits', async ({
    ownersPage: page,
    owner,
  }) => {
    await ready(owner);
    await write(page, 'Hello wherever you are');
    await page.getByRole('radio', { name: /^Later/ }).check({ force: true });
    const own = page.getByRole('checkbox', { name: 'In each person’s own time' });
    await own.check({ force: true });
    await expect(page.getByRole('list', { name: 'People by time zone' }).getByRole('listitem')).toHaveText([
      'Sydney 3',
    ]);
    await expect(page.getByRole('status').filter({ hasText: 'in each person’s own time' })).toBeVisible();
    for (const width of [1_280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await inBothThemes(page, `own-time-${width}`);
    }
    await page.setViewportSize({ width: 1_280, height: 900 });
    await page
      .getByRole('region', { name: 'Before you send' })
      .getByRole('button', { name: /^Schedule for 3|^Schedule/ })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Schedule/ })
      .click();
    await expect(page).toHaveURL(/\/sms-campaigns\/details\//);
    await expect(page.getByText('In each person’s own time.')).toBeVisible();
    await page.goto('/account/settings');
    await expect(page.getByRole('combobox', { name: 'Location field' })).toBeVisible();
    await inBothThemes(page, 'zone-field-1280');
  });
});
