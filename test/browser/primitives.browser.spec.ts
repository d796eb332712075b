import { test as base, expect, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { inBothThemes } from './both-themes.js';
import { overflow } from './support.js';

/** The page stands in no build: the sources are served as they are to who develops. */
const test = base.extend<object, { sources: string }>({
  sources: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs off its first parameter.
    async ({}, use) => {
      const server = await createServer({
        configFile: 'apps/web/vite.config.ts',
        logLevel: 'error',
        server: { port: 0, strictPort: false, proxy: {} },
      });
      await server.listen();
      await use(server.resolvedUrls!.local[0]!);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

const widths = [1280, 390] as const;

test('every primitive is for everybody, in both themes, on a desk and on a phone', async ({ page, sources }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${sources}pages/primitives`);
  await expect(page.getByRole('img', { name: '02-11-2026: Texts 90, Replies 10' })).toBeVisible();
  await expect(page.getByTitle('Email: Your table on Friday')).toBeVisible();
  await page.getByRole('switch', { name: 'Something has changed' }).click();
  await expect(page.getByRole('region', { name: 'Changes' })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await isForEverybody(page, `primitives-${width}`);
  }
});

for (const [name, path, shown] of [
  ['list', 'list', 'Flat white'],
  ['drawer', 'list/label-2', 'Save label'],
  ['bin', 'bin', 'Flat white'],
  ['detail', 'detail', 'Overview'],
] as const)
  test(`a page of made-up rows is for everybody, too: ${name}`, async ({ page, sources }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${sources}pages/primitives/${path}`);
      await expect(page.getByText(shown).first()).toBeVisible();
      await isForEverybody(page, `primitives-${name}-${width}`);
    }
  });

test('what comes over the page is for everybody: a dialog, a sheet, a toast', async ({ page, sources }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${sources}pages/primitives`);
  for (const [press, title, width] of [
    ['Open a dialog', 'Cancel the rest?', 1280],
    ['Open a sheet', 'Priya Raman', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: press }).click();
    const opened = page.getByRole('dialog', { name: title });
    await expect(opened).toBeVisible();
    await isForEverybody(page, `primitives-${press.split(' ').at(-1)}`);
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  }
  await page.getByRole('button', { name: 'Show a toast' }).click();
  await expect(page.getByText('Label deleted')).toBeVisible();
});

async function isForEverybody(page: Page, name: string): Promise<void> {
  await inBothThemes(page, name);
  expect(await overflow(page)).toBe(0);
}

test('the part of a picture to use is moved by keys and answered as a PNG', async ({ page, sources }) => {
  await page.goto(`${sources}pages/primitives`);
  const picture = { name: 'logo.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.getByTestId('picture').setInputFiles(picture);
  const part = page.getByLabel('Part of the picture to use').last();
  await part.focus();
  const before = await part.boundingBox();
  await page.keyboard.press('Alt+ArrowLeft');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await part.boundingBox())!.x).toBeGreaterThan(before!.x);
  await page.getByRole('button', { name: 'Use picture' }).click();
  await expect(page.getByText('The part to use is ready (image/png).')).toBeVisible();
});
