/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ThemeProvider } from '../theme/theme-provider';
import { AppBar, useHasAppBar } from './app-bar';

afterEach(cleanup);

const Shell = ({ hasPage }: { hasPage: boolean }) => {
  const hasOwnBar = useHasAppBar();
  return (
    <>
      {!hasOwnBar && <nav>Menu</nav>}
      {hasPage && (
        <AppBar title="Christmas" under="Draft saved 09:52" backTo="/drafts" actions={<button>More</button>} />
      )}
    </>
  );
};

it('takes the place of the bars of the shell for as long as its page is there', () => {
  const page = (hasPage: boolean) => (
    <ThemeProvider>
      <MemoryRouter>
        <Shell hasPage={hasPage} />
      </MemoryRouter>
    </ThemeProvider>
  );
  const { rerender } = render(page(false));
  expect(screen.getByText('Menu')).toBeTruthy();
  rerender(page(true));
  expect(screen.queryByText('Menu')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Christmas' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/drafts');
  rerender(page(false));
  expect(screen.getByText('Menu')).toBeTruthy();
});
