import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Furnished, furnish } from './furnished.js';
import { expect, overflow, signInAs, test as base } from './support.js';

/** Every screen, in both themes, on a desk and on a phone: nothing that axe objects to, nothing wider than the screen. Its picture is kept for eyes. */
const test = base.extend<object, { business: Furnished }>({
  business: [async ({ product }, use) => use(await furnish(product)), { scope: 'worker', timeout: 60_000 }],
});

const guestScreens: [name: string, path: (business: Furnished) => string][] = [
  ['login', () => '/login'], ['sign-up', () => '/sign-up'], ['verify-email', () => '/verify-email?email=mia%40example.com'], ['forgot-password', () => '/forgot-password'], ['reset-password', () => '/reset-password/not-a-token'],
  ['opt-out', (business) => business.optOutPath], ['opt-out-refused', () => '/contact/opt-out/00000000-0000-4000-8000-000000000000/wrong'], ['not-found', () => '/no-such-page'],
  ['not-authorized', () => '/not-authorized'], ['error-500', () => '/pages/error-500'], ['maintenance', () => '/pages/maintenance'],
];
const signedInScreens: typeof guestScreens = [
  ['home', () => '/home'], ['contacts', () => '/contacts'], ['contact', ({ contactId }) => `/contacts/${contactId}`], ['contact-new', () => '/contacts/new'], ['contacts-trash', () => '/contacts/trash'], ['import', () => '/contacts/import'], ['import-result', ({ importId }) => `/contacts/import/${importId}`],
  ['tags', () => '/tags'], ['custom-fields', () => '/custom-fields'], ['composer', () => '/sms-campaigns/create'], ['composer-edit', ({ draftId }) => `/sms-campaigns/edit?id=${draftId}`], ['composer-resend', ({ campaignId }) => `/sms-campaigns/resend?id=${campaignId}`],
  ['history', () => '/sms-campaigns/history'], ['drafts', () => '/sms-campaigns/drafts'], ['scheduled', () => '/sms-campaigns/scheduled'], ['details', ({ campaignId }) => `/sms-campaigns/details/${campaignId}`], ['details-scheduled', ({ scheduledId }) => `/sms-campaigns/details/${scheduledId}`],
  ['replies', () => '/sms-inbounds'], ['templates', () => '/sms-templates'], ['templates-trash', () => '/sms-templates/trash'], ['senders', () => '/caller-ids'], ['billing', () => '/billing'], ['top-up', () => '/billing/top-up'], ['cards', () => '/billing/payment-methods'], ['billing-history', () => '/billing/history'],
  ['notifications', () => '/notifications'],
];

test.describe('every screen is for everybody @phone', () => {
  for (const [name, path] of guestScreens) {
    test(name, async ({ page, business }, { project }) => {
      await page.goto(path(business));
      await lookAt(page, `${name}-${project.name}`);
    });
  }
  for (const [name, path] of signedInScreens) {
    test(name, async ({ page, business }, { project }) => {
      await signInAs(page, business.owner);
      await page.goto(path(business));
      await lookAt(page, `${name}-${project.name}`);
    });
  }
});

async function lookAt(page: Page, name: string): Promise<void> {
  await expect(page.locator('h1, h2').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // What is off the screen is not drawn anew until it is seen.
    await page.evaluate(async () => {
      for (let y = 0; y <= document.documentElement.scrollHeight; y += innerHeight / 2) await new Promise((drawn) => (scrollTo(0, y), requestAnimationFrame(drawn)));
      scrollTo(0, 0);
    });
    await page.screenshot({ path: join(import.meta.dirname, '../../.test/screens', `${name}-${colorScheme}.png`), fullPage: true, animations: 'disabled' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id} (${colorScheme}): ${nodes.slice(0, 3).map(({ target }) => String(target)).join(', ')}`)).toEqual([]);
  }
  expect(await overflow(page)).toBe(0);
}
