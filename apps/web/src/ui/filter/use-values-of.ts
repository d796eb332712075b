import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import type { FieldValue, Filter, ValuesOf } from './filter';

/** The question for the values of a list's fields; its one root field is called `values`. */
export type ValuesDocument = TypedDocumentNode<
  { values?: { data: readonly FieldValue[] } | null },
  { field: string; search?: string | null; query?: { filters?: unknown; filtersMatch?: 'all' | 'any' | null } | null }
>;

/** Asks the graph what stands in a field; undefined where the list has no question for it. `always`: what holds of all its rows. */
export function useValuesOf(
  document: ValuesDocument | undefined,
  always: readonly Filter[] | undefined,
): ValuesOf | undefined {
  const client = useApolloClient();
  return useMemo(() => {
    if (document === undefined) return undefined;
    return async ({ field, search, filters }) => {
      const { data } = await client.query({
        query: document,
        variables: {
          field,
          ...(search !== '' && { search }),
          query: { filters: [...(always ?? []), ...filters], filtersMatch: 'all' },
        },
        fetchPolicy: 'network-only',
      });
      return data?.values?.data ?? [];
    };
  }, [client, document, always]);
}
