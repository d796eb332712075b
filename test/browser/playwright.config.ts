import { defineConfig } from '@playwright/test';
import type { Options } from './support.js';

const executablePath = process.env['PW_CHROMIUM'] ?? '';

const desk = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Whether the desk's story runs against parts that are apart. Not where Kafka or Redis cannot be had (`false`); with `true` everything does, as the product of the run is such a one. */
const storyIsApart = process.env['BELLBIRD_TEST_APART'] === undefined;

/** A real Chromium against the whole product: a desk and a phone. */
export default defineConfig<object, Options>({
  testDir: '.',
  testMatch: '*.browser.spec.ts',
  outputDir: '../../.test/browser',
  globalSetup: './product-of-the-run.ts',
  // While one test waits, another works: three share two cores well.
  workers: 3,
  // Limits are for what hangs: a slow machine with other work beside it needs several times what a quiet one does.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../.test/browser.json' }]],
  use: {
    actionTimeout: 40_000,
    // What a browser's owner speaks, which no page goes by: BELLBIRD_TEST_LOCALE=en-US shows it.
    locale: process.env['BELLBIRD_TEST_LOCALE'] ?? 'en-AU',
    timezoneId: 'Australia/Sydney',
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      ...(executablePath !== '' && { executablePath }),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // First: while it starts its parts, the other worker tests.
    ...(storyIsApart
      ? [{ name: 'apart', testMatch: 'story.browser.spec.ts', use: { ...desk, ownProductApart: true } }]
      : []),
    { name: 'desk', use: desk, ...(storyIsApart && { testIgnore: 'story.browser.spec.ts' }) },
    { name: 'phone', use: phone, grep: /@phone/ },
  ],
});
