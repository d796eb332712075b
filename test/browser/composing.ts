import type { Page } from '@playwright/test';
import { peopleCsv, type Client } from '../support/client.js';

/** A business with three people, the first of whom nobody else in this run texts, and money. */
export async function ready(owner: Client): Promise<string> {
  const from = 200_000 + Math.floor(Math.random() * 700_000);
  await owner.importCsv(peopleCsv(3, from));
  await owner.topUp('10.00');
  return `+614${10_000_000 + from}`;
}

export async function write(page: Page, text: string): Promise<void> {
  await page.goto('/sms-campaigns/create');
  await page.getByRole('button', { name: 'Add people' }).click();
  await page.getByRole('checkbox', { name: /^All contacts/ }).check();
  await page.keyboard.press('Escape');
  await page.getByText('Transactional', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
}
/** The button of the bill, once it is counted. */
export const sendBar = (page: Page) =>
  page.getByRole('region', { name: 'Before you send' }).getByRole('button', { name: 'Send to 3 for $0.24' });
