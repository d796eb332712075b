import type { Browser, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { Keyboard } from './keyboard.js';
import { expect, overflow, test } from './support.js';

const password = 'Bellbird1!';
const stepMs = 30_000;

/** An authenticator app that never shows the same code twice: the server takes none again, and those of a step before and after. */
class Authenticator {
  private last = 0;
  private readonly totp: TOTP;
  constructor(secret: string) {
    this.totp = new TOTP({ secret });
  }
  async code(): Promise<string> {
    const now = (): number => Math.floor(Date.now() / stepMs);
    // The code of this moment, which is good for one step more: the one before might run out on its way.
    const step = Math.max(this.last + 1, now());
    while (step > now() + 1) await new Promise((resolve) => setTimeout(resolve, 500));
    this.last = step;
    return this.totp.generate({ timestamp: step * stepMs });
  }
}

async function logIn(page: Page, email: string): Promise<void> {
  const keyboard = new Keyboard(page);
  await page.goto('/login');
  await keyboard.type(page.getByLabel('Email'), email);
  await keyboard.type(page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
}

async function logOut(page: Page): Promise<void> {
  await new Keyboard(page).openMenu(page.getByRole('button', { name: /^Account/ }));
  // The last of the menu.
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login(\?|$)/);
}

/** Turns two-factor on; answers the app that has its key, and the ten codes. */
async function turnOn(page: Page): Promise<{ app: Authenticator; codes: string[] }> {
  const keyboard = new Keyboard(page);
  await page.goto('/account/security');
  await keyboard.press(page.getByRole('button', { name: 'Turn on two-factor' }));
  await expect(page.getByRole('img', { name: /^A picture for your authenticator/ })).toBeVisible();
  const app = new Authenticator((await page.locator('#two-factor-key').innerText()).replaceAll(/\s/g, ''));
  await keyboard.type(page.getByLabel('2. Enter the six digits it shows'), await app.code());
  await expect(page.getByRole('heading', { name: 'Save your ten codes' })).toBeVisible();
  const codes = await page.locator('#recovery-codes li').allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  await keyboard.press(page.getByRole('button', { name: 'Done' }));
  await expect(page.getByText('Tick this once the codes are somewhere safe.')).toBeVisible();
  await keyboard.press(page.getByRole('checkbox', { name: 'I have saved these codes' }), 'Space');
  await keyboard.press(page.getByRole('button', { name: 'Done' }));
  await expect(page.getByText('10 recovery codes are left')).toBeVisible();
  return { app, codes };
}

test('26. two-factor is turned on, asked for at the next log-in, and not again on a remembered device, all by keyboard', async ({
  ownersPage: page,
  owner,
}) => {
  const { app } = await turnOn(page);
  await logOut(page);
  await logIn(page, owner.email);
  await expect(page.getByRole('heading', { name: 'Two-factor code' })).toBeVisible();
  const keyboard = new Keyboard(page);
  await keyboard.press(page.getByRole('checkbox', { name: 'Remember this device for 30 days' }), 'Space');
  // Six digits send themselves.
  await keyboard.type(page.getByLabel('Six-digit code'), '000000');
  await expect(page.getByText('Invalid security code. You can request a new one.')).toBeVisible();
  await keyboard.type(page.getByLabel('Six-digit code'), await app.code());
  await expect(page).toHaveURL(/\/home$/);

  await logOut(page);
  await logIn(page, owner.email);
  await expect(page).toHaveURL(/\/home$/);
});

test('26. a locked screen opens by the code, and logging out all others ends the other browser, all by keyboard', async ({
  page,
  owner,
  browser,
  product,
}) => {
  // By password: the session that the sign-up opened ends at the first log-in elsewhere.
  await logIn(page, owner.email);
  await expect(page).toHaveURL(/\/home$/);
  const { app, codes } = await turnOn(page);
  await page.keyboard.press('Control+Shift+L');
  await expect(page).toHaveURL(/\/pages\/lock-screen$/);
  const keyboard = new Keyboard(page);
  await keyboard.type(page.getByLabel('Code', { exact: true }), await app.code());
  await keyboard.press(page.getByRole('button', { name: 'Unlock' }));
  await expect(page).toHaveURL(/\/account\/security$/);

  const elsewhere = await elsewhereIn(browser, product.url, owner.email, codes[0]!);
  await page.reload();
  await expect(page.getByText('9 recovery codes are left')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Log out (?!all)/ })).toHaveCount(1);
  await keyboard.press(page.getByRole('button', { name: 'Log out all others' }));
  await expect(page.getByText('You are logged out everywhere else')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Log out (?!all)/ })).toHaveCount(0);
  await expect(async () => {
    await elsewhere.goto('/contacts');
    await expect(elsewhere).toHaveURL(/\/login(\?|$)/, { timeout: 30_000 });
  }).toPass({ timeout: 180_000 });
  await elsewhere.context().close();
});

test('security has no sideways scroll, also while two-factor is turned on @phone', async ({ ownersPage: page }) => {
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Turn on two-factor' }).click();
  await expect(page.locator('#two-factor-key')).toBeVisible();
  expect(await overflow(page)).toBe(0);
});

/** Another browser of the same person, let in by a recovery code. */
async function elsewhereIn(browser: Browser, baseURL: string, email: string, recoveryCode: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await logIn(page, email);
  const keyboard = new Keyboard(page);
  await keyboard.press(page.getByRole('button', { name: 'Use a recovery code' }));
  await keyboard.type(page.getByLabel('Recovery code'), recoveryCode);
  await keyboard.press(page.getByRole('button', { name: 'Log in', exact: true }));
  await expect(page).toHaveURL(/\/home$/);
  return page;
}
