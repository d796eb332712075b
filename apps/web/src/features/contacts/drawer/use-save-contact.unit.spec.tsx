/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { beforeAll, expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { ofContactTexts } from '@bellbird/field-rules';
import { valuesOf } from './contact-values';
import { useSaveContact, type SeenContact } from './use-save-contact';

const fields = { custom: [], tags: [] };
const priya = {
  __typename: 'Contact',
  id: 'p',
  ...ofContactTexts(() => null),
  name: 'Priya Raman',
  firstName: 'Priya',
  lastName: 'Raman',
  phoneInternational: '+61491570156',
  marketingStatus: 'subscribed',
  onHold: false,
  tags: [],
  attributes: {},
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  trashedAt: null,
  version: 4,
  warning: null,
} as SeenContact;

const conflict = {
  message: 'Load it again.',
  extensions: { code: 'version-conflict', statusCode: 409, title: 'Conflict' },
};

/** The edit of a contact whose saving is refused when it is said. */
function edited() {
  let refuse: (() => void) | undefined;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        refuse = () => (observer.next({ data: null, errors: [conflict] }), observer.complete());
      }) as never,
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const { result } = renderHook(() => useSaveContact(priya, fields, async () => null), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  act(() => result.current.edit());
  return {
    now: () => result.current,
    save: async (typed: object): Promise<void> => {
      const { editing, save } = result.current;
      act(() => void save(editing!, { ...valuesOf(priya, fields), ...typed }).catch(() => undefined));
      await waitFor(() => expect(refuse).toBeDefined());
    },
    refuse: () => act(async () => refuse!()),
  };
}

// The toaster is fetched at the first toast.
beforeAll(() => import('../../../ui/toast/toaster'));

it('leads back into an edit that is refused, with what was typed', async () => {
  const edit = edited();
  await edit.save({ firstName: 'Pri' });
  expect(edit.now().editing).toBeNull();
  await edit.refuse();
  await waitFor(() => expect(edit.now().editing?.tries).toBe(1));
  expect(JSON.stringify({ ...sessionStorage })).toContain('Pri');
});

it.each([
  ['is seen at once', { firstName: 'Pri' }],
  ['waits for the server', { phone: '0491570157' }],
])('leaves a later edit alone where the one before, that %s, is refused', async (_what, typed) => {
  sessionStorage.clear();
  const edit = edited();
  await edit.save(typed);
  act(() => edit.now().edit());
  const later = edit.now().editing;
  await edit.refuse();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(edit.now().editing).toBe(later);
  expect(sessionStorage.length).toBe(0);
});
