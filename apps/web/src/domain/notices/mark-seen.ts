import type { ApolloClient } from '@apollo/client';
import { MarkSeenDocument, UnseenIdsDocument } from './mark-seen.generated';
import { addUnseen, recountUnseen, unseenFilters } from './seen';

const mostAtOnce = 1_000;

/**
 * Marks notifications as seen, however many: all, those of replies, or all others; the mark goes at once.
 * @throws what the server answered; then the counts are asked anew.
 */
export async function markSeen(client: ApolloClient, which: keyof typeof unseenFilters): Promise<void> {
  try {
    for (;;) {
      const { data } = await client.query({
        query: UnseenIdsDocument,
        variables: { unseen: { filters: unseenFilters[which], limit: mostAtOnce } },
        fetchPolicy: 'no-cache',
      });
      const ids = data?.notifications?.data.map(({ id }) => id) ?? [];
      if (ids.length === 0) return;
      // No more than were found: one that came meanwhile is still to be seen. Of both kinds the counts are asked at the end.
      if (which !== 'replies') addUnseen(client, { type: 'other' }, which === 'all' ? -Infinity : -ids.length);
      await client.mutate({ mutation: MarkSeenDocument, variables: { ids } });
      for (const id of ids)
        client.cache.modify({
          id: client.cache.identify({ __typename: 'Notification', id })!,
          fields: { viewed: () => true },
        });
      if (!data!.notifications!.hasMore) break;
    }
    if (which === 'all') await recountUnseen(client);
  } catch (error) {
    await recountUnseen(client);
    throw error;
  }
}
