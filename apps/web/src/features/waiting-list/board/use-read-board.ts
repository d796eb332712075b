import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useReadsBesideHints } from '../../../lib/graph/use-reads-beside-hints';
import { WaitingListNewsDocument, WaitingListPageDocument } from '../waiting-list.generated';

/** The list as the server says it is: read once, and again by every hint. A read that failed leaves what was read before. */
export function useReadBoard() {
  const client = useApolloClient();
  const { data: read, previousData, error, refetch } = useQuery(WaitingListPageDocument);
  const data = read ?? previousData;
  useSubscription(WaitingListNewsDocument, {
    onData: ({ data: { data: news } }) => {
      const board = news?.waitingListUpdated;
      if (board)
        client.cache.updateQuery(
          { query: WaitingListPageDocument },
          (known) => known && { ...known, waitingListBoard: board },
        );
    },
  });
  const again = (): Promise<unknown> => refetch().catch(() => undefined);
  useReadsBesideHints(data !== undefined, () => void again());
  return { data, error, again };
}
