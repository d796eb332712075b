/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Plus, Tag, Trash2 } from 'lucide-react';
import { MemoryRouter } from 'react-router-dom';
import { logIn } from '../../testing/log-in';
import { Button } from '../button';
import { ThemeProvider } from '../theme/theme-provider';
import type { ListAnswer, ListDeclaration, ListVariables } from './list-declaration';
import { ListPage, type ListPageProps } from './list-page';

interface Row {
  id: string;
}
interface Answered {
  tags: ListAnswer<Row>;
}
const declaration: ListDeclaration<Answered, Row> = {
  name: 'tags',
  document:
    gql`query Tags($query: ListQuery) { tags(query: $query) { data { id } count countIsExact hasMore } }` as TypedDocumentNode<
      Answered,
      ListVariables
    >,
  select: (data) => data.tags,
  columns: [
    { key: 'name', label: 'Name', cell: ({ id }) => id },
    { key: 'count', label: 'Contacts', width: '200px', cell: () => 7 },
    { key: 'created', label: 'Created', width: '200px', cell: () => '20-11-2026' },
  ],
  card: ({ id }) => id,
  nameOf: ({ id }) => id,
  noun: { one: 'tag', other: 'tags' },
  errorTitle: 'No',
  exporting: {
    document: gql`mutation ExportTags($query: ListQuery) { exportTags(query: $query) { id } }`,
    resource: 'tags',
  },
  empty: { icon: Tag, title: 'No tags', text: '', actions: <Button variant="solid">Add the first</Button> },
};

const ordered: unknown[] = [];
function open(ids: string[], more: Partial<ListPageProps<Answered, Row>> = {}, at = '/') {
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        queueMicrotask(() => {
          if (operationName === 'ExportTags') {
            ordered.push(variables['query']);
            observer.next({ data: { exportTags: { __typename: 'Job', id: 'j1' } } });
            return observer.complete();
          }
          const data = ids.map((id) => ({ __typename: 'Tag', id }));
          observer.next({
            data: { tags: { __typename: 'Tags', data, count: ids.length, countIsExact: true, hasMore: false } },
          });
          observer.complete();
        });
      }),
  );
  render(
    <ThemeProvider>
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <MemoryRouter initialEntries={[at]}>
          <ListPage
            declaration={declaration}
            title="Tags"
            more={[{ label: 'Bin', icon: Trash2, to: '/trash', isForEmpty: true }]}
            add={{ label: 'Add a tag', icon: Plus, to: '/tags/new' }}
            {...more}
          />
        </MemoryRouter>
      </ApolloProvider>
    </ThemeProvider>,
  );
}
const buttons = (): string[] =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(({ textContent }) => textContent);

beforeAll(() => logIn({ tenant: null }));
afterEach(cleanup);

describe('a list with rows', () => {
  it('offers what can be done with it', async () => {
    open(['Regular']);
    await screen.findByRole('cell', { name: 'Regular' });
    expect(buttons()).toEqual(expect.arrayContaining(['Bin', 'Export', 'Add a tag']));
  });

  it('orders a file of what it shows', async () => {
    open(['Regular'], {}, '/?sort=name:desc&page=2');
    fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await waitFor(() => expect(ordered).toEqual([expect.objectContaining({ sortBy: 'name:desc' })]));
    expect(ordered[0]).not.toHaveProperty('skip');
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
  });

  it('offers no file to whom it is not given', async () => {
    const exporting = { ...declaration.exporting!, permission: 'campaign-editor' } as const;
    open(['Regular'], { declaration: { ...declaration, exporting } });
    await screen.findByRole('cell', { name: 'Regular' });
    expect(buttons()).not.toContain('Export');
  });
});

