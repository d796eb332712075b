/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import type { ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { undoLast } from '../../../ui/toast/undo';
import { DeleteCampaignsDocument } from './campaign-list.generated';
import { draftDeletion } from './delete-drafts';
import { SaveDraftAgainDocument } from './delete-drafts.generated';
import { listsTexts as t } from './lists.texts';

const kept = {
  __typename: 'SmsCampaign',
  id: 'one',
  name: 'Christmas',
  message: 'Book now',
  phones: [],
  callerId: null,
};
const mutate = jest.fn<(options: { mutation: unknown; variables: unknown }) => Promise<{ data: unknown }>>();
const client = {
  query: async () => ({ data: { smsCampaigns: { data: [kept] } } }),
  mutate,
  refetchQueries: async () => [],
} as unknown as ApolloClient;

beforeEach(() => {
  mutate.mockReset().mockResolvedValue({ data: { deleteSmsCampaigns: { affected: 1 } } });
  render(<ThemeProvider>{null}</ThemeProvider>);
});
afterEach(cleanup);

it('a draft is deleted without a question, and an Undo writes it again', async () => {
  expect(await draftDeletion(client).run({ ids: ['one'], count: 1 })).toBeUndefined();
  expect(mutate.mock.calls.map(([{ mutation }]) => mutation)).toEqual([DeleteCampaignsDocument]);
  expect(undoLast()).toBe(true);
  await waitFor(() => expect(mutate).toHaveBeenCalledTimes(2));
  expect(mutate.mock.calls[1]![0]).toEqual({
    mutation: SaveDraftAgainDocument,
    variables: { input: { name: 'Christmas', message: 'Book now', phones: [] } },
  });
});

it('more drafts than can be written again are asked for by their number first', async () => {
  const done = draftDeletion(client).run({ filters: [], filtersMatch: 'all', count: 51 });
  fireEvent.change(await screen.findByRole('textbox', { name: /51/ }), { target: { value: '51' } });
  expect(mutate).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: t.deleteHistory.action }));
  expect(await done).toBeUndefined();
  expect(mutate).toHaveBeenCalledTimes(1);
  expect(undoLast()).toBe(false);
});
