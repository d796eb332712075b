/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { keepSession } from '../../../lib/session/session';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import WaitNotice from './wait-notice';

afterEach(cleanup);
it.each([
  ['business-editor', 1],
  ['campaign-editor', 0],
])('offers a top-up to who may: a %s', (permission, links) => {
  keepSession({
    accessToken: 'a',
    refreshToken: 'r',
    user: {
      id: 'u',
      role: 'merchant',
      email: '',
      firstName: '',
      lastName: '',
      termsAccepted: true,
      tenant: null,
      permissions: [permission],
    } as never,
  });
  render(
    <MemoryRouter>
      <ThemeProvider>
        <WaitNotice
          wait={{ kind: 'insufficient-funds' }}
          campaign={{} as never}
          steering={{} as never}
          onCancel={() => undefined}
        />
      </ThemeProvider>
    </MemoryRouter>,
  );
  expect(screen.queryAllByRole('link', { name: 'Top up' })).toHaveLength(links);
  expect(screen.queryAllByText(/Ask someone who can top up/)).toHaveLength(1 - links);
});
