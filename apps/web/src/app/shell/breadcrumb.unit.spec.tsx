/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { Problem } from '../../lib/graph/problem';
import { Page, usePageTitle } from '../../ui/page';
import { ErrorState, NoPermission } from '../../ui/states/state-panel';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import { RouteError } from '../route-error';
import { Breadcrumb } from './breadcrumb';

const Broken = (): never => {
  throw new Error('A fault of the page');
};
let said: ReturnType<typeof jest.spyOn>;
function Edit() {
  const [isDown, setDown] = useState(true);
  usePageTitle('New campaign');
  return isDown ? (
    <ErrorState
      isPage
      onRetry={() => setDown(false)}
      title="This campaign could not be loaded"
      problem={new Problem('internal', 'Title', 'Text')}
    />
  ) : (
    <h1>New campaign</h1>
  );
}

function open() {
  const routes = [
    {
      element: (
        <>
          <Breadcrumb />
          <Outlet />
        </>
      ),
      children: [
        {
          errorElement: <RouteError />,
          children: [
            { path: '/contacts', element: <Page title="Contacts">{null}</Page> },
            { path: '/tags', element: <Page title="Tags">{null}</Page> },
            { path: '/broken', element: <Broken /> },
            {
              path: '/billing',
              element: (
                <Page title="Billing">
                  <NoPermission title="Billing is for business editors" />
                </Page>
              ),
            },
            { path: '/edit', element: <Edit /> },
          ],
        },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/contacts'] });
  render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return { go: (path: string) => act(() => router.navigate(path)) };
}
const trail = (): (string | null)[] =>
  within(screen.getByRole('navigation', { hidden: true }))
    .queryAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);
const kept = (): string[] =>
  (JSON.parse(sessionStorage.getItem('bellbird.trail') ?? '[]') as { path: string }[]).map(({ path }) => path);

beforeEach(() => {
  sessionStorage.clear();
  document.querySelector('title')?.remove();
  document.head.append(document.createElement('title'));
  // React says aloud what it hands to the error page.
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  said.mockRestore();
});

describe('the breadcrumb', () => {
  it.each([
    ['broke', '/broken'],
    ['may not be seen', '/billing'],
    ['could not be loaded', '/edit'],
  ])('has no step for a page that %s, and shows the way back', async (_, path) => {
    const { go } = open();
    await go('/tags');
    await waitFor(() => expect(trail()).toEqual(['Contacts', 'Tags']));
    await go(path);
    await screen.findAllByRole('heading');
    await waitFor(() => expect(trail()).toEqual(['Contacts', 'Tags']));
    expect(kept()).toEqual(['/contacts', '/tags']);
    await go('/contacts');
    await waitFor(() => expect(kept()).toEqual(['/contacts']));
  });

  it('takes the page in once it could be loaded after all', async () => {
    const { go } = open();
    await go('/edit');
    expect(kept()).toEqual(['/contacts']);
    act(() => screen.getByRole('button').click());
    await waitFor(() => expect(trail()).toEqual(['Contacts', 'New campaign']));
  });

  it('says an error that is the whole page as its heading', async () => {
    const { go } = open();
    await go('/edit');
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'This campaign could not be loaded',
    ]);
  });
});
