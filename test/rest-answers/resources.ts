import type { Made, Story } from './story.js';

/** A resource of which everything generic is asked. */
export interface Asked {
  base: string;
  /** Where its jobs lie, and under which name. */
  jobs: readonly [service: string, resource: string];
  /** Bodies of four that are made, the first of them in full. */
  makes: readonly [whole: object, second: object, third: object, fourth: object];
  change: object;
  /** A filter that one of them meets. */
  filter: { field: string; type: string; operation: string; value: unknown };
  /** Fields to sort by. */
  sortBy: string;
  hasTrash?: boolean;
}

/** Every generic call of a resource, with what it has made. Answers the id of the first, which is left. */
export async function askResource(story: Story, resource: Asked): Promise<string> {
  const { base, makes, change, hasTrash = false } = resource;
  const { ask } = story;
  const one = `/${base}/{id}`;
  const made: Made[] = [];
  for (const [nth, body] of makes.entries()) made.push(await ask(`POST /${base}`, `make ${nth + 1}`, { body }));
  const [first, second, third, fourth] = made.map(({ id }) => id) as [string, string, string, string];
  await ask(`POST /${base}`, 'one like the first', { body: makes[0] });
  await ask(`GET ${one}`, 'the first', { path: first });
  await askLists(story, resource);
  await story.exported(base);
  await story.job(base, ...resource.jobs);

  await ask(`PUT ${one}`, 'change', { path: first, body: change });
  await ask(`PUT ${one}`, 'change of an old version', { path: first, body: { ...change, version: 1 } });
  await ask(`PUT ${one}`, 'change of nothing', { path: first, body: {} });
  await ask(`DELETE ${one}`, 'the second', { path: second });
  await ask(`DELETE ${one}`, 'the second, again', { path: second });
  await ask(`PATCH /${base}`, 'delete none', { body: { data: [] } });
  await ask(`PATCH /${base}`, 'delete by ids', { body: { data: [third, second] } });
  await ask(`PATCH /${base}`, 'delete all without saying so', { body: { filters: [] } });
  if (hasTrash) {
    await ask(`GET /${base}/trash`, 'two');
    await ask(`PUT /${base}/restore/{id}`, 'the second', { path: second });
    await ask(`PATCH /${base}/restore`, 'by ids', { body: { data: [third] } });
    await ask(`DELETE ${one}`, 'the third', { path: third });
    await story.exported(base, { trash: true });
    await ask(`DELETE ${one}`, 'the third, for ever', { path: third, search: { trash: true } });
    await ask(`PATCH /${base}`, 'the trash, for ever', { body: { filters: [], all: true }, search: { trash: true } });
    await ask(`GET /${base}/trash`, 'none');
  }
  await ask(`PATCH /${base}`, 'delete by a filter', {
    body: { filters: [{ field: 'id', type: 'text', operation: 'equals', value: fourth }] },
  });
  await ask(`GET /${base}/count`, 'what is left');
  return first;
}

/** What can be read of a list. */
export async function askLists(
  { ask }: Story,
  { base, filter, sortBy }: Pick<Asked, 'base' | 'filter' | 'sortBy'>,
  isCounted = true,
): Promise<void> {
  const filters = [filter];
  await ask(`GET /${base}`, 'all');
  await ask(`GET /${base}`, 'a filter', { search: { filters } });
  await ask(`GET /${base}`, 'a page, sorted', { search: { sortBy, limit: 1 } });
  await ask(`GET /${base}`, 'further on', { search: { sortBy, limit: 1, skip: 1 } });
  await ask(`POST /${base}/query`, 'a filter', { body: { filters, filtersMatch: 'any', limit: 2 } });
  await ask(`GET /${base}/count`, 'all');
  await ask(`GET /${base}/values`, 'a field', { search: { field: filter.field, filters } });
  if (isCounted) await ask(`GET /${base}/count-with-filters`, 'a filter', { search: { filters } });
}
