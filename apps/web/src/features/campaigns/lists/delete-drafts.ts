import type { ApolloClient } from '@apollo/client';
import { problemOf } from '../../../lib/graph/problem';
import type { BulkAction, Chosen } from '../../../ui/list-page/list-declaration';
import { bulkDelete } from '../../../ui/list-page/picking/bulk-delete';
import { selectionOf } from '../../../ui/list-page/picking/selection';
import { notify, notifyProblem } from '../../../ui/toast/notify';
import { offerUndo } from '../../../ui/toast/undo';
import { CampaignListDocument, DeleteCampaignsDocument } from './campaign-list.generated';
import { DraftContentsDocument, SaveDraftAgainDocument, type DraftContentsQuery } from './delete-drafts.generated';
import { listsTexts as t } from './lists.texts';

type Content = NonNullable<DraftContentsQuery['smsCampaigns']>['data'][number];
/** So many are kept in hand to be written again; a page of the API holds no more than 1,000 and each may name 10,000 people. */
const mostKept = 50;

/** Deletes drafts. A draft has no bin, so its content is kept here and written anew on undo; where that would be too much it asks before. */
export const draftDeletion = (client: ApolloClient): BulkAction =>
  bulkDelete({
    label: t.delete,
    permission: 'campaign-editor',
    question: (count) =>
      count > mostKept
        ? { title: t.tooManyDrafts.title(count), text: t.tooManyDrafts.text, action: t.deleteHistory.action }
        : null,
    send: async (chosen) => {
      const kept = chosen.count > mostKept ? null : await contentsOf(client, chosen);
      const variables = { selection: selectionOf(chosen) };
      const { data } = await client.mutate({ mutation: DeleteCampaignsDocument, variables });
      return { affected: data?.deleteSmsCampaigns?.affected ?? chosen.count, kept };
    },
    told: (count, _chosen, { kept }) => {
      if (kept === null) return t.deletedDrafts(count);
      offerUndo(
        t.deletedDrafts(count),
        () => void writeAgain(client, kept).catch((error: unknown) => notifyProblem(problemOf(error))),
      );
      return null;
    },
  });

async function contentsOf(client: ApolloClient, chosen: Chosen): Promise<readonly Content[]> {
  const query =
    'ids' in chosen
      ? { filters: [{ field: 'id', type: 'enum', operation: 'one', value: chosen.ids }], limit: mostKept }
      : { filters: chosen.filters, filtersMatch: chosen.filtersMatch, limit: mostKept };
  const { data } = await client.query({ query: DraftContentsDocument, variables: { query }, fetchPolicy: 'no-cache' });
  return data?.smsCampaigns?.data ?? [];
}

async function writeAgain(client: ApolloClient, contents: readonly Content[]): Promise<void> {
  // Oldest first, so that they come back in the order in which they stood.
  for (const content of contents.toReversed())
    await client.mutate({ mutation: SaveDraftAgainDocument, variables: { input: draftInput(content) } });
  await client.refetchQueries({ include: [CampaignListDocument] });
  notify({ kind: 'success', title: t.draftsBack(contents.length) });
}

/** A draft as the input that makes it: without its id, and without what was never filled in. */
export function draftInput({ id: _id, ...content }: Content & { __typename?: string }): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(content)
      .filter(([member, value]) => value !== null && value !== '' && member !== '__typename')
      .map(([member, value]) => [member, untyped(value)]),
  );
}

/** The names of types that an answer carries within are no part of an input. */
function untyped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(untyped);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([member]) => member !== '__typename'));
}
