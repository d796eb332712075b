import type { Page } from '@playwright/test';
import { eventually } from '@bellbird/testing';
import { expect, test } from './support.js';

const password = 'Bellbird1!';
const address = (): string => `ruby-${Math.random().toString(36).slice(2)}@example.com`;

/** To the provider's page, from the page that is open. */
async function toGoogle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
}

/** Somebody whom the provider does not know yet. */
async function comeAs(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Ruby');
  await page.getByLabel('Last name').fill('Tan');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

test('13. somebody signs up with Google without a password, and logs in with it @phone', async ({
  page,
  browser,
  product,
}) => {
  const email = address();
  await page.goto('/sign-up');
  await toGoogle(page);
  await comeAs(page, email);
  await expect(page).toHaveURL(/\/callback$/);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('First name')).toHaveValue('Ruby');
  await page.getByLabel('Business name').fill('Tan Tailors');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/home$/);

  const elsewhere = await (await browser.newContext({ baseURL: product.url })).newPage();
  await elsewhere.goto('/contacts');
  await expect(elsewhere).toHaveURL(/\/login(\?|$)/);
  await toGoogle(elsewhere);
  await elsewhere.getByRole('button', { name: `Continue as ${email}` }).click();
  // To where they were going.
  await expect(elsewhere).toHaveURL(/\/contacts$/);
  await elsewhere.context().close();
});

test('13. an account with a password is linked once that is given, and never silently', async ({ page, owner }) => {
  await page.goto('/login');
  await toGoogle(page);
  await comeAs(page, owner.email);
  await expect(page.getByRole('heading', { name: 'You have an account already' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('Wrong1!');
  await page.getByRole('button', { name: 'Link Google and log in' }).click();
  await expect(page.getByText('The password or code is wrong.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Link Google and log in' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('13. who would not be known, or comes back twice, is told so and led back', async ({ page }) => {
  await page.goto('/login');
  await toGoogle(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You did not allow Google to tell us who you are.')).toBeVisible();
  await page.goto('/callback?code=used&state=other');
  await expect(page.getByText('Error with Google authentication.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to log in' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('14. the link of a mail changes the address by one button, and another takes it back', async ({ page, owner }) => {
  const email = address();
  await owner.graph('mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) }', { input: { email } });
  const linkTo = (to: string, kind: string): Promise<string> =>
    eventually(async () => {
      const mails = await owner.sandbox<{ text: string }[]>('GET', `/emails?to=${encodeURIComponent(to)}&limit=5`);
      const found = mails.map(({ text }) => new RegExp(`/links/${kind}/[^\\s]+`).exec(text)?.[0]).find(Boolean);
      if (found === undefined) throw new Error(`no mail with ${kind} yet`);
      return found;
    });
  await page.goto(await linkTo(email, 'new-email'));
  await expect(page).toHaveURL(/\/links$/);
  await page.getByRole('button', { name: 'Use the new address' }).click();
  await expect(page.getByText(/^From now on you log in with the new address/)).toBeVisible();
  await page.goto(await linkTo(owner.email, 'undo-email'));
  await page.getByRole('button', { name: 'Use the old address again' }).click();
  await expect(page.getByText(/^You log in with the old address again/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^It was used, it has expired/)).toBeVisible();
});

test('13. who is logged in links Google under security, and unlinks it', async ({ ownersPage: page }) => {
  const email = address();
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Link: Google' }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await comeAs(page, email);
  await expect(page).toHaveURL(/\/account\/security$/);
  await expect(page.getByText(`Linked to ${email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Unlink: Google' }).click();
  await expect(page.getByText('Google is unlinked')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Link: Google' })).toBeVisible();
});

test('14. the code of the mail changes the address under security', async ({ ownersPage: page, owner }) => {
  const email = address();
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Change: Email' }).click();
  await page.getByLabel('New email').fill(email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  const code = await eventually(async () => {
    const [mail] = await owner.sandbox<{ text: string }[]>('GET', `/emails?to=${encodeURIComponent(email)}&limit=1`);
    return /\b\d{8}\b/.exec(mail?.text ?? '')![0];
  });
  await page.getByLabel('Code from the email').fill(code);
  await page.getByRole('button', { name: 'Use the new address' }).click();
  await expect(page.getByText(`You log in with ${email} from now on`)).toBeVisible();
});
