import type { Locator } from '@playwright/test';
import { peopleCsv } from '../support/client.js';
import { expect, test } from './support.js';

/** How much of the screen both cover, in square pixels. */
async function shared(one: Locator, other: Locator): Promise<number> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  const across = Math.min(a!.x + a!.width, b!.x + b!.width) - Math.max(a!.x, b!.x);
  const down = Math.min(a!.y + a!.height, b!.y + b!.height) - Math.max(a!.y, b!.y);
  return Math.max(0, across) * Math.max(0, down);
}
async function apart(one: Locator, other: Locator): Promise<void> {
  for (const each of [one, other]) await expect(each).toBeVisible();
  await expect(async () => expect(await shared(one, other)).toBe(0)).toPass({ timeout: 60_000 });
}

test('toasts and the bulk bar lie on nothing that one needs', async ({ ownersPage: page, owner }) => {
  await owner.importCsv(peopleCsv(30, 1_000_000 + Math.floor(Math.random() * 8_000_000)));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/contacts');
  const boxes = page.locator('[data-row]').getByRole('checkbox');
  const bar = page.getByRole('region', { name: 'What to do with the selected' });
  await boxes.nth(0).check();
  const last = page.locator('[data-row]').last();
  await last.focus();
  await apart(last, bar);

  await bar.getByRole('button', { name: 'Bin' }).click();
  const toast = page.locator('[data-scope=toast][data-part=root]', { hasText: 'moved to the bin' });
  // Held by the focus, which what follows leaves where it is.
  await toast.getByRole('button', { name: 'Undo' }).focus();
  for (const tool of await page.locator('[data-row]').last().getByRole('button').all()) await apart(toast, tool);
  await boxes.nth(0).dispatchEvent('click');
  await apart(toast, bar);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar.getByRole('status')).toHaveText('1 on this page');
  await apart(toast, bar);
  // A sheet is to be read as a whole: what can still be taken back waits over it, in one line.
  await bar.getByRole('button', { name: 'Tag' }).dispatchEvent('click');
  const more = page.getByRole('button', { name: '1 message' });
  await apart(more, page.getByRole('dialog'));
  await expect(toast).toBeHidden();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(toast).toBeVisible();
  // There it lies on some row: at the page's end on none.
  await toast.hover();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await apart(toast, page.locator('main article').last());
});

test('toasts lie beside a drawer', async ({ ownersPage: page, owner }) => {
  await owner.importCsv(peopleCsv(30, 1_000_000 + Math.floor(Math.random() * 8_000_000)));
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/contacts');
  await page.locator('[data-row]').nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Move to bin' }).click();
  const toast = page.locator('[data-scope=toast][data-part=root]', { hasText: 'moved to the bin' });
  await toast.getByRole('button', { name: 'Undo' }).focus();
  await page.locator('[data-row]').nth(1).getByRole('link').first().dispatchEvent('click');
  await apart(toast, page.locator('aside'));
});
