/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Download, Tag, Trash2 } from 'lucide-react';
import { MemoryRouter } from 'react-router-dom';
import { keepSession } from '../../lib/session/session';
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
  empty: { icon: Tag, title: 'No tags', text: '', actions: <Button variant="solid">Add the first</Button> },
};

function open(ids: string[], more: Partial<ListPageProps<Answered, Row>> = {}) {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        queueMicrotask(() => {
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
        <MemoryRouter>
          <ListPage
            declaration={declaration}
            title="Tags"
            more={[
              { label: 'Bin', icon: Trash2, to: '/trash', isForEmpty: true },
              { label: 'Export', icon: Download, run: () => {} },
            ]}
            actions={<Button variant="solid">Add a tag</Button>}
            {...more}
          />
        </MemoryRouter>
      </ApolloProvider>
    </ThemeProvider>,
  );
}
const buttons = (): string[] =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(({ textContent }) => textContent);

beforeAll(() =>
  keepSession({
    accessToken: 'a',
    refreshToken: 'r',
    user: {
      id: 'u',
      role: 'merchant',
      email: 'a@b.co',
      firstName: 'A',
      lastName: 'B',
      termsAccepted: true,
      tenant: null,
      permissions: [],
    },
  }),
);
afterEach(cleanup);

describe('a list with rows', () => {
  it('offers what can be done with it', async () => {
    open(['Regular']);
    await screen.findByRole('cell', { name: 'Regular' });
    expect(buttons()).toEqual(expect.arrayContaining(['Bin', 'Export', 'Add a tag']));
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
});