describe('a list’s columns', () => {
  const unmeasured = globalThis.ResizeObserver;
  afterEach(() => void (globalThis.ResizeObserver = unmeasured));
  const headings = (): (string | null)[] => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  it.each([
    [596, ['Name', 'Contacts', 'Created']],
    [595, ['Name', 'Contacts']],
    [100, ['Name']],
  ])('are those that the card has room for: %d px', async (width, shown) => {
    globalThis.ResizeObserver = class extends unmeasured {
      constructor(private readonly tell: ResizeObserverCallback) {
        super(tell);
      }
      override observe(): void {
        this.tell([{ contentRect: { width } } as ResizeObserverEntry], this);
      }
    };
    open(['Regular']);
    await screen.findByRole('cell', { name: 'Regular' });
    expect(headings()).toEqual(shown);
  });
});

describe('a list on a phone', () => {
  const desk = globalThis.matchMedia;
  beforeAll(() => import('./bar/more-menu'));
  afterEach(() => void (globalThis.matchMedia = desk));
  const onPhone = (more: Partial<ListDeclaration<Answered, Row>> = {}, rows = ['Regular', 'New']): void => {
    globalThis.matchMedia = ((query: string) => ({ ...desk(query), matches: /max-width/.test(query) })) as never;
    const filter = (value: string) => ({ field: 'name', type: 'text', operation: 'contains', value }) as const;
    open(rows, { declaration: { ...declaration, search: { placeholder: 'Search tags', filter }, ...more } });
  };

  it('has the search and what can be done as icons that keep their names', async () => {
    onPhone();
    await screen.findByText('Regular');
    await screen.findByRole('button', { name: 'More' });
    expect(screen.getByRole('button', { name: 'Search tags' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add a tag' }).getAttribute('href')).toBe('/tags/new');
    expect(screen.queryByText('Export')).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'More' })));
    expect(await screen.findByRole('menuitem', { name: 'Export' })).toBeTruthy();
    expect(screen.getByRole('menuitem', { name: 'Bin' }).getAttribute('href')).toBe('/trash');
  });
  it('opens the search over its title, and gives the icon back', async () => {
    onPhone();
    await screen.findByText('Regular');
    expect(screen.queryByRole('searchbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Search tags' }));
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search tags' }));
    expect(screen.getByRole('link', { name: 'Add a tag' }).closest('[inert]')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close the search' }));
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search tags' }));
  });
  it('names its order', async () => {
    const columns = declaration.columns.map((each) =>
      each.key === 'created' ? { ...each, sortBy: 'createdAt', figures: false } : each,
    );
    onPhone({ columns, defaultSort: 'createdAt:desc' });
    await screen.findByText('Regular');
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort' })).selectedOptions[0]?.text).toBe(
      'Newest first',
    );
  });
  it('has no order where there is one row, nor an empty line in its place', async () => {
    onPhone({ columns: [{ ...declaration.columns[0]!, sortBy: 'name' }] }, ['Regular']);
    const order = await screen.findByRole('combobox', { name: 'Sort' });
    const line = order.parentElement!.parentElement!;
    await screen.findByText('Regular');
    expect(screen.queryByRole('combobox', { name: 'Sort' })).toBeNull();
    expect(line.isConnected).toBe(false);
  });
});

describe('a list without rows', () => {
  it('offers the one thing to do, and the bin, which may hold some', async () => {
    open([]);
    await screen.findByText('No tags');
    expect(buttons()).toEqual(['Add the first', 'Bin']);
  });
  it('leaves the button to the row that is being made', async () => {
    open([], { drawer: <aside>New tag</aside> });
    await screen.findByText('No tags');
    expect(buttons()).toEqual(['Bin']);
  });
  it('begins anew without its tools, and leaves alone the row that is being made', async () => {
    open([], { drawer: <aside>New tag</aside> });
    const [tools, drawer] = [screen.getByRole('button', { name: 'Columns' }), screen.getByText('New tag')];
    const card = drawer.previousElementSibling!;
    expect(card.contains(tools)).toBe(true);
    await screen.findByText('No tags');
    expect([card.isConnected, drawer.isConnected]).toEqual([false, true]);
  });
});
