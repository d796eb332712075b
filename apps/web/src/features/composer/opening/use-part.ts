import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

/** What a part of the composer shows: found, as the page asks for all parts when it opens, and asked for where that failed. */
export const usePart = <T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  ...[variables]: Record<string, never> extends V ? [] : [variables: V]
) => useQuery(document as TypedDocumentNode<T>, { variables: variables ?? {}, fetchPolicy: 'cache-first' });
