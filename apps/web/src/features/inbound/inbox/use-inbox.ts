import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { recountUnseen } from '../../../domain/notices/seen';
import { problemOf } from '../../../lib/graph/problem';
import { useUser } from '../../../lib/session/session';
import { ConversationNewsDocument } from '../conversation.generated';
import { useDecided } from '../decided';
import { ConversationsDocument, ViewCountsDocument } from './inbox.generated';
import { countsOf, isNews, queryOf, readInbox, writeInbox, type InboxState } from './views';

/** Counts are asked anew once the news rests. */
const restMs = 250;

/**
 * The list of the address, live: rows change in their places, and who would come in or move up waits to be shown. Where
 * no row stands nothing can move, and they are shown at once.
 */
export function useInbox() {
  const client = useApolloClient();
  const { id: me } = useUser();
  const [params, setParams] = useSearchParams();
  const state = readInbox(params);
  const query = queryOf(state, me);
  const question = JSON.stringify(query);
  const { data, previousData, error, loading, refetch } = useQuery(ConversationsDocument, { variables: { query } });
  const counts = useQuery(ViewCountsDocument, { variables: countsOf(me) });
  const answer = (data ?? previousData)?.conversations ?? null;
  const rows = (answer?.data ?? []).map(useDecided());

  const [fresh, setFresh] = useState<{ of: string; ids: ReadonlySet<string> }>({ of: question, ids: new Set() });
  const shown = useRef({ rows, state });
  shown.current = { rows, state };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { refetch: count } = counts;
  const recount = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void count().catch(() => undefined);
      void recountUnseen(client);
    }, restMs);
  }, [client, count]);
  const again = useCallback(async (): Promise<void> => {
    await refetch().catch(() => undefined);
    setFresh({ of: question, ids: new Set() });
  }, [refetch, question]);

  useSubscription(ConversationNewsDocument, {
    onData: ({ data: { data: told } }) => {
      const news = told?.conversationUpdated;
      if (!news) return;
      recount();
      const { rows: now, state: asked } = shown.current;
      if (!isNews(now, news, asked, me)) return;
      if (now.length === 0) return void again();
      setFresh((before) => ({
        of: question,
        ids: new Set([...(before.of === question ? before.ids : []), news.id]),
      }));
    },
  });

  return {
    state,
    answer,
    rows,
    counts: counts.data ?? counts.previousData ?? null,
    /** The rows are still those of the question before. */
    isOld: loading && data === undefined,
    problem: error === undefined ? null : problemOf(error),
    fresh: fresh.of === question ? fresh.ids.size : 0,
    again,
    recount,
    change: (change: Partial<InboxState>, how: { replace?: boolean } = {}) =>
      setParams(new URLSearchParams(writeInbox(state, change)), { ...how, state: { keepScroll: true } }),
  };
}
export type Inbox = ReturnType<typeof useInbox>;
