/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { logIn } from '../../testing/log-in';
import type { ListAnswer, ListVariables } from '../list-page/list-declaration';
import { ThemeProvider } from '../theme/theme-provider';
import { BinPage, type Bin } from './bin-page';

interface Row {
  id: string;
  trashedAt: string;
}
interface Answered {
  tagsTrash: ListAnswer<Row>;
}
const binOf = (noun: Bin<Answered, Row>['noun']): Bin<Answered, Row> => ({
  name: 'tags-trash',
  listPath: '/tags',
  permission: 'campaign-editor',
  document: gql`
    query TagsTrash($query: ListQuery) {
      tagsTrash(query: $query) {
        data {
          id
          trashedAt
        }
        count
        countIsExact
        hasMore
      }
    }
  ` as TypedDocumentNode<Answered, ListVariables>,
  select: (data) => data.tagsTrash,
  noun,
  nameOf: ({ id }) => id,
  columns: [{ key: 'name', label: 'Name', cell: ({ id }) => id }],
  card: ({ id }) => id,
  texts: { lead: 'Restore it.', empty: 'Nothing', back: 'Back', deleteText: 'Gone', restoreClash: 'Taken' },
  restore: async () => null,
  deleteForEver: async () => null,
});

beforeAll(() => logIn({ tenant: null }));
afterEach(cleanup);

it.each([
  [{ one: 'tag', other: 'tags' }, 'Tags in the bin · Bellbird'],
  [{ one: 'contact', other: 'contacts' }, 'Contacts in the bin · Bellbird'],
])('each bin has the same head, and is told apart in the browser’s tab: %o', async (noun, title) => {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        const data = [{ __typename: 'Tag', id: 'Regular', trashedAt: '2026-11-18T00:14:00.000Z' }];
        observer.next({
          data: { tagsTrash: { __typename: 'Tags', data, count: 1, countIsExact: true, hasMore: false } },
        });
        observer.complete();
      }),
  );
  render(
    <ThemeProvider>
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <MemoryRouter>
          <BinPage bin={binOf(noun)} />
        </MemoryRouter>
      </ApolloProvider>
    </ThemeProvider>,
  );
  await screen.findByRole('cell', { name: 'Regular' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bin');
  expect(document.title).toBe(title);
});
