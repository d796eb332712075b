import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';
import type { Tx } from '@bellbird/database';
import type { Storage } from '@bellbird/storage';
import { orderFile } from '../jobs/export-job.js';
import { exporterOf } from '../jobs/exporter.js';
import { readBulkJob, readExportJob } from '../jobs/read-job.js';
import type { ListQuery } from '../page/list-query.js';
import { countRows } from '../read/count-rows.js';
import { checkBesideFilters, checkListQuery, listRows } from '../read/list-rows.js';
import { listValues } from '../read/list-values.js';
import { checkedId, readRow } from '../read/read-rows.js';
import type { Identified, Resource, ResourceActor, View } from '../resource/resource.js';
import { sharedResolvers, type MembersOfBusiness } from '../sharing/members.js';
import { usersIn } from '../sharing/sharing.js';
import { bulkChange, type BulkResult } from '../write/bulk-change.js';
import { createRow } from '../write/create-row.js';
import { deleteRow, viewOf } from '../write/delete-rows.js';
import { restoreRow } from '../write/restore-rows.js';
import type { Selection } from '../write/selection.js';
import { updateRow } from '../write/update-row.js';
import type { Writing } from '../write/write-context.js';
import { actorOf, type ResourceContext } from './context.js';
import { operationNames } from './sdl.js';

/** What the resolvers stand on; service-host's `Work` gives `read`, `change` and `changeAfter`. */
export interface ResourceDeps<C extends ResourceContext> {
  /** One transaction of the context's tenant. */
  read<T>(context: C, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for a change that may be asked for again: its answer is kept by idempotency key. */
  change<T>(context: C, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The same where others are asked first, before the transaction; not again for a call that was answered already. Only
   * resources with the hook `prepare` need it.
   */
  changeAfter?<P, T>(context: C, prepare: () => Promise<P>, work: (tx: Tx, prepared: P) => Promise<T>): Promise<T>;
  /** Who knows the people of a business; only shared resources need it. */
  members?: MembersOfBusiness;
  clock: { now(): Date };
  /** Told after a job was ordered; only resources with bulk calls or exports need it. */
  jobs?: { wake(): void };
  /** Where exports lie. */
  storage?: Storage;
}

type Resolver<C> = (source: unknown, args: never, context: C, info: GraphQLResolveInfo) => Promise<unknown>;
export interface ResolverMap<C> {
  /** Of members of its type that are known only when they are answered. */
  Type: Record<string, unknown>;
  Query: Record<string, Resolver<C>>;
  Mutation: Record<string, Resolver<C>>;
}

interface QueryArgs {
  query?: ListQuery | null;
}
interface ValuesArgs extends QueryArgs {
  field: string;
  search?: string | null;
}
interface IdArgs {
  id: string;
}
interface BulkArgs {
  selection: Selection;
  trash?: boolean | null;
}

/** The resolvers of exactly the root fields that `resourceSdl` writes. */
export function resourceResolvers<C extends ResourceContext, Out extends Identified, I, P>(
  resource: Resource<Out, I, P>,
  deps: ResourceDeps<C>,
): ResolverMap<C> {
  const { verbs } = resource;
  const name = operationNames(resource);
  const listOf =
    (view: View) =>
    (_: unknown, { query }: QueryArgs, context: C, info: GraphQLResolveInfo) => {
      const ofPage = selected(info);
      const ofRows = new Set(
        namesOf(
          selected(
            info,
            ofPage.filter(({ name: { value } }) => value === 'data'),
          ),
        ),
      );
      const withCount = namesOf(ofPage).some((each) => each === 'count' || each === 'countIsExact');
      return deps.read(context, (tx) =>
        listRows(tx, resource, actorOf(context), query ?? {}, view, withCount, (member) => ofRows.has(member)),
      );
    };
  const countOf = (query: ListQuery | null, context: C) =>
    deps.read(context, async (tx) => {
      const actor = actorOf(context);
      if (query !== null) await checkBesideFilters(tx, resource, actor, query);
      return (
        await countRows(tx, resource, actor, {
          view: 'live',
          filters: query?.filters,
          filtersMatch: query?.filtersMatch,
        })
      ).count;
    });
  const valuesOf = async (tx: Tx, actor: ResourceActor, { field, search, query }: ValuesArgs) => {
    if (query != null) await checkBesideFilters(tx, resource, actor, query);
    return listValues(tx, resource, actor, {
      field,
      search,
      filters: query?.filters,
      filtersMatch: query?.filtersMatch,
    });
  };
  const writing = (tx: Tx, context: C): Writing<Out, I, P> => ({
    tx,
    resource,
    actor: actorOf(context),
    now: deps.clock.now(),
  });
  const change = <T>(context: C, work: (writing: Writing<Out, I, P>) => Promise<T>) =>
    deps.change(context, (tx) => work(writing(tx, context)));
  const { prepare } = resource.hooks;
  if (resource.shared !== null && (deps.members === undefined || deps.changeAfter === undefined))
    throw new Error(`${resource.type} is shared, and nobody tells who is a member.`);
  if (prepare !== undefined && deps.changeAfter === undefined)
    throw new Error(`${resource.type} asks others before it writes, and nothing lets it.`);
  const changeBy = <T>(
    context: C,
    id: string | null,
    body: I | P,
    work: (writing: Writing<Out, I, P>) => Promise<T>,
  ) => {
    const users = resource.shared === null ? [] : usersIn(body);
    if ((prepare === undefined && users.length === 0) || deps.changeAfter === undefined) return change(context, work);
    return deps.changeAfter(
      context,
      async () => {
        const actor = actorOf(context);
        return {
          prepared: await prepare?.(actor, body, id === null ? null : checkedId(id)),
          ...(users.length > 0 && { members: new Set(await deps.members?.areMembers(actor.tenantId, users)) }),
        };
      },
      (tx, asked) => work({ ...writing(tx, context), ...asked }),
    );
  };
  const bulk = (context: C, kind: 'delete' | 'restore', selection: Selection, view: View) =>
    change(context, async (writing) => wakingJobs(deps, writing.tx, await bulkChange(writing, kind, selection, view)));

  const queries: Record<string, false | Resolver<C>> = {
    [name.list]: verbs.has('list') && listOf('live'),
    [name.get]:
      verbs.has('get') &&
      ((_: unknown, { id }: IdArgs, context: C) =>
        deps.read(context, (tx) => readRow(tx, resource, actorOf(context), id))),
    [name.count]: verbs.has('count') && ((_: unknown, _args: object, context: C) => countOf(null, context)),
    [name.countWithFilters]:
      verbs.has('count-with-filters') &&
      ((_: unknown, { query }: QueryArgs, context: C) => countOf(query ?? null, context)),
    [name.values]:
      verbs.has('values') &&
      ((_: unknown, args: ValuesArgs, context: C) =>
        deps.read(context, async (tx) => ({ data: await valuesOf(tx, actorOf(context), args) }))),
    [name.trash]: verbs.has('trash') && listOf('trash'),
    [name.exportJob]:
      verbs.has('export') &&
      ((_: unknown, { jobId }: { jobId: string }, context: C) =>
        deps.read(context, (tx) => readExportJob(tx, resource, actorOf(context), storageOf(deps), jobId))),
    [name.bulkJob]:
      (verbs.has('bulk-delete') || verbs.has('trash')) &&
      ((_: unknown, { jobId }: { jobId: string }, context: C) =>
        deps.read(context, (tx) => readBulkJob(tx, resource, actorOf(context), jobId))),
  };
  const mutations: Record<string, false | Resolver<C>> = {
    [name.create]:
      verbs.has('create') &&
      ((_: unknown, { input }: { input: I }, context: C) =>
        changeBy(context, null, input, (each) => createRow(each, input))),
    [name.update]:
      verbs.has('update') &&
      ((_: unknown, { id, input }: IdArgs & { input: P }, context: C) =>
        changeBy(context, id, input, (each) => updateRow(each, id, input))),
    [name.delete]:
      verbs.has('delete') &&
      ((_: unknown, { id, trash }: IdArgs & { trash?: boolean | null }, context: C) =>
        change(context, (writing) => deleteRow(writing, id, trash === true))),
    [name.deleteMany]:
      verbs.has('bulk-delete') &&
      ((_: unknown, { selection, trash }: BulkArgs, context: C) =>
        bulk(context, 'delete', selection, viewOf(resource.trash, trash === true))),
    [name.restore]:
      verbs.has('trash') &&
      ((_: unknown, { id }: IdArgs, context: C) => change(context, (writing) => restoreRow(writing, id))),
    [name.restoreMany]:
      verbs.has('trash') &&
      ((_: unknown, { selection }: BulkArgs, context: C) => bulk(context, 'restore', selection, 'trash')),
    [name.export]:
      verbs.has('export') &&
      ((_: unknown, { query, trash }: QueryArgs & { trash?: boolean | null }, context: C) =>
        change(context, (writing) => orderExport(deps, writing, query ?? {}, viewOf(resource.trash, trash === true)))),
  };
  const named = resource.shared === null || deps.members === undefined ? {} : sharedResolvers<C>(deps.members);
  return { Query: there(queries), Mutation: there(mutations), Type: named };
}

const there = <V>(fields: Record<string, false | V>): Record<string, V> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, V] => entry[1] !== false));

