/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { Problem } from '../../../lib/graph/problem';
import { Page } from '../../../ui/page/page';
import { usePageTitle } from '../../../ui/page/page-title';
import { NoPermission } from '../../../ui/states/no-permission';
import { ErrorState } from '../../../ui/states/state-panel';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { RouteError } from '../../route-error';
import { Breadcrumb } from './breadcrumb';

const Broken = (): never => {
  throw new Error('A fault of the page');
};
const desk = globalThis.matchMedia;
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
            { path: '/contacts/import', element: <Page title="Import contacts">{null}</Page> },
            { path: '/billing/history', element: <Page title="Billing history">{null}</Page> },
            { path: '/tags', element: <Page title="Tags">{null}</Page> },
            { path: '/broken', element: <Broken /> },
            {
              path: '/billing',
              element: (
                <Page title="Billing">
                  <NoPermission permission="business-editor" title="Billing is for business editors" />
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
const steps = (): (string | null)[] =>
  within(screen.getByRole('navigation'))
    .queryAllByRole('listitem')
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
  globalThis.matchMedia = desk;
  said.mockRestore();
});

describe('the breadcrumb', () => {
  it('says where a page is, whatever one saw before', async () => {
    const { go } = open();
    await go('/billing');
    await go('/tags');
    await waitFor(() => expect(steps()).toEqual(['Contacts', 'Tags']));
    expect(screen.getByText('Tags', { selector: '[aria-current=page]' })).toBeTruthy();
  });

  it('leads back by the recent pages, which it trims', async () => {
    const { go } = open();
    await go('/tags');
    await go('/edit');
    fireEvent.click(await screen.findByRole('button', { name: 'Recent pages' }));
    const recent = await screen.findAllByRole('menuitem');
    expect(recent.map(({ textContent }) => textContent)).toEqual(['Tags', 'Contacts']);
    fireEvent.click(recent[1]!);
    await screen.findByRole('heading', { name: 'Contacts' });
    await waitFor(() => expect(kept()).toEqual(['/contacts']));
    expect(screen.queryByRole('button', { name: 'Recent pages' })).toBeNull();
  });

  it.each([
    ['broke', '/broken'],
    ['may not be seen', '/billing'],
    ['could not be loaded', '/edit'],
  ])('counts no page that %s among the recent ones', async (_, path) => {
    const { go } = open();
    await go('/tags');
    await go(path);
    await screen.findAllByRole('heading');
    await waitFor(() => expect(kept()).toEqual(['/contacts', '/tags']));
    expect(screen.queryByText(/./, { selector: '[aria-current=page]' })).toBeNull();
    await go('/contacts');
    await waitFor(() => expect(kept()).toEqual(['/contacts']));
  });

  it('takes the page in once it could be loaded after all', async () => {
    const { go } = open();
    await go('/edit');
    expect(kept()).toEqual(['/contacts']);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await waitFor(() => expect(kept()).toEqual(['/contacts', '/edit']));
    expect(steps()).toEqual(['New campaign']);
  });

  it('is a way back on a phone, from what lies below the menu’s pages', async () => {
    globalThis.matchMedia = ((query: string) => ({ ...desk(query), matches: /max-width/.test(query) })) as never;
    const { go } = open();
    expect(screen.queryByRole('link')).toBeNull();
    await go('/contacts/import');
    expect((await screen.findByRole('link', { name: 'Back to Contacts' })).getAttribute('href')).toBe('/contacts');
    // A view of a page has that page's tabs.
    await go('/billing/history');
    await screen.findByRole('heading', { name: 'Billing history' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says an error that is the whole page as its heading', async () => {
    const { go } = open();
    await go('/edit');
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'This campaign could not be loaded',
    ]);
  });
});
