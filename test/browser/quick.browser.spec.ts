import type { Locator, Page } from '@playwright/test';
import type { Client } from '../support/client.js';
import { inBothThemes } from './both-themes.js';
import { Keyboard } from './keyboard.js';
import { freshPhone } from './replies.js';
import { colleagueOf, expect, overflow, signInAs, test } from './support.js';

const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Names or numbers' });
const chips = (page: Page): Locator => page.getByRole('list', { name: 'Who gets it' }).getByRole('listitem');
const text = (page: Page): Locator => page.getByRole('textbox', { name: 'Text', exact: true });
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Before you send' }).last();

async function opened(page: Page, query = ''): Promise<void> {
  await page.goto(`/sms-campaigns/quick${query}`);
  await expect(page.getByRole('heading', { name: 'Quick text', level: 1 })).toBeVisible();
  await expect(field(page)).toBeVisible();
}
async function contactOf(owner: Client, firstName: string, lastName: string): Promise<{ id: string; phone: string }> {
  const phone = freshPhone();
  const { id } = await owner.post<{ id: string }>(
    '/contacts',
    { phone, firstName, lastName, marketingStatus: 'transactional-only' },
    201,
  );
  return { id, phone };
}
const received = async (owner: Client, phone: string): Promise<string[]> =>
  (await owner.sandbox<{ text: string }[]>('GET', `/messages?to=${encodeURIComponent(phone)}&limit=5`)).map(
    (message) => message.text,
  );
const asLocal = (phone: string): string => phone.replace(/^\+61/, '0');

test('1. 20. by keyboard alone: a name, three pasted numbers with a wrong one, sent; everybody has it', async ({
  ownersPage: page,
  owner,
}) => {
  await owner.topUp('10.00');
  const tom = await contactOf(owner, 'Tom', 'Nguyen');
  await contactOf(owner, 'Priya', 'Raman');
  const [first, second] = [freshPhone(), freshPhone()];
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await opened(page);
  const keyboard = new Keyboard(page);
  // Quicker than the search: it is taken once it is found.
  await keyboard.type(field(page), 'tom');
  await page.keyboard.press('Enter');
  await expect(chips(page)).toHaveText(['Tom Nguyen']);
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), `${asLocal(first)}\n0491 57\n${second}`);
  await page.keyboard.press('Control+v');
  await expect(chips(page)).toHaveCount(4);
  await expect(chips(page).nth(2)).toHaveText('0491 57');
  await expect(page.getByText('0491 57 is too short for a phone number')).toBeVisible();
  await keyboard.type(text(page), 'We open at 13:00.');
  await expect(page.getByText('3 people get it, and 1 left out')).toBeVisible();
  await expect(bar(page)).toContainText('3 people, 3 parts, $0.24');
  await expect(bar(page).getByRole('button', { name: 'Send to 3 for $0.24' })).toBeVisible();

  // It keeps itself, its field in its order.
  await page.reload();
  await expect(chips(page)).toHaveText(['Tom Nguyen', /^0/, '0491 57', /^\+61/]);
  await expect(text(page)).toHaveText('We open at 13:00.');

  await keyboard.press(page.getByRole('checkbox', { name: 'Save the 2 new numbers as contacts' }), 'Space');
  await keyboard.press(bar(page).getByRole('button', { name: 'Send to 3 for $0.24' }));
  await expect(page).toHaveURL(/\/sms-campaigns\/details\//);
  const id = page.url().split('/').at(-1)!;
  await owner.completed(id);
  for (const phone of [tom.phone, first, second]) expect(await received(owner, phone)).toEqual(['We open at 13:00.']);
  const { data } = await owner.get<{ data: { phoneInternational: string; marketingStatus: string }[] }>('/contacts');
  const statuses = new Map(data.map((each) => [each.phoneInternational, each.marketingStatus]));
  expect([first, second].map((phone) => statuses.get(phone))).toEqual(['transactional-only', 'transactional-only']);

  // Once more: the same people, numbers and words.
  await keyboard.press(page.getByRole('link', { name: 'Resend' }), 'Enter');
  await expect(page).toHaveURL(new RegExp(`/sms-campaigns/quick/resend\\?id=${id}`));
  await expect(chips(page)).toHaveText(['Tom Nguyen', /^\+61/, /^\+61/]);
  await expect(text(page)).toHaveText('We open at 13:00.');
  await expect(bar(page).getByRole('button', { name: 'Send to 3 for $0.24' })).toBeVisible();

  await opened(page);
  await expect(chips(page)).toHaveCount(0);
});

