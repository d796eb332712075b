import { ready, write } from './composing.js';
import { expect, test } from './support.js';

/** A browser from the United States, whose own date fields would show 12/24/2027 and 5:30 PM. */
test.use({ locale: 'en-US' });

const nextYear = new Date().getUTCFullYear() + 1;
const day = `24-12-${nextYear}`;

test('a birthday is typed and shown as DD-MM-YYYY whatever the browser’s language', async ({
  ownersPage: page,
  owner,
}) => {
  await owner.post('/attributes', { name: 'Birthday', type: 'date' }, 201);
  await page.goto('/contacts/new');
  await page.getByRole('textbox', { name: 'Phone' }).fill('0491 570 156');
  const birthday = page.getByRole('textbox', { name: 'Birthday' });
  await expect(birthday).toHaveAttribute('placeholder', 'DD-MM-YYYY');
  await birthday.fill('12-24-1990');
  await birthday.blur();
  await expect(page.getByText('Enter a day, such as 24-11-2026.')).toBeVisible();
  await birthday.fill('24-12-1990');
  await page.getByRole('button', { name: 'Save contact' }).click();
  await expect(page.getByText('24-12-1990')).toBeVisible();
});

test('a filter’s day is shown and chosen as DD-MM-YYYY', async ({ ownersPage: page, owner }) => {
  await ready(owner);
  const filters = [{ field: 'createdAt', type: 'date', operation: 'lessThan', value: `${nextYear}-12-24` }];
  await page.goto(`/contacts?${new URLSearchParams({ filters: JSON.stringify(filters) })}`);
  await page.getByRole('button', { name: `Edit: Added is before ${day}` }).click();
  await expect(page.getByRole('textbox', { name: 'Day' })).toHaveValue(day);
});

test('a later campaign’s day is DD-MM-YYYY and its time of 24 hours', async ({ ownersPage: page, owner }) => {
  await ready(owner);
  await write(page, 'See you then');
  await page.getByRole('radio', { name: /^Later/ }).check({ force: true });
  await page.getByRole('textbox', { name: 'Day' }).fill(day);
  await page.getByRole('textbox', { name: 'Time' }).fill('17:30');
  await expect(page.getByRole('status').filter({ hasText: `Goes out ${day} at 17:30` })).toBeVisible();
});
