import { useQuery } from '@apollo/client/react';
import { phonePart } from '../../lib/format/phone';
import { useRested } from '../../lib/use-rested';
import { contains } from '../../ui/filter/contains';
import type { Filter } from '../../ui/filter/filter';
import { AudiencePeopleDocument, type AudiencePersonFragment } from './audience.generated';

/**
 * Contacts whose name, e-mail or phone holds what was typed; asked when the typing rests. Until then the answer is the
 * one before: whoever does not fit what is typed now is not among them.
 */
export function useFoundPeople(
  typed: string,
  limit = 20,
): { people: readonly AudiencePersonFragment[]; count: number; isSearching: boolean } {
  const now = typed.trim();
  const text = useRested(now, 250);
  const phone = phonePart(text);
  const filters: Filter[] =
    text === ''
      ? []
      : [
          contains('name', text),
          contains('email', text),
          ...(phone !== null ? [contains('phoneInternational', phone)] : []),
        ];
  const { data, previousData, loading } = useQuery(AudiencePeopleDocument, {
    variables: { query: { filters, filtersMatch: text === '' ? 'all' : 'any', sortBy: 'name:asc', limit } },
  });
  const answered = (data ?? previousData)?.contacts;
  const all = answered?.data ?? [];
  const people = all.filter((person) => fits(person, now));
  return {
    people,
    count: (answered?.count ?? 0) - (all.length - people.length),
    isSearching: text !== now || (loading && data === undefined),
  };
}

function fits({ name, email, phoneInternational }: AudiencePersonFragment, typed: string): boolean {
  const phone = phonePart(typed);
  return (
    `${name ?? ''}\n${email ?? ''}`.toLowerCase().includes(typed.toLowerCase()) ||
    (phone !== null && phoneInternational.includes(phone))
  );
}
