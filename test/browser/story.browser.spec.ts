import { eventually } from '@bellbird/testing';
import { Client } from '../support/client.js';
import { expect, overflow, signInAs, test } from './support.js';

const csv = [
  'First name,Last name,Mobile,Suburb',
  'Ava,Thompson,0412 345 678,Newtown',
  'Christopher,Papadopoulos,0412 345 679,Enmore',
  ',,0412 345 680,Newtown',
  'Liam,O’Brien,not a phone,Enmore',
  'Twin,Row,0412 345 678,Newtown',
  'No,Phone,,Enmore',
].join('\r\n');

/** The first paragraph of the product, as somebody new to it does it, by hand: nothing here goes past the screen but the customers' phones and the mailbox. */
test('a newcomer signs up, imports, pays in, sends, watches, and a STOP is heeded @phone', async ({ page, product }, {
  project,
}) => {
  test.setTimeout(180_000);
  const guest = product.guest();
  const email = `newcomer-${Math.random().toString(36).slice(2)}@example.com`;
  const from = Math.floor(Math.random() * 9_000) + 1_000;
  // Phones of this run alone: the sandbox's phones are shared by all tests.
  const people = csv.replaceAll('0412 345', `0412 ${String(from).slice(0, 3)}`);
  const phoneOf = (last: string): string => `+61412${String(from).slice(0, 3)}${last}`;

  await test.step('signs up with a code from the mailbox', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('First name').fill('Mia');
    await page.getByLabel('Last name').fill('Clarke');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('weak');
    await page.getByLabel('Business name').fill('Corner Café');
    await page.getByText('I accept the terms and conditions.').click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.getByLabel('Password', { exact: true }).fill('Bellbird1!');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.getByLabel('Six-digit code').fill(await product.codeOf(email));
    await expect(page).toHaveURL(/\/home$/);
  });

  await test.step('imports a file with bad rows, each with its reason', async () => {
    await page.goto('/contacts');
    await page.getByRole('link', { name: 'Import a file' }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'regulars.csv', mimeType: 'text/csv', buffer: Buffer.from(people) });
    await expect(page.getByRole('heading', { name: 'What is in each column?' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    for (const promise of [
      'They gave me permission within the last two years',
      'I did not borrow the list from a third party',
      'I did not buy or rent the list',
    ])
      await page.getByText(promise).click();
    await page.getByRole('button', { name: 'Check without saving' }).click();
    await expect(page.getByRole('heading', { name: 'What the import would do' })).toBeVisible();
    await page.getByRole('button', { name: /^Import / }).click();
    await expect(page.getByRole('heading', { name: '3 contacts imported' })).toBeVisible();
    for (const reason of ['No phone number', 'Not a phone number', 'Same number as a row above'])
      await expect(page.getByText(reason).first()).toBeVisible();
    await page.getByRole('link', { name: 'Show them in contacts' }).click();
    await expect(page.getByText('Christopher Papadopoulos').first()).toBeVisible();
  });

  await test.step('tops up with a card that is declined, then with one that pays', async () => {
    await page.goto('/billing/top-up');
    const pay = async (number: string): Promise<void> => {
      await page.getByRole('textbox', { name: 'Amount' }).fill('20.00');
      await page.getByLabel('Card number').fill(number);
      await page.getByLabel('Expiry, month / year').fill('12 / 31');
      await page.getByLabel('Security code').fill('123');
      await page.getByRole('button', { name: 'Pay $20.00' }).click();
    };
    await pay('4000 0000 0000 0002');
    await expect(page.getByText('Your card was declined')).toBeVisible();
    await pay('4242 4242 4242 4242');
    await expect(page.getByText('Your balance is $20.00')).toBeVisible();
  });

  const details = await test.step('writes a text, sees the exact bill and sends it', async () => {
    await page.goto('/sms-campaigns/create');
    const first = page.getByRole('dialog', { name: 'Before your first text' });
    await expect(first).toContainText('$0.08 a person');
    await first.getByText('Don’t show again').click();
    await first.getByRole('button', { name: 'Compose' }).click();
    await expect(first).toHaveCount(0);
    const isPhone = project.name === 'phone';
    // An editor has the phone's whole screen: one bar of its own, no tabs.
    if (isPhone) await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(isPhone ? 0 : 1);
    if (isPhone) await page.getByRole('button', { name: /^To/ }).click();
    else await page.getByRole('button', { name: 'Add people' }).click();
    await page.getByRole('checkbox', { name: /^All contacts/ }).check();
    if (isPhone) await page.getByRole('button', { name: 'Done' }).click();
    else await page.keyboard.press('Escape');
    await page.getByText('Transactional', { exact: true }).click();
    await page
      .getByRole('textbox', { name: 'Text', exact: true })
      .fill('Hi {{firstName|there}}, a table is free tonight.');
    const send = page
      .getByRole('region', { name: 'Before you send' })
      .getByRole('button', { name: isPhone ? 'Review and send' : 'Send to 3 for $0.24' });
    await expect(page.getByRole('region', { name: 'Before you send' }).getByText('$0.24').first()).toBeVisible();
    await expect(send).not.toHaveAttribute('aria-disabled', 'true');
    expect(await overflow(page)).toBe(0);
    await send.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send to 3 for $0.24' }).dblclick();
    await expect(page).toHaveURL(/\/sms-campaigns\/details\//);
    return page.url();
  });

  await test.step('watches it go out, live, without loading the page again', async () => {
    // The composer gives 30 seconds in which it can be taken back.
    const title = page.getByRole('heading', { level: 1 }).locator('..');
    await expect(title.getByText('Sending')).toBeVisible();
    await expect(title.getByText('Sent', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('3 delivered').or(page.getByText('100%')).first()).toBeVisible();
    await expect(page.getByText('$0.24').first()).toBeVisible();
    const texts = await Promise.all(
      ['678', '679', '680'].map((last) =>
        guest.sandbox<{ text: string }[]>('GET', `/messages?to=${encodeURIComponent(phoneOf(last))}`),
      ),
    );
    expect(texts.map((each) => each.map(({ text }) => text))).toEqual([
      ['Hi Ava, a table is free tonight.'],
      ['Hi Christopher, a table is free tonight.'],
      ['Hi there, a table is free tonight.'],
    ]);
  });

  await test.step('one answers STOP and is unsubscribed', async () => {
    const [message] = await guest.sandbox<{ from: string; to: string }[]>(
      'GET',
      `/messages?to=${encodeURIComponent(phoneOf('678'))}`,
    );
    await page.goto('/sms-inbounds');
    await expect(page.getByRole('heading', { name: 'No replies yet' })).toBeVisible();
    await page.waitForTimeout(2_000);
    await guest.sandbox('POST', '/replies', { from: message!.to, to: message!.from, text: 'Stop.' });
    // No row stood there that could jump: it shows by itself.
    await expect(page.getByText('Stop.').first()).toBeVisible();
    // The same person's next text changes the row in its place.
    await guest.sandbox('POST', '/replies', { from: message!.to, to: message!.from, text: 'And thank you' });
    await expect(page.getByText('And thank you').first()).toBeVisible();
    await eventually(
      async () => {
        await page.goto('/contacts?q=Ava');
        await expect(page.getByText('Unsubscribed').first()).toBeVisible();
      },
      { timeoutMs: 30_000 },
    );
    expect(await overflow(page)).toBe(0);
  });

  await test.step('another business sees nothing of it', async () => {
    const other = await product.signUp();
    await page.evaluate(() => localStorage.clear());
    await signInAs(page, other);
    await page.goto('/contacts');
    await expect(page.getByText('Bring in your regulars')).toBeVisible();
    await page.goto(details);
    await expect(page.getByText('a table is free tonight')).toBeHidden();
    await expect(
      page
        .getByRole('heading')
        .filter({ hasText: /can’t find/i })
        .first(),
    ).toBeVisible();
    const stranger = new Client(product.url, other.token);
    expect(await stranger.get('/contacts/count')).toEqual({ count: 0 });
  });
});
