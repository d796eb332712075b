/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { matchRoutes, MemoryRouter } from 'react-router-dom';
import { keepSession, type SessionUser } from '../../../lib/session/session';
import { BesideTitle } from '../../../ui/page/beside-title';
import { Page } from '../../../ui/page/page';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { routes } from '../../routes';
import BookmarkGroup from './bookmark-group';
import { BookmarkKey, BookmarkStar } from './bookmark-star';
import { inOrder, moved } from './order';
import { bookmarked, pageAt, pages, slugOf } from './pages';

const user: SessionUser = {
  id: 'u1',
  role: 'merchant',
  email: '',
  firstName: '',
  lastName: '',
  termsAccepted: true,
  tenant: null,
  permissions: [],
};
let kept: string[];
let isRefused: boolean;

function open(path: string) {
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        setTimeout(() => {
          if (operationName === 'KeepBookmarks' && isRefused)
            return setTimeout(() => observer.error(new Error('away')), 50);
          if (operationName === 'KeepBookmarks') kept = variables['markers'] as string[];
          const person = { __typename: 'AuthUser', id: 'u1', markers: kept };
          observer.next({ data: operationName === 'Bookmarks' ? { verifyToken: person } : { setMarkers: person } });
          observer.complete();
        });
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <ThemeProvider>
        <MemoryRouter initialEntries={[path]}>
          <BookmarkGroup />
          <BookmarkKey />
          <BesideTitle value={<BookmarkStar />}>
            <Page title="A page">{null}</Page>
          </BesideTitle>
        </MemoryRouter>
      </ThemeProvider>
    </ApolloProvider>,
  );
}
const shown = (): (string | null)[] => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  kept = ['tags', 'gone-page', 'contacts'];
  isRefused = false;
  keepSession({ accessToken: 'a', refreshToken: 'r', user });
});
afterEach(cleanup);

describe('bookmarks', () => {
  it('are pages that exist, each with a slug of its own and without an id in its address', () => {
    expect(pages.filter(({ path }) => matchRoutes(routes, path)?.at(-1)?.route.path === '*')).toEqual([]);
    expect(new Set(pages.map(({ slug }) => slug)).size).toBe(pages.length);
    expect(pages.every(({ slug, path }) => slug === slugOf(path) && !/[:?]/.test(path))).toBe(true);
    expect(slugOf('/sms-campaigns/history')).toBe('sms-campaigns-history');
    expect(pageAt('/contacts/01a1fed9-cd25-71c9-a349-6ccbf22d1421')).toBeUndefined();
    expect(pageAt('/account-mobile/details')?.slug).toBe('account');
    expect(pageAt('/account-mobile/branding')?.slug).toBe('account-branding');
  });

  it('leave out what is gone and what is not the person’s to see', () => {
    const slugs = (person: SessionUser) => bookmarked(['billing', 'nope', 'tags'], person).map(({ slug }) => slug);
    expect(slugs(user)).toEqual(['tags']);
    expect(slugs({ ...user, permissions: ['business-editor'] })).toEqual(['billing', 'tags']);
  });

  it('stand in their order; the star and B add the page that is open and take it away again', async () => {
    open('/home');
    await waitFor(() => expect(shown()).toEqual(['Tags', 'All contacts']));
    const star = screen.getByRole('button', { name: 'Bookmark this page' });
    expect(star.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(star);
    await waitFor(() => expect(kept).toEqual(['tags', 'gone-page', 'contacts', 'home']));
    expect(shown()).toEqual(['Tags', 'All contacts', 'Home']);
    expect(screen.getByRole('button', { name: 'Remove the bookmark' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.keyDown(document.body, { key: 'b' });
    await waitFor(() => expect(kept).toEqual(['tags', 'gone-page', 'contacts']));
  });

  it('have no star where the address is of one thing', async () => {
    open('/sms-campaigns/details/01a1fed9-cd25-71c9-a349-6ccbf22d1421');
    await waitFor(() => expect(shown()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Bookmark this page' })).toBeNull();
    fireEvent.keyDown(document.body, { key: 'b' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(kept).toHaveLength(3);
  });

  it('are moved by Alt and an arrow and by dragging; what is not shown keeps its place', async () => {
    open('/home');
    await waitFor(() => expect(shown()).toHaveLength(2));
    fireEvent.keyDown(screen.getByRole('link', { name: 'Tags' }), { key: 'ArrowDown', altKey: true });
    await waitFor(() => expect(kept).toEqual(['contacts', 'gone-page', 'tags']));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Tags is now 2 of 2');
    const dataTransfer = {};
    const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    fireEvent.dragStart(second.querySelector('a')!, { dataTransfer });
    fireEvent.dragOver(first, { dataTransfer });
    expect(shown()).toEqual(['Tags', 'All contacts']);
    fireEvent.drop(first, { dataTransfer });
    await waitFor(() => expect(kept).toEqual(['tags', 'gone-page', 'contacts']));
  });

  it('are as before where they could not be kept', async () => {
    open('/home');
    await waitFor(() => expect(shown()).toHaveLength(2));
    isRefused = true;
    fireEvent.click(screen.getByRole('button', { name: 'Bookmark this page' }));
    await waitFor(() => expect(shown()).toHaveLength(3));
    await waitFor(() => expect(shown()).toEqual(['Tags', 'All contacts']));
  });
});

describe('an order', () => {
  it('moves one to the place of another', () => {
    expect(moved(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b']);
    expect(moved(['a'], 'x', 'a')).toEqual(['a']);
    expect(inOrder(['x', 'a', 'y', 'b'], ['b', 'a'])).toEqual(['x', 'b', 'y', 'a']);
  });
});
