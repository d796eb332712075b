import { ready, sendBar, write } from './composing.js';
import { expect, signInAs, test } from './support.js';

test.describe('the composer', () => {
  test('has its words in their place before it has its answer @phone', async ({
    ownersPage: page,
    owner,
    isMobile,
  }) => {
    await ready(owner);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/graphql', async (route) => {
      if (/ComposerBeginning/.test(route.request().postData() ?? '')) await held;
      await route.continue();
    });
    await page.goto('/sms-campaigns/create');
    const words = isMobile
      ? ['To', 'From', 'Message', 'Marketing goes only to people who said yes.', 'When', 'Before you send']
      : ['Recipients', 'Nobody gets it twice.', 'Sender', 'Who the text comes from.', 'Before you send'];
    const main = page.getByRole('main');
    const places = () =>
      Promise.all(words.map(async (each) => (await main.getByText(each, { exact: true }).boundingBox())!));
    const before = await places();
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await expect(text).toHaveCount(0);
    answer();
    await expect(text).toBeVisible();
    for (const [at, { x, y }] of (await places()).entries()) {
      expect(Math.abs(x - before[at]!.x), words[at]).toBeLessThanOrEqual(2);
      expect(Math.abs(y - before[at]!.y), words[at]).toBeLessThanOrEqual(2);
    }
  });

  test('is done by keyboard alone, from choosing people to the send', async ({ ownersPage: page, owner }) => {
    await ready(owner);
    await page.goto('/sms-campaigns/create');
    await page.getByRole('button', { name: 'Add people' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('searchbox', { name: 'Search tags, segments and people' })).toBeFocused();
    // The list comes after the box to search it: only then is there something to tab to.
    const everybody = page.getByRole('checkbox', { name: /^All contacts/ });
    await expect(everybody).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(everybody).toBeFocused();
    await page.keyboard.press('Space');
    await expect(everybody).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Add people' })).toBeFocused();
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    for (
      let tabs = 0;
      tabs < 15 && !(await text.evaluate((element) => element === document.activeElement));
      tabs += 1
    ) {
      await page.keyboard.press('Tab');
      // The kind of message stands on the way: the arrows choose it.
      if (
        await page
          .getByRole('radio', { name: 'Marketing' })
          .evaluate((element) => element === document.activeElement)
          .catch(() => false)
      )
        await page.keyboard.press('ArrowRight');
    }
    await expect(text).toBeFocused();
    await page.keyboard.type('Hello from the keyboard');
    await expect(sendBar(page)).toBeVisible();
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: 'Send to 3 for $0.24' });
    await expect(send).toBeVisible();
    for (let tabs = 0; tabs < 8 && !(await send.evaluate((element) => element === document.activeElement)); tabs += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/sms-campaigns\/details\//);
  });

  test('sends a draft that two tabs show once', async ({ ownersPage: page, owner, context }) => {
    const phone = await ready(owner);
    await write(page, 'Once is enough');
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await expect(page).toHaveURL(/\/sms-campaigns\/edit\?id=/);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('Once is enough');
    for (const each of [page, other]) {
      await expect(sendBar(each)).toBeVisible();
      await sendBar(each).click();
      await expect(each.getByRole('dialog').getByRole('button', { name: 'Send to 3 for $0.24' })).toBeVisible();
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Send to 3 for $0.24' }).click();
    await expect(page).toHaveURL(/\/sms-campaigns\/details\//);
    const again = other.getByRole('dialog').getByRole('button', { name: 'Send to 3 for $0.24' });
    if (await again.isVisible()) await again.click();
    await other.waitForTimeout(2_000);
    expect(await owner.get('/sms-campaigns/count')).toEqual({ count: 1 });
    await expect
      .poll(
        async () =>
          (await owner.sandbox<{ count: number }>('GET', `/messages/count?to=${encodeURIComponent(phone)}`)).count,
        { timeout: 60_000 },
      )
      .toBe(1);
  });

  test('previews a text to its last line, prices two versions and sends them', async ({ ownersPage: page, owner }) => {
    await ready(owner);
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    const phone = page.getByRole('group', { name: 'Preview', exact: true });
    const rest = () => phone.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);
    await write(page, 'Cakes are here. '.repeat(19));
    await expect(phone).toContainText('Cakes are here. '.repeat(19).trim());
    // Two parts stand there whole; ten scroll, and the last lines fade for as long as there are more.
    expect(await rest()).toBe(0);
    await expect(phone).not.toHaveAttribute('data-goes-on');
    await text.fill('Cakes are here. '.repeat(95));
    await expect(phone).toHaveAttribute('data-goes-on', 'true');
    await phone.press('End');
    await expect(phone).not.toHaveAttribute('data-goes-on');
    await text.fill('Cakes are here');
    await page.getByRole('button', { name: 'Two versions' }).click();
    await text.fill('Fresh cakes today');
    await sendBar(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send to 3 for $0.24' }).click();
    await expect(page).toHaveURL(/\/sms-campaigns\/details\//);
    const { data } = await owner.get<{ data: { variants: { message: string }[] }[] }>('/sms-campaigns');
    expect(data.map(({ variants }) => variants.map(({ message }) => message))).toEqual([
      ['Cakes are here', 'Fresh cakes today'],
    ]);
  });

  test('puts a link in by keyboard, from which undo leads back, and refuses what is no address', async ({
    ownersPage: page,
    owner,
  }) => {
    await ready(owner);
    await write(page, 'Our menu');
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await page.getByRole('button', { name: 'Link', exact: true }).press('Enter');
    const address = page.getByRole('textbox', { name: 'Web address' });
    await expect(address).toBeFocused();
    await page.keyboard.type('menu');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter a web address, such as example.com/menu.')).toBeVisible();
    await address.fill('example.com/menu');
    await page.keyboard.press('Enter');
    await expect(text).toHaveValue('Our menu https://example.com/menu');
    await expect(text).toBeFocused();
    await page.getByRole('button', { name: 'Undo typing' }).click();
    await expect(text).toHaveValue('Our menu');
  });

  test('begins anew, offers the last draft, and is another business’s own', async ({
    ownersPage: page,
    owner,
    product,
  }) => {
    await ready(owner);
    await write(page, 'A secret of ours');
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await page.goto('/sms-campaigns/create');
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await expect(text).toHaveValue('');
    await expect(page.getByText('Your last draft: “A secret of ours”')).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(text).toHaveValue('A secret of ours');
    const stranger = await product.signUp();
    await page.evaluate(() => localStorage.removeItem('bellbird.session'));
    await signInAs(page, stranger);
    await page.goto('/sms-campaigns/create');
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('');
  });
});
