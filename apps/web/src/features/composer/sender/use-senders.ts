import { useEffect } from 'react';
import { usePart } from '../opening/use-part';
import { ComposerSendersDocument } from './senders.generated';

/** Whom it may come from, and who is chosen; `adopt` takes the first where nobody was chosen yet. */
export function useSenders(callerId: string | null, adopt: (callerId: string) => void) {
  const senders = usePart(ComposerSendersDocument);
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
