import type { Tx } from '@bellbird/database';
import { invalidField } from '@bellbird/errors';
import { compileFilters } from '../filter/compile-filters.js';
import { dayOf } from '../filter/days.js';
import { conditionsOf, parseFilters } from '../filter/parse-filters.js';
import type { Field } from '../resource/field.js';
import { Parameters } from '../resource/parameters.js';
import type { AnyResource, ResourceActor, View } from '../resource/resource.js';
import type { OrderKey } from './keyset-ranges.js';
import { openSource } from './open-source.js';
import { parseSort, writeSort, type SortKey } from './parse-sort.js';
import { resolveFields } from './resolve-fields.js';

/** What a statement is about: which rows of which view. */
export interface Wanted {
  view: View | 'any';
  filters?: unknown;
  filtersMatch?: unknown;
  /** Null: in no order (counts), or by id alone. */
  sortBy?: string | null;
  /** Only these rows. */
  ids?: readonly string[] | null;
  /** A field whose values the statement reads. */
  reads?: string;
  /** What the filters are called in the request, for the names of errors. */
  path?: string;
}

/** A checked query: tables, conditions, order. Its texts belong to `parameters`. */
export interface PlannedQuery {
  from: string;
  rowId: string;
  tenant: string | null;
  /** The field that was asked for by `reads`, and its comparable expression. */
  read: { field: Field; sql: string } | null;
  where: string[];
  order: OrderKey[];
  /** The order in one spelling, for cursors. */
  sort: string;
  parameters: Parameters;
}

/**
 * Checks filters and order against the declaration and writes them as SQL over the narrowest tables.
 * @throws 400 naming each thing that is not declared: `filters[0].field`, `sortBy` …
 */
export async function planQuery(
  tx: Tx,
  resource: AnyResource,
  actor: ResourceActor,
  wanted: Wanted,
  parameters = new Parameters(),
): Promise<PlannedQuery> {
  const tree = parseFilters(wanted.filters, wanted.filtersMatch, wanted.path);
  const sortKeys = wanted.sortBy == null ? [] : parseSort(wanted.sortBy === '' ? resource.defaultSort : wanted.sortBy);
  const view = wanted.view === 'any' ? 'live' : wanted.view;
  const names = [
    ...conditionsOf(tree).map((condition) => condition.field),
    ...sortKeys.map((key) => key.field),
    ...(wanted.reads === undefined ? [] : [wanted.reads]),
  ];
  const fields = await resolveFields(tx, resource, actor, view, names);
  const sortFields = sortKeys.map((key) => sortField(fields, key));
  const filterFields = conditionsOf(tree).flatMap((condition) => fields.get(condition.field) ?? []);
  const readField = wanted.reads === undefined ? null : fieldToRead(fields, wanted.reads);
  const source = openSource(
    resource,
    actor,
    wanted.view,
    {
      filters: readField === null ? filterFields : [...filterFields, readField],
      sort: sortFields,
      // What a value looks like as it was written stands in the own table alone.
      needsOwn: readField?.listed?.written !== undefined,
    },
    parameters,
  );
  const { from, rowId, tenant, expression } = source;
  const { timeZone, now } = actor;
  const today = (): string => dayOf(new Date(now), timeZone);
  const condition = compileFilters(tree, { fields, expression, rowId, tenant, timeZone, today, parameters });
  const where = [...source.where];
  if (wanted.ids != null) where.push(`${rowId} = any(${parameters.add([...wanted.ids], 'uuid[]')})`);
  if (condition !== 'true') where.push(condition);
  const order = sortKeys.map((key, at): OrderKey => {
    const field = sortFields[at] as Field & { sort: NonNullable<Field['sort']> };
    const bare = expression(field, 'sort');
    return {
      sql: field.sort.key?.(bare) ?? bare,
      direction: key.direction,
      mayBeEmpty: field.sort.mayBeEmpty,
      castTo: field.sort.castTo,
    };
  });
  const read = readField === null ? null : { field: readField, sql: expression(readField) };
  return { from, rowId, tenant, read, where, order, sort: writeSort(sortKeys), parameters };
}

function fieldToRead(fields: ReadonlyMap<string, Field>, name: string): Field {
  const found = fields.get(name);
  if (found === undefined) throw invalidField('field', `There is no field "${name.slice(0, 100)}" here.`);
  return found;
}

function sortField(fields: ReadonlyMap<string, Field>, key: SortKey): Field {
  const found = fields.get(key.field);
  if (found === undefined || found.sort === null)
    throw invalidField('sortBy', `There is no such field to sort by: ${key.field.slice(0, 100)}.`);
  return found;
}
