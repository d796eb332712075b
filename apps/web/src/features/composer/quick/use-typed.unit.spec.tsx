/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Problem } from '../../../lib/graph/problem';
import { emptyDraft } from '../draft/draft';
import { useTyped } from './use-typed';

/** Nobody of the contacts has one of the numbers. */
const link = new ApolloLink(
  () =>
    new Observable((observer) => {
      observer.next({ data: { contacts: { __typename: 'ContactList', data: [], count: 0 } } });
      observer.complete();
    }),
);
const Around = ({ children }: { children: ReactNode }) => (
  <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>{children}</ApolloProvider>
);
const contact = '00000000-0000-4000-8000-000000000001';
const draft = { ...emptyDraft, contactIds: [contact], phones: ['0491570006', '0000000000', '12'] };
afterEach(cleanup);

describe('numbers that were typed beside contacts, groups and segments', () => {
  it('are sent to but for those that nobody can read; the contacts stay whom they are', async () => {
    const { result } = renderHook(() => useTyped(draft), { wrapper: Around });
    await waitFor(() => expect(result.current.typed.fresh).toEqual(['0491570006', '0000000000']));
    expect(result.current.aimed).toEqual({ ...draft, phones: ['0491570006', '0000000000'] });
    // What only the server sees.
    const problem = new Problem('invalid-input', '', '', [{ field: 'phones[1]', message: 'Invalid phone number.' }]);
    act(() => result.current.refusePhones(problem));
    expect(result.current.aimed).toEqual({ ...draft, phones: ['0491570006'] });
    expect([...result.current.typed.marks]).toEqual([
      ['0000000000', 'unknown'],
      ['12', 'too-short'],
    ]);
    expect(result.current.typed).toMatchObject({ unread: 2, fresh: ['0491570006'] });
  });

  it('are none of a draft without them, which is sent as it is', () => {
    const without = { ...draft, phones: [] };
    const { result } = renderHook(() => useTyped(without), { wrapper: Around });
    expect(result.current.aimed).toBe(without);
  });
});
