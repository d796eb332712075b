import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support.js';

const settingsPath = '/waiting-list?view=settings';
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save', exact: true }).click();
const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name });

test('settings are saved together, refused at their fields, and taken in under what somebody else saved', async ({
  ownersPage: page,
  owner,
}) => {
  await page.goto(settingsPath);
  await expect(page.getByText('about $0.24 a visit')).toBeVisible();
  await field(page, 'Most people waiting at once').fill('0');
  await save(page);
  await expect(page.getByText('Enter a whole number from 1 to 10,000.')).toBeVisible();
  await field(page, 'Most people waiting at once').fill('30');
  await page.getByRole('button', { name: 'Add one' }).click();
  await field(page, 'Name 1').fill('Mia');
  await page.getByRole('button', { name: 'Change “Almost ready”' }).click();
  const text = field(page, 'Text of “Almost ready”');
  await text.fill('Soon, {First name|there}: turn {Turn number}. {Nonsense}');
  await save(page);
  await expect(page.getByText('There is no field {Nonsense}.')).toBeVisible();
  await text.fill('Soon, {First name|there}: turn {Turn number}.');
  await expect(page.getByRole('group', { name: 'On a phone' })).toContainText('Soon, Priya: turn 42.');
  // Somebody else, meanwhile.
  await owner.put('/tenants/waiting-list', { graceMinutes: 9 });
  await save(page);
  await expect(page.getByText('Someone else saved this in the meantime.')).toBeVisible();
  await expect(field(page, 'Minutes they have to come once called')).toHaveValue('9');
  await save(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await owner.get('/tenants/account-settings/waiting-list')).toMatchObject({
    capacity: 30,
    graceMinutes: 9,
    resources: [{ id: 'mia', name: 'Mia', minutesPerTurn: '5.0' }],
    messages: { 'almost-ready': { enabled: true, text: 'Soon, {{firstName|there}}: turn {{turnNumber}}.' } },
  });
});

test('a tablet’s link is made, shown once and ended', async ({ ownersPage: page }) => {
  await page.goto(settingsPath);
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByText('It is not shown again.')).toBeVisible();
  const url = await page.locator('#kiosk-link').innerText();
  expect(url).toMatch(/\/waiting-list\/[\da-f-]{36}\?\S+/);
  await page.getByRole('button', { name: 'End all links' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End all links' }).click();
  await expect(page.getByText('No tablet can add people any more')).toBeVisible();
  await expect(page.locator('#kiosk-link')).toHaveCount(0);
});

test('a text of the list comes to one’s own phone as the preview shows it', async ({ ownersPage: page, owner }) => {
  await owner.topUp('20.00');
  const phone = `+614${30_000_000 + Math.floor(Math.random() * 9_000_000)}`;
  await page.goto(settingsPath);
  await page.getByRole('button', { name: 'Change “It is your turn”' }).click();
  await page.getByRole('button', { name: 'Text it to me' }).click();
  await page.getByRole('textbox', { name: 'Your phone' }).fill(phone);
  await page.getByRole('button', { name: 'Send it for $0.08' }).click();
  await expect(page.getByText('On its way to')).toBeVisible();
  await expect
    .poll(async () => {
      const [got] = await owner.sandbox<{ text: string }[]>('GET', `/messages?to=${encodeURIComponent(phone)}&limit=1`);
      return got?.text ?? '';
    })
    .toContain('it is your turn, number 42. Please come in now.');
});

test('history puts a name right, keeps who waits when it deletes, and the code is printed alone on one sheet', async ({
  ownersPage: page,
  owner,
}) => {
  await owner.put('/waiting-list/open-work-day', {});
  for (const firstName of ['Ava', 'Jordan']) await owner.post('/waiting-list', { firstName }, 201);
  const { id } = await owner.put<{ id: string }>('/waiting-list/call-next', {});
  await owner.put(`/waiting-list/turn/${id}`, { status: 'attended', from: 'active' });
  await page.goto('/waiting-list?view=history');
  await page.getByRole('link', { name: '1', exact: true }).click();
  const drawer = page.getByRole('complementary');
  await drawer.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Eva');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByRole('heading', { name: 'Eva' })).toBeVisible();
  await page.goto('/waiting-list?view=history');
  await page.getByRole('checkbox', { name: 'Turn 1, Eva' }).check();
  await page.getByRole('checkbox', { name: 'Turn 2, Jordan' }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('textbox').fill('2');
  await asked.getByRole('button', { name: 'Delete for ever' }).click();
  await expect(page.getByText('1 turn still on the list, and kept.')).toBeVisible();
  await expect(page.getByText('Jordan')).toBeVisible();
  await expect(page.getByText('Eva')).toHaveCount(0);

  await page.goto('/waiting-list?view=print&size=A6');
  const sheet = page.getByRole('article', { name: 'The sheet with the code' });
  await expect(sheet.getByRole('img')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  expect(await sheet.evaluate((paper) => getComputedStyle(paper).backgroundColor)).toBe('rgb(255, 255, 255)');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // A6: 105 by 148 mm, in points.
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 29[78][\d.]* (419|420)[\d.]*\]/);
});
