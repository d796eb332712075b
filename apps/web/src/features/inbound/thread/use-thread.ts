import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { clock } from '../../../lib/clock';
import { problemOf } from '../../../lib/graph/problem';
import { useReadsBesideHints } from '../../../lib/graph/use-reads-beside-hints';
import { notifyProblem } from '../../../ui/toast/notify';
import { isAwaited, pageSize, withNewest, withOlder, withPending, type Message } from './thread';
import { ThreadDocument, ThreadNewsDocument } from './thread.generated';

/** The texts of one conversation, oldest first, kept as new as they are at the server. */
export function useThread(id: string) {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(ThreadDocument, { variables: { id, limit: pageSize } });
  const page = data?.conversationMessages;
  const [messages, setMessages] = useState<readonly Message[] | null>(page ? withNewest([], page) : null);
  const [isWhole, setWhole] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (page) setMessages((known) => withNewest(known ?? [], page));
  }, [page]);
  const now = useRef(messages);
  now.current = messages;
  const [pending, setPending] = useState<readonly Message[]>([]);
  const shown = messages && withPending(messages, pending);

  /** What is there now, once it is read. */
  const again = async (): Promise<readonly Message[]> => {
    const { data: read } = await refetch();
    return withNewest(now.current ?? [], read?.conversationMessages ?? []);
  };
  const againQuietly = (): void => void again().catch(() => undefined);
  useSubscription(ThreadNewsDocument, { variables: { id }, onData: againQuietly });
  useReadsBesideHints(shown?.some((message) => isAwaited(message, clock.now())) ?? false, againQuietly);

  const first = messages?.[0];
  const hasOlder = first !== undefined && !isWhole && messages!.length >= pageSize;
  const showOlder = async (): Promise<void> => {
    if (!hasOlder || isAsking) return;
    setAsking(true);
    try {
      const { data: read } = await client.query({
        query: ThreadDocument,
        variables: { id, before: first.id, limit: pageSize },
        fetchPolicy: 'no-cache',
      });
      const older = read?.conversationMessages ?? [];
      setMessages((known) => withOlder(known ?? [], older));
      setWhole(older.length < pageSize);
    } catch (cause) {
      notifyProblem(problemOf(cause));
    } finally {
      setAsking(false);
    }
  };

  return {
    messages: shown,
    /** Something of ours is on its way. */
    add: (message: Message) => setPending((before) => [...before, message]),
    problem: messages === null && error ? problemOf(error) : null,
    again,
    hasOlder,
    isAsking,
    showOlder,
  };
}
export type Thread = ReturnType<typeof useThread>;
