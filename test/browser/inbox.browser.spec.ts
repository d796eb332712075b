import type { Locator, Page } from '@playwright/test';
import type { Client } from '../support/client.js';
import { inBothThemes } from './both-themes.js';
import { textPeople, write, type Texted } from './replies.js';
import { colleagueOf, expect, overflow, signInAs, test } from './support.js';

interface Conversation {
  status: string;
  unread: number;
  assignedTo: string | null;
  attention: string | null;
  onHold: boolean;
  lastText: string;
}
const conversationOf = (owner: Client, id: string): Promise<Conversation> => owner.get(`/conversations/${id}`);
const rows = (page: Page): Locator => page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
const thread = (page: Page, name: string): Locator => page.getByRole('region', { name: `Texts with ${name}` });
const box = (page: Page): Locator => page.getByRole('textbox', { name: /^Your reply to/ });

async function opened(page: Page, path = '/sms-inbounds'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Replies', level: 1 })).toBeVisible();
}

/** Three people who wrote, the last of them on top. */
async function threeWrote(owner: Client): Promise<{ people: Texted[]; ids: string[] }> {
  const people = await textPeople(owner, 'Priya Raman', 'Tom Nguyen', 'Mei-Lin Chen');
  const ids = await write(
    owner,
    [people[2]!, 'Thanks'],
    [people[1]!, 'Do you take a table of 14 on the 12th?'],
    [people[0]!, 'Lovely, table for 4 please'],
  );
  return { people, ids: ids.reverse() };
}

