import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { MarkSeenDocument, UnseenCountDocument, UnseenIdsDocument } from './notices.generated';

const unseen = { unseen: { filters: [{ field: 'viewed', type: 'boolean', operation: 'equals', value: 'no' }] } };

/** How many notifications the person has not seen; null until it is known. */
export function useUnseenCount(): { count: number | null; refetch: () => void } {
  const { data, refetch } = useQuery(UnseenCountDocument, { variables: unseen });
  return { count: data?.notificationsCountWithFilters ?? null, refetch: () => void refetch().catch(() => undefined) };
}

/** One more, or some fewer, without asking. */
export function addUnseen(client: ApolloClient, by: number): void {
  client.cache.updateQuery(
    { query: UnseenCountDocument, variables: unseen },
    (before) =>
      before && { notificationsCountWithFilters: Math.max(0, (before.notificationsCountWithFilters ?? 0) + by) },
  );
}

/** Marks every notification as seen, however many; the dot goes at once. @throws what the server answered; then the count is asked anew. */
export async function markAllSeen(client: ApolloClient): Promise<void> {
  try {
    for (;;) {
      const { data } = await client.query({ query: UnseenIdsDocument, fetchPolicy: 'no-cache' });
      const ids = data?.notificationsUnseen?.data.map(({ id }) => id) ?? [];
      if (ids.length === 0) return;
      addUnseen(client, -Infinity);
      await client.mutate({ mutation: MarkSeenDocument, variables: { ids } });
      for (const id of ids)
        client.cache.modify({
          id: client.cache.identify({ __typename: 'Notification', id })!,
          fields: { viewed: () => true },
        });
      if (data!.notificationsUnseen!.count <= ids.length) return;
    }
  } catch (error) {
    await client.refetchQueries({ include: [UnseenCountDocument] }).catch(() => undefined);
    throw error;
  }
}
