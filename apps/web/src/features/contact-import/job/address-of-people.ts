/** The list of contacts with the people of an import on top: by its tags where it had some, the last changed ones first. */
export function addressOfPeople(tags: readonly string[], known: readonly { id: string; name: string }[]): string {
  const ids = known
    .filter(({ name }) => tags.some((tag) => tag.toLowerCase() === name.toLowerCase()))
    .map(({ id }) => id);
  const params = new URLSearchParams({ sort: 'updatedAt:desc' });
  if (ids.length > 0)
    params.set('filters', JSON.stringify([{ field: 'tags', type: 'tags', operation: 'one', value: ids }]));
  return `/contacts?${params}`;
}
