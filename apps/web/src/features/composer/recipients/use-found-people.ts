import { useQuery } from '@apollo/client/react';
import { phonePart } from '../../../lib/format/phone';
import { useRested } from '../../../lib/use-rested';
import { contains } from '../../../ui/filter/contains';
import type { Filter } from '../../../ui/filter/filter';
import { ComposerPeopleDocument, type ComposerPersonFragment } from './audience.generated';

/** Contacts whose name, e-mail or phone holds what was typed; asked when the typing rests. */
export function useFoundPeople(
  typed: string,
  limit = 20,
): { people: readonly ComposerPersonFragment[]; count: number; isSearching: boolean } {
  const text = useRested(typed.trim(), 250);
  const phone = phonePart(text);
  const filters: Filter[] =
    text === ''
      ? []
      : [
          contains('name', text),
          contains('email', text),
          ...(phone !== null ? [contains('phoneInternational', phone)] : []),
        ];
  const { data, previousData, loading } = useQuery(ComposerPeopleDocument, {
    variables: { query: { filters, filtersMatch: text === '' ? 'all' : 'any', sortBy: 'name:asc', limit } },
  });
  const shown = (data ?? previousData)?.contacts;
  return { people: shown?.data ?? [], count: shown?.count ?? 0, isSearching: loading && data === undefined };
}
