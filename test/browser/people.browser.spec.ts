import { eventually } from '@bellbird/testing';
import { Keyboard } from './keyboard.js';
import { expect, test } from './support.js';

/** What the mail of an invitation leads to, as its reader would press it. */
const invitationIn = /\/invited-sign-up\/\S+/;

test('26. an owner invites, somebody joins, asks for more, and has it without logging in again, all by keyboard', async ({
  ownersPage: page,
  owner,
  browser,
  product,
}) => {
  const email = `sam-${Math.random().toString(36).slice(2)}@example.com`;
  const owners = new Keyboard(page);
  await page.goto('/users');
  await owners.press(page.getByRole('link', { name: 'Invite people' }));
  await owners.type(page.getByLabel('Email addresses'), `${email} `);
  await owners.press(page.getByRole('button', { name: 'Send 1 invitation' }));
  await expect(page).toHaveURL(/\/users$/);
  await expect(page.getByRole('link', { name: email })).toBeVisible();

  const link = await eventually(async () => {
    const [mail] = await owner.sandbox<{ text: string }[]>('GET', `/emails?to=${encodeURIComponent(email)}&limit=1`);
    return invitationIn.exec(mail?.text ?? '')![0];
  });
  const samsBrowser = await browser.newContext({ baseURL: product.url });
  const sam = await samsBrowser.newPage();
  await sam.goto(link);
  const sams = new Keyboard(sam);
  await sams.type(sam.getByLabel('First name'), 'Sam');
  await sams.type(sam.getByLabel('Last name'), 'Ng');
  await sams.type(sam.getByLabel('Password', { exact: true }), 'Bellbird1!');
  await sams.press(sam.getByRole('checkbox'), 'Space');
  await sams.press(sam.getByRole('button', { name: 'Join Corner Café' }));
  await expect(sam).toHaveURL(/\/home$/);

  await sam.goto('/billing');
  await expect(sam.getByText('Mia Chen can give you access.')).toBeVisible();
  await sams.press(sam.getByRole('button', { name: 'Ask for access' }));
  await expect(sam.getByText('Asked. Mia Chen will be told.')).toBeVisible();

  await page.goto('/notifications');
  await owners.press(page.getByRole('link', { name: /Sam Ng asks for Business Editor/ }));
  await expect(page.getByRole('heading', { name: /Sam Ng/ })).toBeVisible();
  await owners.press(page.getByRole('switch', { name: 'Business Editor' }), 'Space');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  // The page that was refused opens by itself.
  await expect(sam.getByRole('button', { name: 'Ask for access' })).toBeHidden();
  await expect(sam.getByRole('heading', { level: 1 })).toBeVisible();
  await samsBrowser.close();
});
