/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import { Component } from './opt-out-page';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

const rules = (): string =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('');

it('wears the colour of the business once it is known', async () => {
  const info = {
    businessName: 'Corner Café',
    icon: null,
    logo: null,
    primaryColour: '#0b6e4f',
    phoneMasked: '+61 ••• ••• 678',
    state: 'in',
  };
  globalThis.fetch = (async () => Response.json({ data: { optOutInfo: info } })) as never;
  const path = '/contact/opt-out/:contactId/:optOutToken';
  const router = createMemoryRouter([{ path, element: <Component /> }], {
    initialEntries: ['/contact/opt-out/c1/token'],
  });
  render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  expect(await screen.findByText('Corner Café')).toBeTruthy();
  expect(rules()).toMatch(/--bb-colors-solid:\s*#0b6e4f/);
});
