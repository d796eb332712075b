interface KnownTag {
  id: string;
  name: string;
  /** Contacts that have it. */
  count: number;
}

interface PeopleOfImport {
  /** The list of contacts with them on top: by their tags where there are some, the last changed ones first. */
  shown: string;
  /** A new campaign to all with one tag of the import, the one that fewest others have; null where it had none. */
  text: { to: string; tag: string; isAll: boolean } | null;
}

/** Where the people of an import are found again, and texted. `isAll`: nobody else has the tag. */
export function peopleOfImport(tags: readonly string[], known: readonly KnownTag[], imported: number): PeopleOfImport {
  const theirs = known
    .filter(({ name }) => tags.some((tag) => tag.toLowerCase() === name.toLowerCase()))
    .sort((a, b) => a.count - b.count);
  const params = new URLSearchParams({ sort: 'updatedAt:desc' });
  if (theirs.length > 0) params.set('filters', taggedOneOf(theirs));
  const [own] = theirs;
  return {
    shown: `/contacts?${params}`,
    text: own
      ? {
          to: `/sms-campaigns/create-from-contacts?${new URLSearchParams({ filters: taggedOneOf([own]) })}`,
          tag: own.name,
          isAll: own.count === imported,
        }
      : null,
  };
}

const taggedOneOf = (tags: readonly KnownTag[]): string =>
  JSON.stringify([{ field: 'tags', type: 'tags', operation: 'one', value: tags.map(({ id }) => id) }]);
