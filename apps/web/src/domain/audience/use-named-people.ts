import { useQuery } from '@apollo/client/react';
import { AudiencePeopleDocument, type AudiencePersonFragment } from './audience.generated';

/**
 * The people who were chosen one by one. Nobody is asked for above `most`, where their number alone is shown; only once
 * `isAnswered` is whoever is missing no longer there, for an earlier answer knows nothing of somebody just chosen.
 */
export function useNamedPeople(
  ids: readonly string[],
  most: number,
): { people: readonly AudiencePersonFragment[]; isAnswered: boolean } {
  const { data, previousData } = useQuery(AudiencePeopleDocument, {
    variables: { query: { filters: [{ field: 'id', type: 'enum', operation: 'one', value: ids }], limit: most } },
    skip: ids.length === 0 || ids.length > most,
  });
  return { people: (data ?? previousData)?.contacts?.data ?? [], isAnswered: data !== undefined };
}
