import { useEffect } from 'react';
import { SendersDocument } from '../../../domain/senders/senders.generated';
import { usePart } from '../opening/use-part';

/** Whom it may come from, and who is chosen; `adopt` takes the first where nobody was chosen yet. */
export function useSenders(callerId: string | null, adopt: (callerId: string) => void) {
  const senders = usePart(SendersDocument);
  const list = senders.data?.callerIds?.data;
  const proposed = list?.find(({ status }) => status === 'verified') ?? list?.[0];
  useEffect(() => {
    if (callerId === null && proposed !== undefined) adopt(proposed.id);
  }, [callerId, proposed, adopt]);
  return {
    error: senders.error,
    refetch: senders.refetch,
    list,
    sender: list?.find(({ id }) => id === callerId) ?? null,
  };
}