test('20. the inbox by keyboard: open, reply, assign, done', async ({ ownersPage: page, owner }) => {
  const { ids, people } = await threeWrote(owner);
  await opened(page);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText('Priya Raman');
  await expect(rows(page).first()).toContainText('Needs a person');

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/sms-inbounds/${ids[1]}$`));
  await expect(thread(page, 'Tom Nguyen')).toContainText('Do you take a table of 14 on the 12th?');
  await expect(thread(page, 'Tom Nguyen')).toContainText('Christmas bookings');
  // Who sees it has read it.
  await expect.poll(async () => (await conversationOf(owner, ids[1]!)).unread).toBe(0);

  // What is typed waits while one looks at somebody else.
  await page.keyboard.press('r');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('Yes, at ');
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(thread(page, 'Priya Raman')).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(thread(page, 'Tom Nguyen')).toBeVisible();
  await expect(box(page)).toHaveValue('Yes, at ');
  await page.keyboard.press('r');
  await page.keyboard.press('End');
  await page.keyboard.type('seven?');
  await expect(page.getByText('1 part · 14 of 160')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send for $0.08' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(box(page)).toHaveValue('');
  await expect(thread(page, 'Tom Nguyen')).toContainText('Yes, at seven?');
  await expect(rows(page).nth(1)).toContainText('You: Yes, at seven?');
  // The row shows it as soon as it is asked for: it leaves a moment later.
  const address = `/messages?to=${encodeURIComponent(people[1]!.phone)}&limit=1`;
  const lastSent = async () => (await owner.sandbox<{ text: string }[]>('GET', address))[0]?.text;
  await expect.poll(lastSent).toBe('Yes, at seven?');

  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await page
    .getByRole('dialog', { name: 'Assign to' })
    .getByRole('button', { name: /\(you\)$/ })
    .press('Enter');
  await expect.poll(async () => (await conversationOf(owner, ids[1]!)).assignedTo).not.toBeNull();
  await page.locator('#page-title').focus();
  await page.keyboard.press('e');
  await expect.poll(async () => (await conversationOf(owner, ids[1]!)).status).toBe('done');
  await expect(rows(page).nth(1)).toContainText('Done');
  // Offered with the answer; the row may have heard of it before.
  await expect(page.locator('[data-scope=toast][data-part=root]', { hasText: 'Done with' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await conversationOf(owner, ids[1]!)).status).toBe('open');

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Assign the conversation');
});

test('8. a text comes in live in both windows, and the second of two answers sees the first', async ({
  browser,
  ownersPage: page,
  owner,
}) => {
  const { people, ids } = await threeWrote(owner);
  const sam = await colleagueOf(owner, 'campaign-editor');
  const context = await browser.newContext();
  const samsPage = await context.newPage();
  await signInAs(samsPage, sam);
  for (const each of [samsPage, page]) {
    await opened(each, `/sms-inbounds/${ids[0]}`);
    await expect(thread(each, 'Priya Raman')).toContainText('Lovely, table for 4 please');
  }
  await write(owner, [people[0]!, 'Make that 5']);
  await Promise.all([page, samsPage].map((each) => expect(thread(each, 'Priya Raman')).toContainText('Make that 5')));
  // Somebody further down would stand on top: no row jumps, it is offered.
  await write(owner, [people[2]!, 'And a cake?']);
  await page.getByRole('button', { name: '1 new, show' }).click();
  await expect(rows(page).first()).toContainText('And a cake?');

  // Sam's line is cut: what a colleague answers meanwhile is not seen, and so the own answer does not go on top of it.
  await samsPage.routeWebSocket(/./, () => undefined);
  await samsPage.reload();
  await expect(thread(samsPage, 'Priya Raman')).toContainText('Make that 5');
  await box(samsPage).fill('Five is fine, see you then.');
  await box(page).fill('Five it is.');
  await page.getByRole('button', { name: /^Send for/ }).click();
  await expect(thread(page, 'Priya Raman')).toContainText('Five it is.');
  await samsPage.getByRole('button', { name: /^Send for/ }).click();
  const note = samsPage.getByRole('alert').filter({ hasText: 'answered in the meantime' });
  await expect(note).toContainText('“Five it is.” Your text is kept. Read it again, then send.');
  await expect(box(samsPage)).toHaveValue('Five is fine, see you then.');
  await samsPage.getByRole('button', { name: /^Send for/ }).click();
  await expect(box(samsPage)).toHaveValue('');
  await expect(thread(page, 'Priya Raman')).toContainText('Five is fine, see you then.');
  await context.close();
});

test('11. a balance that is too low keeps the text, and a template is written as the person will read it', async ({
  ownersPage: page,
  owner,
}) => {
  await owner.post(
    '/sms-templates',
    { name: 'See you', message: 'Hi {{firstName|there}}, see you soon.', messageType: 'transactional' },
    201,
  );
  const { ids } = await threeWrote(owner);
  await opened(page, `/sms-inbounds/${ids[0]}`);
  await box(page).press('/');
  await page
    .getByRole('dialog', { name: 'Templates' })
    .getByRole('button', { name: /^See you/ })
    .click();
  await expect(box(page)).toHaveValue('Hi Priya, see you soon.');
  // As the server answers once somebody else has spent what was left.
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('SendReply')) return route.fallback();
    await route.fulfill({
      json: {
        data: { replyToConversation: null },
        errors: [
          {
            message: 'Your balance is too low.',
            path: ['replyToConversation'],
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
  await page.getByRole('button', { name: /^Send for/ }).click();
  await expect(page.getByText('Balance is too low for this text.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Top up', exact: true })).toBeVisible();
  await expect(box(page)).toHaveValue('Hi Priya, see you soon.');
});

test('9. what they meant is asked in place, and decided once its Undo is over', async ({ ownersPage: page, owner }) => {
  const [tahlia] = await textPeople(owner, 'Tahlia Brooks');
  const [id] = await write(owner, [tahlia!, 'pls no more']);
  await opened(page, '/sms-inbounds?view=needs-a-person');
  await expect(rows(page).first()).toContainText('On hold, what did they mean?');
  await rows(page).first().getByRole('link').click();
  const question = page.getByRole('group', { name: 'What did they mean?' });
  await expect(question).toContainText('They wrote “pls no more”.');
  await expect(question).toContainText('Promotions are on hold. What did they mean?');
  await question.getByRole('button', { name: 'Opt out' }).click();
  // Its seconds stand still while a pointer is on it.
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.hover();
  await expect(question).toBeHidden();
  await expect(page.getByText('Only they can undo it, by texting START.')).toBeVisible();
  await undo.click();
  await expect(question).toBeVisible();
  expect((await conversationOf(owner, id!)).attention).toBe('opt-out');
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect.poll(async () => (await conversationOf(owner, id!)).onHold).toBe(false);
  await expect(box(page)).toBeVisible();
});

test('who may only look is told who can let them write', async ({ page, owner }) => {
  const { ids } = await threeWrote(owner);
  const sam = await colleagueOf(owner, 'merchant-editor');
  await signInAs(page, sam);
  await opened(page, `/sms-inbounds/${ids[0]}`);
  await expect(page.getByText('You can read replies, but not answer them.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask for access' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Done' })).toHaveCount(0);
  expect((await conversationOf(owner, ids[0]!)).unread).toBe(1);
});

test('the inbox in both themes @phone', async ({ ownersPage: page, owner, isMobile }) => {
  const { ids } = await threeWrote(owner);
  const where = isMobile ? 'phone' : 'desk';
  await opened(page);
  await expect(rows(page)).toHaveCount(3);
  expect(await overflow(page)).toBe(0);
  await inBothThemes(page, `inbox-list-${where}`);
  await rows(page).nth(1).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(ids[1]!));
  await expect(thread(page, 'Tom Nguyen')).toContainText('Do you take a table of 14');
  await box(page).fill('Yes, at seven?');
  expect(await overflow(page)).toBe(0);
  await inBothThemes(page, `inbox-thread-${where}`);
  if (isMobile) {
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(rows(page)).toHaveCount(3);
  }
});
