/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Composer } from '../use-composer';
import { emptyDraft } from './draft';
import { useSaveAsDraft } from './use-save-as-draft';

it('makes one draft of two clicks', async () => {
  const asked: string[] = [];
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        asked.push(operation.operationName ?? '');
        setTimeout(
          () => (
            observer.next({
              data: { saveHardDraft: { __typename: 'SmsCampaign', id: 'd' }, discardDraftCampaign: null },
            }),
            observer.complete()
          ),
          10,
        );
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const keeper = { stop: async () => undefined, goOn: jest.fn(), forget: jest.fn() };
  const composer = {
    keeper,
    draft: { ...emptyDraft, message: 'Hi' },
    user: { id: 'u' },
    slot: 'new',
  } as unknown as Composer;
  const { result } = renderHook(() => useSaveAsDraft(composer), {
    wrapper: ({ children }) => (
      <ApolloProvider client={client}>
        <MemoryRouter>{children}</MemoryRouter>
      </ApolloProvider>
    ),
  });
  await act(async () => void (await Promise.all([result.current.saveAsDraft(), result.current.saveAsDraft()])));
  expect(asked.filter((name) => name === 'SaveHardDraft')).toHaveLength(1);
  expect(keeper.forget).toHaveBeenCalledTimes(1);
  expect(result.current.isSaving).toBe(false);
});
