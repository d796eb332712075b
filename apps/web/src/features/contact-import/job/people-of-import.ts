import { textTo } from '../../../domain/audience/text-to';

interface KnownTag {
  id: string;
  name: string;
  /** Contacts that have it. */
  count: number;
}

export interface PeopleOfImport {
  /** The list of contacts with them on top: by their tags where there are some, the last changed ones first. */
  shown: string;
  /**
   * A new campaign to all with one tag of the import, the one that fewest others have; without one to all who were added
   * on its day. Null where neither tells who they are.
   */
  text: { to: string; tag: string; isAll: boolean } | { to: string; day: string } | null;
}

/** Where the people of an import of that day are found again, and texted. `isAll`: nobody else has the tag. */
export function peopleOfImport(
  tags: readonly string[],
  known: readonly KnownTag[],
  { created, updated }: { created: number; updated: number },
  day: string | null,
): PeopleOfImport {
  const theirs = known
    .filter(({ name }) => tags.some((tag) => tag.toLowerCase() === name.toLowerCase()))
    .sort((a, b) => a.count - b.count);
  const params = new URLSearchParams({ sort: 'updatedAt:desc' });
  if (theirs.length > 0) params.set('filters', taggedOneOf(theirs));
  const [own] = theirs;
  const isOfDay = tags.length === 0 && created > 0 && updated === 0 && day !== null;
  return {
    shown: `/contacts?${params}`,
    text: own
      ? { to: textTo({ filters: taggedOneOf([own]) }), tag: own.name, isAll: own.count === created + updated }
      : isOfDay
        ? { to: textTo({ filters: addedOn(day) }), day }
        : null,
  };
}

const addedOn = (day: string): string =>
  JSON.stringify([{ field: 'createdAt', type: 'date', operation: 'equals', value: day }]);

const taggedOneOf = (tags: readonly KnownTag[]): string =>
  JSON.stringify([{ field: 'tags', type: 'tags', operation: 'one', value: tags.map(({ id }) => id) }]);
