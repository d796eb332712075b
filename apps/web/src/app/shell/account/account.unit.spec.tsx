/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { logIn } from '../../../testing/log-in';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { AccountButton } from './account-button';

function open(role: 'merchant' | 'admin' = 'merchant'): void {
  logIn({
    role,
    email: 'freya@example.com',
    firstName: 'Freya',
    lastName: 'Smith',
    tenant: role === 'admin' ? null : { name: 'Corner Café', country: 'AU', timeZone: 'Australia/Sydney' },
  });
  const router = createMemoryRouter([{ path: '*', element: <AccountButton /> }]);
  render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
}
/** Where the entries of the menu lead, by their words. */
async function linksOf(): Promise<Record<string, string | null>> {
  fireEvent.click(screen.getByRole('button'));
  await screen.findByRole('menuitem', { name: 'Log out' });
  const links = screen.getAllByRole('menuitem').filter((entry) => entry.hasAttribute('href'));
  return Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]));
}

describe('the account’s button', () => {
  beforeAll(() => import('./account-menu'));
  afterEach(cleanup);

  it('is called by what it shows, too: who speaks to their computer says what they see', () => {
    open();
    const button = screen.getByRole('button');
    expect(button.textContent).toBe('FS');
    expect(button.getAttribute('aria-label')).toContain('FS');
    expect(button.getAttribute('aria-label')).toContain('Freya Smith');
  });

  it('leads to the account’s settings, to the own password and to help', async () => {
    open();
    expect(await linksOf()).toEqual({
      'Account settings': '/account/settings',
      'Password and security': '/account/security',
      Help: '/faq',
    });
  });

  it('has no settings of a business for the platform’s admin, who belongs to none', async () => {
    open('admin');
    expect(Object.keys(await linksOf())).toEqual(['Password and security', 'Help']);
  });
});
