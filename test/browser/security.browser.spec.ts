import type { Browser, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
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
    const step = Math.max(this.last + 1, now() - 1);
    while (step > now() + 1) await new Promise((resolve) => setTimeout(resolve, 500));
    this.last = step;
    return this.totp.generate({ timestamp: step * stepMs });
  }
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login(\?|$)/);
}

/** Turns two-factor on; answers the app that has its key, and the ten codes. */
async function turnOn(page: Page): Promise<{ app: Authenticator; codes: string[] }> {
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Turn on two-factor' }).click();
  await expect(page.getByRole('img', { name: /^A picture for your authenticator/ })).toBeVisible();
  const app = new Authenticator((await page.locator('#two-factor-key').innerText()).replaceAll(/\s/g, ''));
  await page.getByLabel('2. Type the six digits it shows').fill(await app.code());
  await expect(page.getByRole('heading', { name: 'Save your ten codes' })).toBeVisible();
  const codes = await page.locator('#recovery-codes li').allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Tick this once the codes are somewhere safe.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'I have saved these codes' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 recovery codes are left')).toBeVisible();
  return { app, codes };
}

test('26. two-factor is turned on, asked for at the next log-in, and not again on a remembered device', async ({
  ownersPage: page,
  owner,
}) => {
  const { app } = await turnOn(page);
  await logOut(page);
  await logIn(page, owner.email);
  await expect(page.getByRole('heading', { name: 'The second step' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Remember this device for 30 days' }).check();
  // Six digits send themselves.
  await page.getByLabel('Six-digit code').fill('000000');
  await expect(page.getByText('Invalid security code. You can request a new one.')).toBeVisible();
  await page.getByLabel('Six-digit code').fill(await app.code());
  await expect(page).toHaveURL(/\/home$/);

  await logOut(page);
  await logIn(page, owner.email);
  await expect(page).toHaveURL(/\/home$/);
});

test('26. a locked screen opens by the code, and logging out all others ends the other browser', async ({
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
  await page.getByLabel('Code', { exact: true }).fill(await app.code());
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page).toHaveURL(/\/account\/security$/);

  const elsewhere = await elsewhereIn(browser, product.url, owner.email, codes[0]!);
  await page.reload();
  await expect(page.getByText('9 recovery codes are left')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Log out (?!all)/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Log out all others' }).click();
  await expect(page.getByText('You are logged out everywhere else')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Log out (?!all)/ })).toHaveCount(0);
  await expect(async () => {
    await elsewhere.goto('/contacts');
    await expect(elsewhere).toHaveURL(/\/login(\?|$)/, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
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
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  return page;
}
