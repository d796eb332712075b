import { test as base, expect } from '@playwright/test';
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

test('every primitive is for everybody, in both themes, on a desk and on a phone', async ({ page, sources }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${sources}pages/primitives`);
  await expect(page.getByRole('img', { name: '02-11-2026: Texts 90, Replies 10' })).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await inBothThemes(page, `primitives-${width}`);
    expect(await overflow(page)).toBe(0);
  }
});

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
