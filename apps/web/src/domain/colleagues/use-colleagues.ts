import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { ColleaguesDocument } from './colleagues.generated';

interface Colleague {
  id: string;
  name: string;
}

/**
 * Who works here, by id: whom a conversation can be given to, and who wrote or sent what. They are not asked for while
 * `isWanted` is false; `isAsking` says that their names are on the way.
 */
export function useColleagues({ isWanted = true } = {}): {
  all: readonly Colleague[];
  nameOf: (id: string | null | undefined) => string | null;
  isAsking: boolean;
} {
  const { data, loading: isAsking } = useQuery(ColleaguesDocument, { fetchPolicy: 'cache-first', skip: !isWanted });
  const all = data?.directory?.data;
  return useMemo(() => {
    const names = new Map(all?.map(({ id, name }) => [id, name]));
    return {
      all: all?.filter(({ status }) => status === 'active') ?? [],
      nameOf: (id) => (id == null ? null : (names.get(id) ?? null)),
      isAsking,
    };
  }, [all, isAsking]);
}
