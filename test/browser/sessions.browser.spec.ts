import { expect, signInAs, test } from './support.js';

test.describe('sessions', () => {
  test('a guest who opens a page logs in and comes back to it @phone', async ({ page, owner }) => {
    await page.goto('/contacts?sort=lastName:asc');
    await expect(page).toHaveURL(/\/login(\?|$)/);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill('Bellbird1!');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/contacts\?sort=lastName:asc$/);
    await expect(page).toHaveTitle('Contacts · Bellbird');
  });

  test('an access token that ran out is refreshed once, unseen', async ({ ownersPage: page }) => {
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('bellbird.session')!);
      const [head, body, signature] = kept.accessToken.split('.');
      const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
      const old = btoa(JSON.stringify({ ...claims, exp: 1 }))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
      localStorage.setItem('bellbird.session', JSON.stringify({ ...kept, accessToken: `${head}.${old}.${signature}` }));
    });
    const refreshes: string[] = [];
    page.on('request', (request) => request.postData()?.includes('RefreshTokens') && refreshes.push(request.url()));
    await page.goto('/contacts');
    await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
    await expect.poll(() => refreshes.length).toBe(1);
    await page.waitForLoadState('networkidle');
    expect(refreshes).toHaveLength(1);
  });

  test('a session that is over leads to the log-in with a word, and back', async ({ page, owner }) => {
    await signInAs(page, owner);
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('bellbird.session')!);
      localStorage.setItem('bellbird.session', JSON.stringify({ ...kept, accessToken: 'over', refreshToken: 'over' }));
    });
    await page.goto('/contacts');
    await expect(page).toHaveURL(/\/login(\?|$)/);
    await expect(page.getByText('Your session has expired.')).toBeVisible();
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill('Bellbird1!');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/contacts$/);
  });

  test('12. a lock leaves no word of any tab’s page, the server answers nothing, and unlocking goes on', async ({
    ownersPage: page,
    owner,
    context,
  }) => {
    await owner.post('/tags', { name: 'Flat white regulars', colour: '#5c24b8' }, 201);
    await page.goto('/tags?q=Flat');
    const other = await context.newPage();
    await other.goto('/tags');
    for (const each of [page, other]) await expect(each.getByText('Flat white regulars')).toBeVisible();
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Control+Shift+L');
    for (const each of [page, other]) {
      await expect(each).toHaveURL(/\/pages\/lock-screen$/);
      await expect(each).toHaveTitle('Locked · Bellbird');
      const drawn = await each.evaluate(() => document.documentElement.outerHTML);
      for (const word of ['Flat', 'Tags', 'Contacts']) expect(drawn).not.toContain(word);
    }
    await expect
      .poll(async () => (await owner.graph('{ contactsCount }')).errors?.[0]?.extensions?.['code'])
      .toBe('session-locked');
    await page.reload();
    await expect(page).toHaveURL(/\/pages\/lock-screen$/);
    await page.getByLabel('Password', { exact: true }).fill('Wrong1!');
    await page.getByRole('button', { name: 'Unlock' }).click();
    await expect(page.getByText('The password or code is wrong.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('Bellbird1!');
    await page.getByRole('button', { name: 'Unlock' }).click();
    await expect(page).toHaveURL(/\/tags\?q=Flat$/);
    await expect(other).toHaveURL(/\/tags$/);
    for (const each of [page, other]) await expect(each.getByText('Flat white regulars')).toBeVisible();
  });

  test('logging out in one tab logs out the others', async ({ ownersPage: page, context }) => {
    await page.goto('/home');
    const other = await context.newPage();
    await other.goto('/home');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login(\?|$)/);
    await expect(other).toHaveURL(/\/login(\?|$)/);
  });
});
