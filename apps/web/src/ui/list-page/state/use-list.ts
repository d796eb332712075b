import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { problemOf } from '../../../lib/graph/problem';
import type { Counted } from '../../figures/counted';
import type { Filter } from '../../filter/filter';
import type { ListAnswer, ListDeclaration, ListVariables } from '../list-declaration';
import { countQuery, pageQuery, unsaid } from './list-query';
import { readListState, writeListState, type ListState } from './list-state';

/**
 * The answer to show: to the question that is asked, or while that is on its way the one before. Where the question has
 * failed, none: rows of another would stand under its conditions, with a count that is not theirs.
 */
function useHeld<Answer>(
  question: string,
  answer: Answer | undefined,
  before: Answer | undefined,
  hasFailed: boolean,
): Answer | undefined {
  const answered = useRef<string | null>(null);
  const failed = useRef<string | null>(null);
  if (answer !== undefined) answered.current = question;
  else if (hasFailed && answered.current !== question) failed.current = question;
  // Another try of it begins without rows too.
  if (answer !== undefined || failed.current !== question) failed.current = null;
  return answer ?? (failed.current === null ? before : undefined);
}

const nothing: Pick<ListState, 'filters' | 'filtersMatch' | 'search'> = {
  filters: [],
  filtersMatch: 'all',
  search: '',
};

/** A list's rows as the address asks for them. The rows before stay while the next load; the next page is fetched ahead. */
export function useList<Data, Row extends { id: string }>(declaration: ListDeclaration<Data, Row>) {
  const { document, select, defaultSort } = declaration;
  const client = useApolloClient();
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readListState(params), [params]);
  const variables: ListVariables = { query: pageQuery(state, declaration, defaultSort) };
  const { data, previousData, error, loading, refetch } = useQuery<Data, ListVariables>(document, {
    variables,
    notifyOnNetworkStatusChange: true,
  });
  const held = useHeld(JSON.stringify(variables), data, previousData, error !== undefined && !loading) as
    Data | undefined;
  const found: ListAnswer<Row> | null = held === undefined ? null : (select(held) ?? null);
  // The first rows are drawn in slices beside the skeleton, so that a tap is heard; what is asked later stands at once.
  const isDrawn = useDeferredValue(found !== null);
  const answer = isDrawn ? found : null;
  const isNarrowed = state.filters.length > 0 || state.search.trim() !== '';
  const everything = useQuery<Data, ListVariables>(document, {
    variables: {
      query: countQuery(nothing, { ...declaration, atFirst: unsaid(state.filters, declaration.atFirst), folds: [] }),
    },
    skip: !isNarrowed,
  });
  const all = isNarrowed ? everything.data && select(everything.data as Data) : data === undefined ? null : answer;

  const next =
    data !== undefined && answer?.hasMore
      ? JSON.stringify(pageQuery(state, declaration, defaultSort, state.page + 1))
      : null;
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(
      () =>
        void client
          .query<Data, ListVariables>({ query: document, variables: { query: JSON.parse(next) } })
          .catch(() => {}),
      400,
    );
    return () => clearTimeout(timer);
  }, [client, document, next]);

  const change = useCallback(
    // At once: as a transition, which is the router's way, it would wait behind every other work of the page.
    (to: Partial<ListState>, how: { replace?: boolean } = {}) =>
      setParams((before) => writeListState(before, to), { replace: how.replace ?? false, flushSync: true }),
    [setParams],
  );

  /** How many there would be with other filters or another search: one small question to the server. */
  const countOf = useCallback(
    async (asked: Partial<Pick<ListState, 'filters' | 'filtersMatch' | 'search'>>): Promise<Counted> => {
      const { data: answered } = await client.query<Data, ListVariables>({
        query: document,
        variables: { query: countQuery({ ...state, ...asked }, declaration) },
        fetchPolicy: 'network-only',
        context: { queryDeduplication: false },
      });
      const { count = 0, countIsExact = true } = (answered && select(answered as Data)) ?? {};
      return { count, countIsExact };
    },
    [client, declaration, document, select, state],
  );

  // The page may have emptied under somebody's hands, or the address asks for one that never was.
  const isBeyond =
    data !== undefined && answer !== null && answer.data.length === 0 && answer.count > 0 && state.page > 1;
  const lastPage = answer === null ? 1 : Math.max(1, Math.ceil(answer.count / state.size));
  useEffect(() => {
    if (isBeyond) change({ page: lastPage }, { replace: true });
  }, [isBeyond, lastPage, change]);

  return {
    state,
    change,
    answer,
    total: all ? { count: all.count, countIsExact: all.countIsExact } : null,
    isNarrowed,
    countOf,
    /** Rows of the question before are shown while this one is asked. */
    isOld: data === undefined && held !== undefined,
    isLoading: loading,
    problem: error ? problemOf(error) : null,
    refetch: () =>
      refetch().then(
        () => undefined,
        () => undefined,
      ),
  };
}

export type List<Row> = Omit<ReturnType<typeof useList>, 'answer'> & { answer: ListAnswer<Row> | null };
export type CountOf = (asked: {
  filters?: readonly Filter[];
  filtersMatch?: ListState['filtersMatch'];
  search?: string;
}) => Promise<Counted>;
