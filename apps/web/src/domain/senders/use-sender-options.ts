import { useQuery } from '@apollo/client/react';
import { shownSender } from './sender-words';
import { SendersDocument } from './senders.generated';

/**
 * The senders that can send, as options, called as phones show them; the one that is `chosen` stays among them.
 * Undefined while they are not known.
 */
export function useSenderOptions(chosen: string | null): { value: string; label: string }[] | undefined {
  const { data } = useQuery(SendersDocument);
  return data?.callerIds?.data
    .filter(({ id, status }) => status === 'verified' || id === chosen)
    .map((sender) => ({ value: sender.id, label: shownSender(sender) }));
}
