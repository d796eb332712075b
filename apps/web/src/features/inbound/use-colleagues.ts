import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { ColleaguesDocument } from '../../domain/sharing/sharing.generated';

export interface Colleague {
  id: string;
  name: string;
}

/** Who works here, by id: whom a conversation can be given to, and who wrote what. */
export function useColleagues(): {
  all: readonly Colleague[];
  nameOf: (id: string | null | undefined) => string | null;
} {
  const { data } = useQuery(ColleaguesDocument, { fetchPolicy: 'cache-first' });
  const all = data?.directory?.data;
  return useMemo(() => {
    const names = new Map(all?.map(({ id, name }) => [id, name]));
    return {
      all: all?.filter(({ status }) => status === 'active') ?? [],
      nameOf: (id) => (id == null ? null : (names.get(id) ?? null)),
    };
  }, [all]);
}