test('20. an automation by keyboard alone: written, counted, switched on and paused', async ({
  ownersPage: page,
  owner,
}) => {
  await contactOf(owner, 'Tom', 'Nguyen');
  await page.goto('/automations');
  const keyboard = new Keyboard(page);
  const form = page.getByRole('complementary').or(page.getByRole('dialog')).last();
  await keyboard.press(page.getByRole('link', { name: 'Add automation' }));
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Soup of the month');
  await keyboard.reach(form.getByRole('radio', { name: 'At a birthday' }));
  await page.keyboard.press('ArrowRight');
  await keyboard.reach(form.getByRole('radio', { name: 'Days of the week' }));
  await page.keyboard.press('ArrowRight');
  await keyboard.reach(form.getByLabel('Day', { exact: true }));
  await page.keyboard.type('15');
  await keyboard.reach(form.getByLabel('Type', { exact: true }));
  await page.keyboard.type('Transactional');
  await keyboard.reach(form.getByLabel('From', { exact: true }));
  await page.keyboard.press('ArrowDown');
  await keyboard.type(form.getByRole('textbox', { name: 'Message' }), 'Soup today.');
  await keyboard.type(form.getByLabel('Limit for each run'), '20.00');
  await keyboard.type(form.getByLabel('Limit for each month'), '200.00');
  await keyboard.press(form.getByRole('button', { name: 'Save automation' }));
  const row = page.getByRole('row', { name: /Soup of the month/ });
  await keyboard.press(row.getByRole('link', { name: 'Soup of the month' }));
  await expect(form.getByText('Who would get it today: 1, $0.08')).toBeVisible();
  await keyboard.press(form.getByRole('button', { name: 'Switch on' }), 'Space');
  await expect(form.getByRole('button', { name: 'Pause' })).toBeVisible();
  await keyboard.press(form.getByRole('button', { name: 'Pause' }), 'Space');
  await expect(form.getByRole('button', { name: 'Resume' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  const { data } = await owner.get<{ data: { state: string; trigger: object }[] }>('/automations');
  expect(data).toMatchObject([{ state: 'paused', trigger: { dayOfMonth: 15 } }]);
});

test('1. a number that only the server knows to be none, and the same one twice, stop nobody', async ({
  ownersPage: page,
  owner,
}) => {
  await owner.topUp('10.00');
  const phone = freshPhone();
  await opened(page, `?phone=${encodeURIComponent(phone)}`);
  await field(page).fill('0000 000 000');
  await page.keyboard.press('Enter');
  await field(page).fill(`${asLocal(phone)},`);
  await text(page).fill('Your cake is ready.');
  await expect(page.getByText('0000 000 000 is not a phone number that exists')).toBeVisible();
  await expect(page.getByText('is there already, and gets it once')).toBeVisible();
  await expect(page.getByText('1 person gets it, and 2 left out')).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Send to 1 for $0.08' })).toBeVisible();
  await page.getByRole('button', { name: 'Take out 0000 000 000' }).last().click();
  await expect(page.getByText('1 person gets it, and 1 left out')).toBeVisible();
});

test('1. the contact’s drawer leads here; too little money keeps the text; one other person has a draft of their own', async ({
  ownersPage: page,
  owner,
}) => {
  const tom = await contactOf(owner, 'Tom', 'Nguyen');
  await page.goto(`/contacts/${tom.id}`);
  await page.getByRole('link', { name: 'Text Tom' }).click();
  await expect(page).toHaveURL(new RegExp(`/sms-campaigns/quick\\?contactId=${tom.id}`));
  await expect(chips(page)).toHaveText(['Tom Nguyen']);
  await text(page).fill('Your cake is ready.');
  // As the server answers once somebody else has spent what was left.
  await owner.topUp('10.00');
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('LaunchCampaign')) return route.fallback();
    await route.fulfill({
      json: {
        data: { createSmsCampaign: null },
        errors: [
          {
            message: 'Your balance is too low.',
            path: ['createSmsCampaign'],
            extensions: {
              code: 'insufficient-balance',
              statusCode: 402,
              title: 'Payment required',
              required: '0.080000',
              available: '0.020000',
            },
          },
        ],
      },
    });
  });
  await bar(page).getByRole('button', { name: 'Send to 1 for $0.08' }).click();
  await expect(page.getByText('Balance is too low for this campaign.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Top up', exact: true })).toBeVisible();
  await expect(text(page)).toHaveText('Your cake is ready.');
  await opened(page);
  await expect(text(page)).toHaveText('');
  await opened(page, `?contactId=${tom.id}`);
  await expect(text(page)).toHaveText('Your cake is ready.');
});

test('1. a quick text that is taken back is here again', async ({ ownersPage: page, owner }) => {
  await owner.topUp('10.00');
  await opened(page);
  await field(page).fill(freshPhone());
  await page.keyboard.press('Enter');
  await text(page).fill('Your cake is ready.');
  await bar(page).getByRole('button', { name: 'Send to 1 for $0.08' }).click();
  await expect(page).toHaveURL(/\/sms-campaigns\/details\//);
  // Elsewhere a toast says that there is a way back. The campaign's page has a button of the same name until it is left.
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByRole('region', { name: 'Balance' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel send' }).click();
  await expect(page).toHaveURL(/\/sms-campaigns\/quick$/);
  await expect(text(page)).toHaveText('Your cake is ready.');
  await expect(chips(page)).toHaveCount(1);
});

test('who may only look is told who can let them write', async ({ page, owner }) => {
  await signInAs(page, await colleagueOf(owner, 'merchant-editor'));
  await page.goto('/sms-campaigns/quick');
  await expect(page.getByText('Texting is for campaign editors')).toBeVisible();
});

test('the quick text in both themes @phone', async ({ ownersPage: page, owner, isMobile }) => {
  await owner.topUp('10.00');
  await contactOf(owner, 'Tom', 'Nguyen');
  await opened(page);
  await field(page).fill('tom');
  await page.getByRole('option', { name: /^Tom Nguyen/ }).click();
  await field(page).fill(`0491 57, ${Array.from({ length: 16 }, freshPhone).join(', ')}`);
  await page.keyboard.press('Enter');
  await text(page).fill('Hi, the water in King Street is off until noon. We open at 13:00 today.');
  await expect(bar(page).getByRole('button', { name: 'Send to 17 for $1.36' })).toBeVisible();
  await expect(page.getByRole('button', { name: isMobile ? '14 more' : '4 more', exact: true })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await inBothThemes(page, `quick-${isMobile ? 'phone' : 'desk'}`);
});
