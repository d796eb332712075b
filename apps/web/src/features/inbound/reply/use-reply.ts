import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { clock } from '../../../lib/clock';
import { newCallKey } from '../../../lib/graph/call-key';
import { problemOf, type Problem } from '../../../lib/graph/problem';
import { useUser } from '../../../lib/session/session';
import type { Conversation } from '../conversation';
import { ConversationToSeeDocument } from '../conversation.generated';
import { newestSince, pendingReply, type Message } from '../thread/thread';
import type { Thread } from '../thread/use-thread';
import { keepReply, keptReply } from './kept-reply';
import { billOf } from './reply-bill';
import { ReplyTermsDocument, SendReplyDocument } from './reply.generated';

/** Why what was typed was not sent. */
export type Refusal =
  | { kind: 'overtaken'; by: Message | null }
  | { kind: 'money'; isFrozen: boolean }
  | { kind: 'other'; problem: Problem };

/**
 * What is written to one person. It is kept while one moves about, and goes only once the server has taken it: it costs
 * money. A second try of the same words has the same key, so that it is one text.
 */
export function useReply(conversation: Conversation, thread: Thread, isOff: boolean) {
  const { id } = conversation;
  const { id: me } = useUser();
  const client = useApolloClient();
  const [text, setText] = useState(() => keptReply(id));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSending, setSending] = useState(false);
  const [callerId, setCallerId] = useState<string | null>(null);
  const key = useRef<string | null>(null);
  const { data, refetch } = useQuery(ReplyTermsDocument, { variables: { id }, skip: isOff });
  const [send] = useMutation(SendReplyDocument);
  const terms = data?.replyTerms ?? null;
  /** The number that they wrote to cannot send any more: another is chosen. */
  const needsSender = terms !== null && terms.callerId === null;
  const bill = billOf(text.trim(), terms);

  const write = (next: string): void => {
    setText(next);
    keepReply(id, next);
    key.current = null;
    if (refusal?.kind === 'other') setRefusal(null);
  };

  /** True once it is on its way. */
  const submit = async (): Promise<boolean> => {
    if (isSending || text.trim() === '' || bill.over > 0 || (needsSender && callerId === null)) return false;
    setSending(true);
    const before = thread.messages ?? [];
    key.current ??= newCallKey();
    try {
      const { data: answer } = await send({
        variables: {
          id,
          input: { text: text.trim(), version: conversation.version, ...(needsSender && { callerId }) },
        },
        context: { headers: { 'idempotency-key': key.current } },
      });
      setRefusal(null);
      write('');
      if (answer?.replyToConversation) thread.add(pendingReply(answer.replyToConversation, me, clock.now()));
      void thread.again().catch(() => undefined);
      void refetch().catch(() => undefined);
      return true;
    } catch (error) {
      setRefusal(await refusalOf(problemOf(error), before));
      return false;
    } finally {
      setSending(false);
    }
  };

  async function refusalOf(problem: Problem, before: readonly Message[]): Promise<Refusal> {
    // Of a fault nobody knows whether it arrived: the same key asks for the same text. Any other answer is the last word.
    if (!problem.isFault) key.current = null;
    if (problem.code === 'version-conflict') {
      const [now] = await Promise.all([
        thread.again().catch(() => before),
        client
          .query({ query: ConversationToSeeDocument, variables: { id }, fetchPolicy: 'network-only' })
          .catch(() => undefined),
      ]);
      return { kind: 'overtaken', by: newestSince(before, now) };
    }
    if (problem.code === 'insufficient-balance' || problem.code === 'balance-frozen') {
      await refetch().catch(() => undefined);
      return { kind: 'money', isFrozen: problem.code === 'balance-frozen' };
    }
    return { kind: 'other', problem };
  }
  return { text, write, needsSender, callerId, setCallerId, terms, bill, refusal, isSending, submit };
}
export type ReplyState = ReturnType<typeof useReply>;
