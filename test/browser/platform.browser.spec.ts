import { eventually } from '@bellbird/testing';
import { Keyboard } from './keyboard.js';
import { adminOf, expect, signInAs, test } from './support.js';

test('the platform’s admin begins with what waits, invites another, and sees who did what, all by keyboard @phone', async ({
  page,
  owner,
  product,
  isMobile,
}) => {
  const admin = await adminOf(product);
  const { id } = (await owner.get<{ tenant: { id: string } }>('/auth/verify-token')).tenant;
  await admin.put(`/users/merchants/${id}/suspend`, { reason: 'Many complaints' });
  const isSuspended = [{ field: 'status', type: 'enum', operation: 'equals', value: 'suspended' }];
  await eventually(async () => {
    const { count } = await admin.get<{ count: number }>(
      `/users/merchants?filters=${encodeURIComponent(JSON.stringify(isSuspended))}`,
    );
    expect(count).toBeGreaterThan(0);
  });
  await signInAs(page, admin);
  const keys = new Keyboard(page);
  const menu = page.getByRole('navigation', { name: 'Menu' });

  await page.goto('/home');
  await expect(page).toHaveURL(/\/platform$/);
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await keys.press(page.getByRole('link', { name: /^Suspended [1-9]/ }));
  await expect(page).toHaveURL(/\/merchants\?filters=/);
  await expect(page.locator('main').getByText('Suspended', { exact: true }).first()).toBeVisible();
  await expect(page.locator('main').getByText('Active', { exact: true })).toHaveCount(0);

  if (!isMobile) {
    // What becomes of a file is told here, too.
    await keys.press(page.getByRole('button', { name: 'Export' }));
    await expect(page.getByText('Your export of businesses is ready')).toBeVisible();
  }

  await keys.press(menu.getByRole('link', { name: 'Users' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  const email = `dev-${Math.random().toString(36).slice(2)}@example.com`;
  await keys.press(page.getByRole('link', { name: 'Invite people' }));
  await keys.type(page.getByLabel('Email addresses'), `${email} `);
  await keys.press(page.getByRole('button', { name: 'Send 1 invitation' }));
  await expect(page.getByRole('link', { name: email })).toBeVisible();

  await keys.press(menu.getByRole('link', { name: 'Activity' }));
  await expect(page.getByText(`You invited ${email}`)).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Activity' })).toBeInViewport();
  await expect(menu.getByRole('link', { name: 'Users' })).not.toHaveAttribute('aria-current');

  await keys.press(menu.getByRole('link', { name: 'Help' }));
  await keys.press(page.getByRole('link', { name: 'Invite staff' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Invite staff' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Help' })).toHaveAttribute('aria-current', 'page');

  await keys.press(page.getByRole('link', { name: 'Security', exact: true }));
  await expect(page.getByRole('heading', { name: 'Two-factor' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Account' })).toHaveCount(0);

  await page.goto('/contacts');
  await expect(page).toHaveURL(/\/not-authorized$/);
  await admin.put(`/users/merchants/${id}/reinstate`, { reason: 'All is well' });
});
