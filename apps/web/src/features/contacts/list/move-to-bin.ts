import type { ApolloClient } from '@apollo/client';
import { problemOf } from '../../../lib/graph/problem';
import type { Chosen } from '../../../ui/list-page/list-declaration';
import { selectionOf } from '../../../ui/list-page/picking/selection';
import { notify, notifyProblem } from '../../../ui/toast/notify';
import { offerUndo } from '../../../ui/toast/undo';
import { ContactIdsDocument, MoveContactsToBinDocument, RestoreContactsDocument } from '../contact-changes.generated';
import { ContactListDocument } from '../contact-row.generated';
import { contactsTexts as t } from '../contacts.texts';

/** Up to here a bulk change is made at once, and so can be taken back exactly; more is a job of the server. */
export const mostAtOnce = 10_000;
const page = 1_000;

/** The ids behind "all matching", so that an undo brings back these and nobody who lay in the bin before. */
async function idsOf(client: ApolloClient, chosen: Chosen): Promise<string[]> {
  if ('ids' in chosen) return [...chosen.ids];
  const ids: string[] = [];
  for (let skip = 0, hasMore = true; hasMore && skip < mostAtOnce; skip += page) {
    const { data } = await client.query({
      query: ContactIdsDocument,
      variables: {
        query: {
          filters: chosen.filters,
          filtersMatch: chosen.filtersMatch,
          sortBy: 'createdAt:asc',
          skip,
          limit: page,
        },
      },
      fetchPolicy: 'no-cache',
    });
    ids.push(...(data?.contacts?.data ?? []).map(({ id }) => id));
    hasMore = data?.contacts?.hasMore ?? false;
  }
  return ids;
}

/** Moves to the bin; a toast takes it back. @throws what the server refuses. */
export async function moveToBin(client: ApolloClient, chosen: Chosen, openBin: () => void): Promise<void> {
  if (!('ids' in chosen) && chosen.count > mostAtOnce) {
    await client.mutate({ mutation: MoveContactsToBinDocument, variables: { selection: selectionOf(chosen) } });
    notify({
      kind: 'async',
      title: t.moving(chosen.count),
      text: t.movingText,
      action: { label: t.openBin, run: openBin },
    });
    return;
  }
  const ids = await idsOf(client, chosen);
  const { data } = await client.mutate({
    mutation: MoveContactsToBinDocument,
    variables: { selection: { data: ids } },
  });
  offerUndo(t.movedToBin(data?.deleteContacts?.affected ?? ids.length), () => void bringBack(client, ids));
}

async function bringBack(client: ApolloClient, ids: readonly string[]): Promise<void> {
  try {
    const { data } = await client.mutate({
      mutation: RestoreContactsDocument,
      variables: { selection: { data: [...ids] } },
    });
    notify({ kind: 'success', title: t.restored(data?.restoreContacts?.affected ?? ids.length) });
  } catch (error) {
    notifyProblem(problemOf(error));
  }
  await client.refetchQueries({ include: [ContactListDocument] });
}
