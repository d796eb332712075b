import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { ComposerSendersDocument } from './senders.generated';

/** Whom it may come from, and who is chosen; `adopt` takes the first where nobody was chosen yet. */
export function useSenders(callerId: string | null, adopt: (callerId: string) => void) {
  const senders = useQuery(ComposerSendersDocument, { fetchPolicy: 'cache-first' });
  const senderList = senders.data?.callerIds?.data;
  const proposed = senderList?.find(({ status }) => status === 'verified') ?? senderList?.[0];
  useEffect(() => {
    if (callerId === null && proposed !== undefined) adopt(proposed.id);
  }, [callerId, proposed, adopt]);
  return {
    sendersError: senders.error,
    refetchSenders: senders.refetch,
    senderList,
    sender: senderList?.find(({ id }) => id === callerId) ?? null,
  };
}
