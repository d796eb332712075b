import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { UnseenCountDocument } from './notices.generated';

const notViewed = { field: 'viewed', type: 'boolean', operation: 'equals', value: 'no' };
const ofType = (operation: 'one' | 'none') => ({ field: 'type', type: 'enum', operation, value: ['inbound-sms'] });
/** Of replies it is counted how many wait for an answer, whoever reads them; all else is seen where it is told. */
export const unseenFilters = {
  all: [notViewed],
  replies: [notViewed, ofType('one')],
  others: [notViewed, ofType('none')],
};
const variables = { others: { filters: unseenFilters.others } };

export interface UnseenCounts {
  /** Conversations that wait for somebody; null until it is known. */
  replies: number | null;
  /** Notifications that the person has not seen, but for those of replies. */
  others: number | null;
  refetch: () => void;
}

/** What waits for somebody, and what the person has not seen; not asked for while `skip`. */
export function useUnseenCounts(skip = false): UnseenCounts {
  const { data, refetch } = useQuery(UnseenCountDocument, { variables, skip });
  return {
    replies: data?.replies ?? null,
    others: data?.others ?? null,
    refetch: () => void refetch().catch(() => undefined),
  };
}

/** Asks anew what waits and what is unseen. */
export const recountUnseen = (client: ApolloClient): Promise<unknown> =>
  client.refetchQueries({ include: [UnseenCountDocument] }).catch(() => undefined);

/** One more, or some fewer, without asking; of replies only the server knows who waits. */
export function addUnseen(client: ApolloClient, { type }: { type: string }, by: number): void {
  if (type === 'inbound-sms') void recountUnseen(client);
  else
    client.cache.updateQuery(
      { query: UnseenCountDocument, variables },
      (before) => before && { ...before, others: Math.max(0, (before.others ?? 0) + by) },
    );
}
