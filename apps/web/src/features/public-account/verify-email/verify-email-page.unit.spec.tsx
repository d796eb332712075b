/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { Component } from './verify-email-page';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  globalThis.fetch = fetch;
});

it('spends one try on one code, however often it is sent off', async () => {
  const calls = jest.fn(async (_address: unknown, _init?: RequestInit) =>
    Response.json({ errors: [{ message: 'Wrong', extensions: { code: 'invalid-code', status: 400 } }] }),
  );
  globalThis.fetch = calls as never;
  const router = createMemoryRouter([{ path: '/verify-email', element: <Component /> }], {
    initialEntries: ['/verify-email?email=mia%40example.com'],
  });
  render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  const code = await screen.findByLabelText('Six-digit code');
  fireEvent.change(code, { target: { value: '123456' } });
  await screen.findByText(/4 tries are left/);
  expect(calls).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Verify and continue' }));
  await screen.findByText(/4 tries are left/);
  expect(calls).toHaveBeenCalledTimes(1);
  fireEvent.change(code, { target: { value: '123457' } });
  await screen.findByText(/3 tries are left/);
  expect(calls).toHaveBeenCalledTimes(2);
});
