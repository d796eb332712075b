import { test as base, type Page } from '@playwright/test';
import { eventually } from '@bellbird/testing';
import { ApartProduct } from '../support/apart-product.js';
import { Client } from '../support/client.js';
import { RunningProduct } from '../support/product.js';
import { addressVariable, platformAdmin } from './product-of-the-run.js';

export interface Options {
  /** The project's tests have a product to themselves, each part of which is a process of its own. */
  ownProductApart: boolean;
}
interface Worker extends Options {
  /** The whole product, one for the run: whoever pulls one down has another (see outage.browser.spec.ts). */
  product: RunningProduct;
}
interface Each {
  /** The owner of a business made for this test alone. */
  owner: Client;
  /** A page on which that owner is signed in. */
  ownersPage: Page;
}

export const test = base.extend<Each, Worker>({
  ownProductApart: [false, { scope: 'worker', option: true }],
  product: [
    async ({ ownProductApart }, use) => {
      if (!ownProductApart) return use(new RunningProduct(process.env[addressVariable]!));
      const product = await ApartProduct.start();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 330_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  owner: async ({ product }, use) => use(await product.signUp()),
  ownersPage: async ({ page, owner }, use) => {
    await signInAs(page, owner);
    await use(page);
  },
});
export { expect } from '@playwright/test';

/** Puts the person's session where the client keeps it, as a sign-in would have. */
export async function signInAs(page: Page, person: Client): Promise<void> {
  const session = await sessionOf(person);
  await page.goto('/login');
  await page.evaluate((kept) => localStorage.setItem('bellbird.session', kept), session);
}

/** Who runs the platform, just logged in. */
export async function adminOf(product: RunningProduct): Promise<Client> {
  const pair = Buffer.from(`${platformAdmin.email}:${platformAdmin.password}`).toString('base64');
  const { body } = await product
    .guest()
    .ask<{ accessToken: string; refreshToken: string }>('POST', '/auth/sign-in', undefined, {
      authorization: `Basic ${pair}`,
    });
  return new Client(product.url, body.accessToken, platformAdmin.email, body.refreshToken);
}

/** Somebody who joins the owner's business with one permission. */
export async function colleagueOf(owner: Client, permission: string): Promise<Client> {
  const email = `sam-${Math.random().toString(36).slice(2)}@example.com`;
  await owner.post('/users', { email, permissions: [{ permission, access: true }] }, 201);
  const path = await eventually(async () => {
    const [mail] = await owner.sandbox<{ text: string }[]>('GET', `/emails?to=${encodeURIComponent(email)}&limit=1`);
    return /\/invited-sign-up\/\S+/.exec(mail?.text ?? '')![0];
  });
  const { accessToken, refreshToken } = await new Client(owner.url, null).post<
    Record<'accessToken' | 'refreshToken', string>
  >(`/auth${path}`, { firstName: 'Sam', lastName: 'Ng', password: 'Bellbird1!', acceptTermsAndConditions: true }, 201);
  return new Client(owner.url, accessToken, email, refreshToken);
}

/** What the client keeps of a session, of somebody who has been shown around already. */
export async function sessionOf(person: Client): Promise<string> {
  await person.put('/users/flags', { welcomeTourSkipped: true, smsCampaignGetStartedModalSkipped: true });
  const user = await person.get<{
    permissions: { permission: string; access: boolean }[];
    flags: { acceptTermsAndConditions: boolean; twoFactorAuthentication: boolean };
  }>('/auth/verify-token');
  return JSON.stringify({
    accessToken: person.token,
    refreshToken: person.refreshToken,
    user: {
      ...user,
      termsAccepted: user.flags.acceptTermsAndConditions,
      twoFactor: user.flags.twoFactorAuthentication,
      permissions: user.permissions.filter(({ access }) => access).map(({ permission }) => permission),
    },
  });
}

/** No page is wider than the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Tables that are wider than their place, by name: they scroll inside it, so that no page is wider for it. */
export const cutTables = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=table]')]
      .filter((table) => table.scrollWidth > table.parentElement!.clientWidth)
      .map((table) => table.getAttribute('aria-label')),
  );
