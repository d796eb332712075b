import type { Tx } from '@bellbird/database';
import { invalidField } from '@bellbird/errors';
import { isStorableText, longestText } from '../filter/condition.js';
import { containsText } from '../filter/text-condition.js';
import { planQuery, type PlannedQuery } from '../page/plan-query.js';
import type { Field, ListedValues } from '../resource/field.js';
import type { AnyResource, ResourceActor } from '../resource/resource.js';

/** Whose values, of which rows. */
export interface ValuesWanted {
  field: string;
  /** Only values that contain this, without case. */
  search?: string | null | undefined;
  filters?: unknown;
  filtersMatch?: unknown;
}

/** A value as filters take it, and how many rows have it. */
export interface FieldValue {
  value: string;
  count: number;
}

export const mostValues = 50;

/**
 * The values of a field among the rows that the filters leave, the most frequent first, ties by the value. Empty ones
 * are no values. What differs in case alone is one value, spelled as most spell it.
 * @throws 400 naming `field` where it has no such list, `search`, or what is wrong in the filters.
 */
export async function listValues(
  tx: Tx,
  resource: AnyResource,
  actor: ResourceActor,
  { field: name, search, filters, filtersMatch }: ValuesWanted,
): Promise<FieldValue[]> {
  const looked = search ?? '';
  if (!isStorableText(looked) || looked.length > longestText)
    throw invalidField('search', `Give a text of at most ${longestText} characters.`);
  const planned = await planQuery(tx, resource, actor, { view: 'live', filters, filtersMatch, reads: name });
  const { field, sql } = planned.read as NonNullable<PlannedQuery['read']>;
  const listed = listedOf(name, field);
  if (listed.says !== undefined)
    return fixedValues(tx, planned, listed.several === true ? `unnest(${sql})` : sql, listed.says, looked);
  const { text, values } = valuesStatement(planned, sql, listed, looked);
  return tx.query<FieldValue>(text, values);
}

function listedOf(name: string, { listed, types }: Field): ListedValues {
  if (listed !== null) return listed;
  throw invalidField(
    'field',
    `"${name.slice(0, 100)}" is of type ${Object.keys(types).join(' or ')}: only text, enum, tags, categories and boolean fields have values to list.`,
  );
}

/** Fixed words are few: all are counted, and searched by what they say. */
async function fixedValues(
  tx: Tx,
  { from, where, parameters }: PlannedQuery,
  key: string,
  says: (stored: unknown) => string | null,
  looked: string,
): Promise<FieldValue[]> {
  const counted = await tx.query<{ stored: unknown; count: number }>(
    `select ${key} as stored, count(*)::int as count\nfrom ${from}${conditions(where)}\ngroup by 1`,
    parameters.values,
  );
  return counted
    .flatMap(({ stored, count }) => {
      const value = says(stored);
      return value === null || !value.toLowerCase().includes(looked.toLowerCase()) ? [] : [{ value, count }];
    })
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, mostValues);
}

/** One statement: rows by spelling, spellings by value. */
export function valuesStatement(
  { from, where, rowId, tenant, parameters }: PlannedQuery,
  key: string,
  { written, relation }: ListedValues,
  looked: string,
): { text: string; values: unknown[] } {
  if (relation !== undefined) {
    const { table, rowColumn, tagColumn, tenantColumn = 'tenant_id', names } = relation;
    const mine = tenant === null || tenantColumn === null ? '' : `g.${tenantColumn} = ${tenant} and `;
    const named =
      names === undefined || looked === ''
        ? ''
        : ` join ${names.table} n on ${mine === '' ? '' : `n.${tenantColumn} = ${tenant} and `}n.id = g.${tagColumn}`;
    const found = names === undefined ? `g.${tagColumn}::text` : `n.${names.column}`;
    return {
      text: [
        `select g.${tagColumn}::text as value, count(*)::int as count`,
        `from ${from} join ${table} g on ${mine}g.${rowColumn} = ${rowId}${named}${conditions([...where, ...searched(found, looked, parameters)])}`,
        `group by g.${tagColumn}`,
        `order by count desc, value`,
        `limit ${mostValues}`,
      ].join('\n'),
      values: parameters.values,
    };
  }
  return {
    text: [
      `select (array_agg(spelled.written order by spelled.many desc, spelled.written))[1] as value, sum(spelled.many)::int as count`,
      `from (`,
      `select (${key})::text as key, (${written ?? key})::text as written, count(*) as many`,
      `from ${from}${conditions([...where, `(${key})::text <> ''`, ...searched(`(${key})::text`, looked, parameters)])}`,
      `group by 1, 2`,
      `) spelled`,
      `group by spelled.key`,
      `order by count desc, spelled.key`,
      `limit ${mostValues}`,
    ].join('\n'),
    values: parameters.values,
  };
}

const searched = (expression: string, looked: string, parameters: PlannedQuery['parameters']): string[] =>
  looked === '' ? [] : [containsText(expression, 'like', looked, parameters)];

const conditions = (where: readonly string[]): string =>
  where.length === 0 ? '' : `\nwhere ${where.join('\n  and ')}`;
