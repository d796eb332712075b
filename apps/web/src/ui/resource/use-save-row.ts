import type { DocumentNode, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { problemAt, problemOf } from '../../lib/graph/problem';
import { keepRefused } from '../form/state/kept';
import type { FormValues } from '../form/state/paths';

interface SavedRow<One, Made, New, Change> {
  /** The form's own. */
  address: string;
  /** What is changed, at the version that was read; null: a new one is made. */
  row: { id: string; version: number } | null;
  one: TypedDocumentNode<One, { id: string }>;
  create: TypedDocumentNode<Made, { input: New }>;
  update: TypedDocumentNode<unknown, { id: string; input: Change & { version: number } }>;
  /** What shows the row, too, and is read again after it. */
  reads?: DocumentNode[];
  /** Where a name that is taken is said, and how. */
  taken: { field: string; words: string };
  /** Somebody else was quicker, and this is what they made of it. */
  onOvertaken?: (now: One) => void;
}

/**
 * The save of a row's form. A name that is taken is said at its field. Where somebody else was quicker nothing that was
 * typed is lost: their row is read, and the form that is drawn over it takes up what was typed.
 */
export function useSaveRow<One, Made, New, Change>(options: SavedRow<One, Made, New, Change>) {
  const { address, row, one, create, update, reads = [], taken, onOvertaken } = options;
  const client = useApolloClient();
  return async <V extends FormValues>(values: V, stands: V, input: New | Change): Promise<Made | null> => {
    const listed = { refetchQueries: reads };
    try {
      if (row === null)
        return (await client.mutate({ mutation: create, variables: { input: input as New }, ...listed })).data ?? null;
      const variables = { id: row.id, input: { ...(input as Change), version: row.version } };
      await client.mutate({ mutation: update, variables, ...listed });
      return null;
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code === 'duplicate-name') throw problemAt(problem, taken.field, taken.words);
      if (problem.code !== 'version-conflict' || row === null) throw problem;
      keepRefused(address, values, stands);
      const { data } = await client.query({ query: one, variables: { id: row.id }, fetchPolicy: 'network-only' });
      if (data !== undefined) onOvertaken?.(data);
      throw problem;
    }
  };
}
