import { peopleCsv } from '../support/client.js';
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

  test('a dialog, too, has its buttons in sight where its fields have no room', async ({ ownersPage: page }) => {
    await page.setViewportSize({ width: 320, height: 560 });
    await page.goto('/users/invite');
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: 'Send invitations' });
    await expect(send).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 });
    const last = dialog.getByRole('checkbox', { name: /^Owner/ });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(send).toBeInViewport({ ratio: 1 });
  });

  test('a dialog of words alone is read by keys, wherever the focus is in it', async ({ ownersPage: page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.goto('/home');
    await expect(page.locator('#page-title')).toBeVisible();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog');
    const close = dialog.getByRole('button', { name: 'Close' }).last();
    await expect(close).toBeInViewport({ ratio: 1 });
    const last = dialog.getByRole('definition').last();
    await expect(last).not.toBeInViewport();
    for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('PageDown');
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(close).toBeInViewport({ ratio: 1 });
  });

  test('is read, changed and left by keys alone, and what was typed is never lost', async ({
    ownersPage: page,
    owner,
  }) => {
    await owner.importCsv(peopleCsv(3, 1_000_000 + Math.floor(Math.random() * 8_000_000)));
    await page.goto('/contacts');
    const drawer = page.getByRole('complementary');
    const rows = page.locator('[data-row]');
    await expect(rows).toHaveCount(3);
    const [first, second] = [rows.nth(0), rows.nth(1)];
    const firstName = page.getByLabel('First name');
    const phoneField = drawer.getByRole('textbox', { name: 'Phone' });
    const undo = page.getByRole('button', { name: 'Undo' });

    await page.keyboard.press('j');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(drawer.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(first).toBeFocused();

    await first.getByRole('link').click();
    await expect(drawer.getByRole('heading')).toBeFocused();
    await page.keyboard.press('e');
    await expect(firstName).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Jackie x');
    await expect(firstName).toHaveValue('Jackie x');
    // A box or a button of the form is no place for commands either.
    await drawer.getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('c');
    await expect(firstName).toHaveValue('Jackie x');

    await firstName.focus();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(first).toBeFocused();
    await undo.click();
    await expect(firstName).toHaveValue('Jackie x');
    await expect(firstName).toBeFocused();

    await second.getByRole('link').click();
    await expect(drawer.getByText('2 of 3')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Edit' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Previous row' }).click();
    await expect(drawer.getByText('1 of 3')).toBeVisible();
    await page.keyboard.press('e');
    await expect(firstName).toHaveValue('Jackie x');
    await drawer.getByRole('button', { name: 'Next row' }).click();
    await expect(drawer.getByText('2 of 3')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(firstName).toHaveValue('Jackie x');
    await page.keyboard.press('Control+Enter');
    await expect(drawer.getByRole('heading')).toContainText('Jackie x');
    await page.keyboard.press('e');
    await expect(firstName).toBeFocused();
    await expect(page.getByText('It is not saved yet')).toBeHidden();
    // The answer to the save leaves the form alone that was opened meanwhile.
    await expect(page.getByText(/ saved$/)).toBeVisible();
    await expect(firstName).toBeFocused();

    // What somebody else saved meanwhile takes nothing of it away either.
    const path = new URL(page.url()).pathname;
    const { version, phoneInternational: phone } = await owner.get(path);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Jack');
    await phoneField.fill('0412 999 876');
    await owner.put(path, { phone, firstName: 'Jackie x', lastName: 'Theirs', version });
    await page.keyboard.press('Control+Enter');
    await expect(page.getByLabel('Last name')).toHaveValue('Theirs');
    await expect(firstName).toHaveValue('Jack');
    await expect(phoneField).toHaveValue('0412 999 876');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect(firstName).toHaveValue('Jack');
  });

  test('of segments makes one by its conditions, counts it, and texts it', async ({ ownersPage: page, owner }) => {
    await owner.importCsv(peopleCsv(3, 1_000_000 + Math.floor(Math.random() * 8_000_000)));
    await page.goto('/segments');
    await page.getByRole('link', { name: 'Add segment' }).first().click();
    const drawer = page.getByRole('complementary');
    await drawer.getByLabel('Name').fill('Agreed');
    await expect(drawer.getByText('3 people are in it now')).toBeVisible();
    await drawer.getByRole('button', { name: 'Add condition' }).click();
    await page.getByRole('button', { name: 'Marketing', exact: true }).click();
    await page.getByRole('checkbox', { name: /^Unsubscribed/ }).click();
    await expect(drawer.getByText('0 people are in it now')).toBeVisible();
    await page.getByRole('checkbox', { name: /^Unsubscribed/ }).click();
    await page.getByRole('checkbox', { name: /^Subscribed/ }).click();
    await page.keyboard.press('Escape');
    await expect(drawer.getByText('3 people are in it now')).toBeVisible();
    await drawer.getByRole('button', { name: 'Save segment' }).click();
    await expect(page.locator('[data-row]')).toHaveText(/Agreed.*Marketing is one of Subscribed.*3/);
    await page.getByRole('link', { name: 'Text Agreed, 3 people' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'New campaign' })).toBeVisible();
    await expect(page.getByText('Agreed', { exact: true }).first()).toBeVisible();
  });

  test('of the waiting list keeps what was typed, too, though its row is part of an address', async ({
    ownersPage: page,
    owner,
  }) => {
    await owner.put('/waiting-list/open-work-day', {});
    await owner.post('/waiting-list', { firstName: 'Ava' }, 201);
    await page.goto('/waiting-list');
    const drawer = page.getByRole('complementary');
    const name = drawer.getByLabel('Name', { exact: true });
    await page.getByRole('link', { name: 'Ava' }).click();
    await expect(drawer.getByRole('heading', { name: 'Ava' })).toBeFocused();
    await page.keyboard.press('e');
    await expect(name).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Avalon');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(name).toHaveValue('Avalon');
    await expect(name).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(drawer.getByRole('heading', { name: 'Avalon' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Avalon' })).toBeFocused();
  });
});
