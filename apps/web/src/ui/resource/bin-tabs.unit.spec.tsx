/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ThemeProvider } from '../theme/theme-provider';
import { BinTabs } from './bin-tabs';

it('one bin leads to the others, and says which is open', () => {
  const element = <BinTabs />;
  const routes = ['/contacts/trash', '/sms-templates/trash'].map((path) => ({ path, element }));
  const router = createMemoryRouter(routes, { initialEntries: ['/contacts/trash'] });
  render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  const open = () => screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(open().map((link) => link.textContent)).toEqual(['Contacts']);
  fireEvent.click(screen.getByRole('link', { name: 'Templates' }));
  expect(router.state.location.pathname).toBe('/sms-templates/trash');
  expect(open().map((link) => link.textContent)).toEqual(['Templates']);
});
