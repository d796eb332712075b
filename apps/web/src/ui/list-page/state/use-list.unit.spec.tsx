/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ListAnswer, ListDeclaration, ListVariables } from '../list-declaration';
import { useList } from './use-list';

interface Row {
  id: string;
}
interface Answered {
  tags: ListAnswer<Row>;
}
const document =
  gql`query Tags($query: ListQuery) { tags(query: $query) { data { id } count countIsExact hasMore } }` as TypedDocumentNode<
    Answered,
    ListVariables
  >;
const declaration: ListDeclaration<Answered, Row> = {
  name: 'tags',
  document,
  select: (data) => data.tags,
  columns: [],
  card: () => null,
  nameOf: ({ id }) => id,
  noun: { one: 'tag', other: 'tags' },
  errorTitle: 'No',
  search: { placeholder: 'Search', filter: (value) => ({ field: 'name', type: 'text', operation: 'contains', value }) },
  empty: { icon: () => null, title: '', text: '' } as never,
};

function open() {
  let isDown = false;
  let asked = 0;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        asked += 1;
        setTimeout(() => {
          if (isDown) return observer.error(new TypeError('Failed to fetch'));
          observer.next({
            data: {
              tags: {
                __typename: 'TagList',
                data: [{ __typename: 'Tag', id: 'a' }],
                count: 800,
                countIsExact: true,
                hasMore: false,
              },
            },
          });
          observer.complete();
        }, 2);
      }),
  );
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  const hook = renderHook(() => useList(declaration), {
    wrapper: ({ children }) => (
      <ApolloProvider client={client}>
        <MemoryRouter>{children}</MemoryRouter>
      </ApolloProvider>
    ),
  });
  return { list: hook.result, asked: () => asked, goDown: () => (isDown = true), comeBack: () => (isDown = false) };
}
afterEach(cleanup);

describe('a list', () => {
  it('asks once, and no more, for what cannot be reached', async () => {
    const { list, asked, goDown } = open();
    await waitFor(() => expect(list.current.answer?.count).toBe(800));
    const before = asked();
    goDown();
    act(() => list.current.change({ search: 'zo' }));
    await waitFor(() => expect(list.current.problem?.code).toBe('offline'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(asked() - before).toBeLessThanOrEqual(2);
  });
  it('shows no rows of another question where the one that is asked cannot be reached', async () => {
    const { list, goDown, comeBack } = open();
    await waitFor(() => expect(list.current.answer?.count).toBe(800));
    goDown();
    act(() => list.current.change({ search: 'zo' }));
    expect(list.current.answer?.count).toBe(800);
    await waitFor(() => expect(list.current.problem?.code).toBe('offline'));
    expect(list.current.answer).toBeNull();
    expect(list.current.isOld).toBe(false);

    let retried: Promise<void>;
    act(() => void (retried = list.current.refetch()));
    expect(list.current.answer).toBeNull();
    await act(() => retried);

    act(() => list.current.change({ search: '' }));
    expect(list.current.answer?.count).toBe(800);

    comeBack();
    act(() => list.current.change({ search: 'zo' }));
    await waitFor(() => expect(list.current.isLoading).toBe(false));
    expect(list.current).toMatchObject({ problem: null, isOld: false, answer: { count: 800 } });
  });
  it('keeps the rows of its question where they cannot be asked for again', async () => {
    const { list, goDown } = open();
    await waitFor(() => expect(list.current.answer?.count).toBe(800));
    goDown();
    await act(() => list.current.refetch());
    await waitFor(() => expect(list.current.problem?.code).toBe('offline'));
    expect(list.current.answer?.count).toBe(800);
  });
});