function wakingJobs<C extends ResourceContext>(deps: ResourceDeps<C>, tx: Tx, result: BulkResult): BulkResult {
  if (result.job !== null) tx.afterCommit(() => deps.jobs?.wake());
  return result;
}

async function orderExport<C extends ResourceContext, Out extends Identified, I, P>(
  deps: ResourceDeps<C>,
  { tx, resource, actor }: Writing<Out, I, P>,
  query: ListQuery,
  view: View,
) {
  const { sortBy, filters, filtersMatch } = query;
  // Said now, to the one who asked, and not an hour later by a failed job.
  await checkListQuery(tx, resource, actor, query, view);
  const job = await orderFile(tx, exporterOf(resource), { view, query: { sortBy, filters, filtersMatch }, actor });
  tx.afterCommit(() => deps.jobs?.wake());
  return job;
}

function storageOf<C extends ResourceContext>({ storage }: ResourceDeps<C>): Storage {
  if (storage === undefined) throw new Error('A resource with exports needs a storage.');
  return storage;
}

/** Asked for by a request under its root field: what nobody wants, as a count, is not made. */
function selected(info: GraphQLResolveInfo, under: readonly FieldNode[] = info.fieldNodes): FieldNode[] {
  const within = (set: SelectionSetNode | undefined): FieldNode[] =>
    set?.selections.flatMap((each) => {
      if (each.kind === 'Field') return [each];
      return within(each.kind === 'InlineFragment' ? each.selectionSet : info.fragments[each.name.value]?.selectionSet);
    }) ?? [];
  return under.flatMap((node) => within(node.selectionSet));
}

const namesOf = (fields: readonly FieldNode[]): string[] => fields.map(({ name }) => name.value);
