import { isUuid, type Tx } from '@bellbird/database';
import { actorOf, type ResourceContext } from '../graphql/context.js';
import { loaderIn } from '../graphql/loader.js';
import type { Identified, Resource } from '../resource/resource.js';
import { readRows } from './read-rows.js';

type Read<C> = <T>(context: C, work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * `__resolveReference` of the resource's type, for `_entities`: all ids of a request in one query, each null where the
 * caller may not see it. Also usable by field resolvers, as `(reference, context) => row`.
 */
export function referenceResolver<C extends ResourceContext, Out extends Identified, I, P>(
  resource: Resource<Out, I, P>,
  deps: { read: Read<C> },
): (reference: { id: string }, context: C) => Promise<Out | null> {
  const key = Symbol(`${resource.type} by id`);
  return ({ id }, context) =>
    loaderIn<string, Out | null>(context, key, (ids) => resolveReferences(resource, deps, context, ids)).load(id);
}

/** Rows by id, in the order of the ids, null where there is none (or none of the caller's). One transaction, two queries. */
export async function resolveReferences<C extends ResourceContext, Out extends Identified, I, P>(
  resource: Resource<Out, I, P>,
  deps: { read: Read<C> },
  context: C,
  ids: readonly string[],
): Promise<(Out | null)[]> {
  const actor = actorOf(context);
  const askable = [...new Set(ids.filter(isUuid).map((id) => id.toLowerCase()))];
  const rows = await deps.read(context, (tx) => readRows(tx, resource, actor, askable));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(String(id).toLowerCase()) ?? null);
}
