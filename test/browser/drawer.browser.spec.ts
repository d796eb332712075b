import { peopleCsv } from '../support/product.js';
import { expect, test } from './support.js';

test.describe('a row beside its list', () => {
  test('has its Save in sight on a low screen, wherever the page stands', async ({ ownersPage: page, owner }) => {
    await owner.importCsv(peopleCsv(30, 1_000_000 + Math.floor(Math.random() * 8_000_000)));
    for (const height of [860, 720])
      for (const [path, button] of [
        ['/contacts/new', 'Save contact'],
        ['/tags/new', 'Save tag'],
        ['/sms-templates/new', 'Save template'],
        ['/custom-fields/new', 'Save field'],
      ] as const) {
        await page.setViewportSize({ width: 1280, height });
        await page.goto(path);
        const save = page.getByRole('button', { name: button });
        await expect(save).toBeInViewport({ ratio: 1 });
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect(save).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('complementary').getByRole('heading')).toBeInViewport({ ratio: 1 });
      }
  });
});
