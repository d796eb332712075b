import { peopleCsv } from '../support/client.js';
import { inBothThemes } from './both-themes.js';
import { Keyboard } from './keyboard.js';
import { colleagueOf, expect, signInAs, test } from './support.js';

test('a segment is saved for some people alone, all by keyboard: they find it, and what they may not do is not offered', async ({
  ownersPage: page,
  owner,
  browser,
  product,
}) => {
  await owner.importCsv(peopleCsv(3, 1_000_000 + Math.floor(Math.random() * 8_000_000)));
  const sam = await colleagueOf(owner, 'campaign-editor');
  const keyboard = new Keyboard(page);
  const dialog = page.getByRole('dialog');
  const filters = [{ field: 'marketingStatus', type: 'enum', operation: 'equals', value: 'subscribed' }];
  await page.goto(`/contacts?filters=${encodeURIComponent(JSON.stringify(filters))}`);
  await keyboard.press(page.getByRole('button', { name: 'Save segment' }));
  await keyboard.type(dialog.getByLabel('Name', { exact: true }), 'Regulars');
  await keyboard.reach(dialog.getByRole('radio', { name: /^Everyone in your business/ }));
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^Only people I choose/ })).toBeChecked();
  await keyboard.type(dialog.getByLabel('Add a person'), 'Sam');
  await expect(dialog.getByLabel('Sam Ng', { exact: true })).toHaveValue('view');
  await inBothThemes(page, 'sharing');
  await keyboard.press(dialog.getByRole('button', { name: 'Save segment' }));
  await expect(page.getByRole('link', { name: 'Regulars Private 3' })).toHaveAttribute('aria-current', 'page');

  const samsBrowser = await browser.newContext({ baseURL: product.url });
  const samsPage = await samsBrowser.newPage();
  await signInAs(samsPage, sam);
  const offered = async (): Promise<string[]> => {
    await samsPage.goto('/contacts');
    await samsPage.getByRole('link', { name: 'Regulars Private 3' }).click();
    await samsPage.getByRole('button', { name: 'Segment', exact: true }).click();
    await expect(samsPage.getByRole('menuitem').first()).toBeVisible();
    return samsPage.getByRole('menuitem').allInnerTexts();
  };
  expect(await offered()).toEqual(['Save as a new segment']);

  await keyboard.openMenu(page.getByRole('button', { name: 'Segment', exact: true }));
  const sharing = page.getByRole('menuitem', { name: 'Name and who can see it' });
  // By its first letter, as in any menu.
  await page.keyboard.press('n');
  await expect(sharing).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await keyboard.type(dialog.getByLabel('Sam Ng', { exact: true }), 'Can change it');
  await keyboard.press(dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(dialog).toBeHidden();
  expect(await offered()).toEqual(['Save as a new segment', 'Name and who can see it']);
  await samsPage.getByRole('menuitem', { name: 'Name and who can see it' }).click();
  await expect(samsPage.getByText('Only Mia Chen, an owner or an administrator can change who sees it.')).toBeVisible();
  await samsBrowser.close();
});
