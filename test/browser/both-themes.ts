import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cutTables, expect, overflow } from './support.js';

/** The rules of axe that a theme can break: it changes colours and nothing else. */
const ofColours = ['color-contrast', 'link-in-text-block'];

const keepsPictures = process.env['BELLBIRD_TEST_PICTURES'] === 'true';

/** Axe objects to nothing in either theme. With BELLBIRD_TEST_PICTURES=true a picture of each is kept in .test/screens. */
export async function inBothThemes(page: Page, name: string): Promise<void> {
  // The policy of a business is no page of the client: its theme is the browser's alone.
  const hasThemes = (await page.locator('#root').count()) > 0;
  await page.evaluate(withoutTransitions);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    if (hasThemes) await expect(page.locator(`html.${colorScheme}`)).toHaveCount(1);
    await picture(page, `${name}-${colorScheme}`);
    // In one piece: no frame of another origin is in the page, and a page of axe's own for each look costs more than the look.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({
      resultTypes: ['violations'],
      preload: false,
      // What is seen of a control is part of its name: who speaks to a computer says what they see.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(ofColours)).analyze();
    expect(
      violations.map(
        ({ id, nodes }) =>
          `${id} (${colorScheme}): ${nodes
            .slice(0, 3)
            .map(({ target, html }) => `${String(target)} ${html}`)
            .join(', ')}`,
      ),
    ).toEqual([]);
  }
}

/** On screens of other widths nothing is wider than the screen; pictures of them are kept as of the first. What axe says of a width in between it has said of the widths beside it. */
export async function atWidths(page: Page, name: string, widths: readonly number[]): Promise<void> {
  const { height } = page.viewportSize()!;
  // A row's drawer is a sheet where there is no room beside the list, and the sheet's code comes then.
  const row = page.locator('aside[tabindex="-1"]:visible, [role="dialog"]:visible').first();
  const hasRow = await row.isVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await page.evaluate(drawn);
    if (hasRow) await expect(row).toBeVisible();
    expect(await overflow(page), `at ${width} px`).toBe(0);
    expect(await cutTables(page), `at ${width} px`).toEqual([]);
    if (!keepsPictures) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await picture(page, `${name}-${width}-${colorScheme}`);
    }
  }
}

/** A picture of a long page takes a second without a graphics card, and shows no test anything. */
async function picture(page: Page, name: string): Promise<void> {
  if (!keepsPictures) return;
  await page.screenshot({
    timeout: 30_000,
    path: join(import.meta.dirname, '../../.test/screens', `${name}.png`),
    fullPage: true,
    animations: 'disabled',
  });
}

/** What asks for its own width draws itself anew a frame after the screen has changed. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** A colour that is on its way from one theme to the other is of neither. */
function withoutTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
}
