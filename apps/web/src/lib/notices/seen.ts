import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { MarkSeenDocument, UnseenCountDocument, UnseenIdsDocument } from './notices.generated';

const notViewed = { field: 'viewed', type: 'boolean', operation: 'equals', value: 'no' };
const ofType = (operation: 'one' | 'none') => ({ field: 'type', type: 'enum', operation, value: ['inbound-sms'] });
/** A reply is seen where replies are read, all else where it is told. */
const filters = { all: [notViewed], replies: [notViewed, ofType('one')], others: [notViewed, ofType('none')] };
const variables = { replies: { filters: filters.replies }, others: { filters: filters.others } };
const mostAtOnce = 1_000;

export interface UnseenCounts {
  /** Null until it is known. */
  replies: number | null;
  others: number | null;
  refetch: () => void;
}

/** How many notifications the person has not seen. */
export function useUnseenCounts(): UnseenCounts {
  const { data, refetch } = useQuery(UnseenCountDocument, { variables });
  return {
    replies: data?.replies ?? null,
    others: data?.others ?? null,
    refetch: () => void refetch().catch(() => undefined),
  };
}

/** One more, or some fewer, without asking. */
export function addUnseen(client: ApolloClient, { type }: { type: string }, by: number): void {
  const which = type === 'inbound-sms' ? 'replies' : 'others';
  client.cache.updateQuery(
    { query: UnseenCountDocument, variables },
    (before) => before && { ...before, [which]: Math.max(0, (before[which] ?? 0) + by) },
  );
}

/**
 * Marks notifications as seen, however many: all, those of replies, or all others; the mark goes at once.
 * @throws what the server answered; then the counts are asked anew.
 */
export async function markSeen(client: ApolloClient, which: keyof typeof filters): Promise<void> {
  try {
    for (;;) {
      const { data } = await client.query({
        query: UnseenIdsDocument,
        variables: { unseen: { filters: filters[which], limit: mostAtOnce } },
        fetchPolicy: 'no-cache',
      });
      const ids = data?.notifications?.data.map(({ id }) => id) ?? [];
      if (ids.length === 0) return;
      // No more than were found: one that came meanwhile is still to be seen. Of both kinds the counts are asked at the end.
      if (which !== 'others') addUnseen(client, { type: 'inbound-sms' }, which === 'all' ? -Infinity : -ids.length);
      if (which !== 'replies') addUnseen(client, { type: 'other' }, which === 'all' ? -Infinity : -ids.length);
      await client.mutate({ mutation: MarkSeenDocument, variables: { ids } });
      for (const id of ids)
        client.cache.modify({
          id: client.cache.identify({ __typename: 'Notification', id })!,
          fields: { viewed: () => true },
        });
      if (!data!.notifications!.hasMore) break;
    }
    if (which === 'all') await client.refetchQueries({ include: [UnseenCountDocument] });
  } catch (error) {
    await client.refetchQueries({ include: [UnseenCountDocument] }).catch(() => undefined);
    throw error;
  }
}
