import { createContext, useContext } from 'react';

/** What a drawer beside the list knows of it. */
export interface ListAround {
  /** Of the list's page. */
  title: string;
  /** The rows that are shown, in their order. */
  ids: readonly string[];
  /** The place of the first of them in the whole list, from 1. */
  first: number;
  total: string;
  linkTo: (id: string) => string | null;
  /** No rows were answered yet, and no error. */
  isAwaited: boolean;
  /** The rows are those of the question, none is on its way. */
  isLoaded: boolean;
  refetch: () => Promise<void>;
}

export const ListContext = createContext<ListAround | null>(null);

export interface Neighbours {
  place: number;
  total: string;
  before: string | null;
  after: string | null;
}

/** Where a row stands in the list beside, and what comes before and after it; null where the list does not show it. */
export function useNeighbours(id: string | undefined): Neighbours | null {
  const list = useContext(ListContext);
  const at = list === null || id === undefined ? -1 : list.ids.indexOf(id);
  if (list === null || at < 0) return null;
  const link = (to: number): string | null => (list.ids[to] === undefined ? null : list.linkTo(list.ids[to]!));
  return { place: list.first + at, total: list.total, before: link(at - 1), after: link(at + 1) };
}

export const useListAround = (): ListAround | null => useContext(ListContext);
