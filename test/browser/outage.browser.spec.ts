import { Product } from '../support/product.js';
import { ready, sendBar, write } from './composing.js';
import { test as base, expect } from './support.js';

/** A product of this file's own, to be pulled down. */
const test = base.extend<object, { fragile: Product }>({
  fragile: [
    // eslint-disable-next-line no-empty-pattern -- a fixture's needs are read from its pattern
    async ({}, use) => {
      const product = await Product.start();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  product: [async ({ fragile }, use) => use(fragile), { scope: 'worker' }],
});

test('the composer keeps what is typed while the product is away, and goes on when it is back', async ({
  ownersPage: page,
  owner,
  fragile,
}) => {
  test.setTimeout(150_000);
  await ready(owner);
  await write(page, 'Before it went');
  await expect(sendBar(page)).toBeVisible();
  await fragile.kill();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Typed while it was away');
  await expect(page.getByText(/Saved on this device/)).toBeVisible();
  await expect(page.getByText(/Reconnecting/)).toBeVisible();
  await fragile.startAgain();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('Typed while it was away');
  await expect(sendBar(page)).toBeVisible();
});
