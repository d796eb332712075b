import { eventually } from '@bellbird/testing';
import { expect, test } from './support.js';

/** What the mail of an invitation leads to, as its reader would press it. */
const invitationIn = /\/invited-sign-up\/\S+/;

test('26. an owner invites, somebody joins, asks for more, and has it without logging in again', async ({
  ownersPage: page,
  owner,
  browser,
  product,
}) => {
  const email = `sam-${Math.random().toString(36).slice(2)}@example.com`;
  await page.goto('/users');
  await page.getByRole('link', { name: 'Invite people' }).click();
  await page.getByLabel('Email addresses').fill(`${email} `);
  await page.getByRole('button', { name: 'Send 1 invitation' }).click();
  await expect(page).toHaveURL(/\/users$/);
  await expect(page.getByRole('link', { name: email })).toBeVisible();

  const link = await eventually(async () => {
    const [mail] = await owner.sandbox<{ text: string }[]>('GET', `/emails?to=${encodeURIComponent(email)}&limit=1`);
    return invitationIn.exec(mail?.text ?? '')![0];
  });
  const sams = await browser.newContext({ baseURL: product.url });
  const sam = await sams.newPage();
  await sam.goto(link);
  await sam.getByLabel('First name').fill('Sam');
  await sam.getByLabel('Last name').fill('Ng');
  await sam.getByLabel('Password', { exact: true }).fill('Bellbird1!');
  await sam.getByRole('checkbox').check();
  await sam.getByRole('button', { name: 'Join Corner Café' }).click();
  await expect(sam).toHaveURL(/\/home$/);

  await sam.goto('/billing');
  await expect(sam.getByText('Mia Chen can give you access.')).toBeVisible();
  await sam.getByRole('button', { name: 'Ask for access' }).click();
  await expect(sam.getByText('Asked. Mia Chen will be told.')).toBeVisible();

  await page.goto('/notifications');
  await page.getByRole('link', { name: /Sam Ng asks for Business Editor/ }).click();
  await expect(page.getByRole('heading', { name: /Sam Ng/ })).toBeVisible();
  await page.getByRole('switch', { name: 'Business Editor' }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  // The page that was refused opens by itself.
  await expect(sam.getByRole('button', { name: 'Ask for access' })).toBeHidden({ timeout: 15_000 });
  await expect(sam.getByRole('heading', { level: 1 })).toBeVisible();
  await sams.close();
});
