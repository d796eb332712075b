import { defineConfig } from '@playwright/test';

const executablePath = process.env['PW_CHROMIUM'] ?? '';

/** A real Chromium against the whole product: a desk and a phone. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.browser.spec.ts',
  outputDir: '../../.test/browser',
  globalSetup: './product-of-the-run.ts',
  // While one test waits, another works; more than two would wait for each other's cores.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../.test/browser.json' }]],
  use: {
    actionTimeout: 15_000, locale: 'en-AU', timezoneId: 'Australia/Sydney', screenshot: 'only-on-failure', trace: 'off',
    launchOptions: {
      ...(executablePath !== '' && { executablePath }),
      args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    { name: 'desk', use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }, grep: /@phone/ },
  ],
});
