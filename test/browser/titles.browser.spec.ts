import { expect, test } from './support.js';

const paths = ['/home', '/contacts', '/tags', '/sms-campaigns/history', '/billing', '/account'];

test('the title of a page begins where that of the page before began', async ({ ownersPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const tops: Record<string, number> = {};
  for (const path of paths) {
    await page.goto(path);
    const title = page.locator('#page-title');
    await expect(title).toBeVisible();
    // What stands beside it comes later, and may not push it either.
    await expect(page.locator('#page-title ~ button[aria-keyshortcuts="B"]')).toBeVisible();
    tops[path] = Math.round((await title.boundingBox())!.y);
  }
  const all = Object.values(tops);
  expect(Math.max(...all) - Math.min(...all), JSON.stringify(tops)).toBeLessThanOrEqual(2);
});
