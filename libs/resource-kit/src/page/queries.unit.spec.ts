import { readFileSync, writeFileSync } from 'node:fs';
import { valuesStatement } from '../read/list-values.js';
import type { ResourceActor } from '../resource/resource.js';
import { noDatabase } from '../testing/no-database.js';
import { alice, person } from '../testing/people.js';
import { planQuery, type Wanted } from './plan-query.js';
import { countStatement, keysetStatements, skippingStatement, type Statement } from './statements.js';

/**
 * The SQL that the kit writes, to be read in reviews. After a wanted change: UPDATE_QUERIES=1 and run this spec.
 */
const file = new URL('../../queries.sql', import.meta.url);
const id = '01920000-0000-7000-8000-000000000001';
const tag = '01920000-0000-7000-8000-000000000701';
const zoned: ResourceActor = { ...alice, timeZone: 'Australia/Sydney' };

const f = (field: string, type: string, operation: string, value?: unknown): object => ({
  field,
  type,
  operation,
  value,
});

const everyOperation: object[] = [
  ...['contains', 'notContains', 'equals', 'notEqual', 'startsWith', 'endsWith'].map((operation) =>
    f('name', 'text', operation, 'Mc%'),
  ),
  ...['equals', 'notContains', 'contains'].map((operation) => f('email', 'text', operation, '')),
  ...['equals', 'notEqual', 'lessThan', 'lessThanOrEqual', 'greaterThan', 'greaterThanOrEqual'].map((operation) =>
    f('score', 'number', operation, 1.5),
  ),
  f('score', 'number', 'inRange', [1, 2]),
  f('visits', 'number', 'equals', 2),
  f('visits', 'number', 'equals', 1.5),
  ...['equals', 'notEqual', 'lessThan', 'lessThanOrEqual', 'greaterThan', 'greaterThanOrEqual'].map((operation) =>
    f('seenAt', 'date', operation, '2026-10-04'),
  ),
  f('seenAt', 'date', 'inRange', ['2026-10-04', '2026-10-05']),
  f('born', 'date', 'equals', '2000-02-29'),
  f('name', 'text', 'one', ['Mc', 'O']),
  f('name', 'text', 'none', ['Mc']),
  ...['before-days-ago', 'within-days-ago', 'within-days-ahead', 'anniversary-within-days'].flatMap((operation) =>
    ['seenAt', 'born'].map((field) => f(field, 'date', operation, 30)),
  ),
  ...['seenAt', 'born'].map((field) => f(field, 'date', 'anniversary-in-month', 6)),
  f('born', 'date', 'anniversary-within-days', 330),
  f('born', 'date', 'anniversary-within-days', 366),
  ...['yes', 'no', 'undetermined'].map((value) => f('happy', 'boolean', 'equals', value)),
  f('status', 'enum', 'equals', 'pending'),
  f('status', 'enum', 'notEqual', 'pending'),
  f('status', 'enum', 'one', ['pending']),
  f('status', 'enum', 'none', ['pending']),
  f('status', 'enum', 'one', []),
  ...['one', 'all', 'none'].map((operation) => f('plan', 'categories', operation, ['Gold'])),
  f('plan', 'categories', 'none-any'),
  ...['one', 'all', 'none'].map((operation) => f('tags', 'tags', operation, [tag])),
  f('tags', 'tags', 'none-any'),
  f('id', 'enum', 'one', [id]),
];

async function plan(wanted: Omit<Wanted, 'view'> & { view?: Wanted['view'] }) {
  return planQuery(noDatabase, person, zoned, { view: 'live', ...wanted });
}

const written = (title: string, statements: readonly Statement[]): string =>
  `-- ${title}\n${statements.map(({ text, values }) => `${text}\n-- ${JSON.stringify(values)}`).join('\n')}\n`;

async function allQueries(): Promise<string> {
  const pages = async (
    title: string,
    wanted: Parameters<typeof plan>[0],
    position: Parameters<typeof keysetStatements>[1] = null,
  ): Promise<string> =>
    written(
      title,
      keysetStatements(await plan({ sortBy: '', ...wanted }), position).map((statement) => statement(51)),
    );
  const listed = async (title: string, reads: string, looked: string): Promise<string> => {
    const planned = await plan({ filters: [f('status', 'enum', 'equals', 'pending')], reads });
    const { field, sql } = planned.read as NonNullable<typeof planned.read>;
    return written(title, [valuesStatement(planned, sql, field.listed ?? {}, looked)]);
  };
  const nested = [
    f('name', 'text', 'startsWith', 'Mc'),
    {
      type: 'conditional',
      operator: 'OR',
      filters: [
        f('score', 'number', 'greaterThan', 5),
        {
          type: 'conditional',
          operator: 'AND',
          filters: [f('happy', 'boolean', 'equals', 'yes'), f('tags', 'tags', 'none-any')],
        },
      ],
    },
  ];
  const suburb = f('attributes.suburb', 'text', 'contains', 'kew');
  return [
    await pages('first page, newest first', {}),
    await pages('next page', {}, { keys: ['2026-03-01 00:00:00.123456+00'], id }),
    await pages('first page by a field that may be empty, descending', { sortBy: 'name:desc' }),
    await pages('next page of it', { sortBy: 'name:desc' }, { keys: ['mc'], id }),
    await pages('next page of it, among the empties', { sortBy: 'name:desc' }, { keys: [null], id }),
    await pages('next page of two keys', { sortBy: 'status:asc,score:desc' }, { keys: ['1', '2.5'], id }),
    await pages('a page of the trash', { view: 'trash', filters: [suburb] }),
    await pages('filter and order on the side table alone', { filters: [suburb], sortBy: 'createdAt:desc' }),
    await pages('filter on the side table, order on the own one', { filters: [suburb], sortBy: 'name:asc' }),
    await pages('any, and nested', { filters: nested, filtersMatch: 'any' }),
    written('skip', [skippingStatement(await plan({ sortBy: 'name:desc,createdAt:asc' }), 500_000, 51)]),
    written('count', [countStatement(await plan({ filters: nested }))]),
    written('count on the side table alone', [
      countStatement(await plan({ filters: [suburb, f('status', 'enum', 'notEqual', 'pending')] })),
    ]),
    await listed('values of a custom field that hold letters', 'attributes.suburb', 'new'),
    await listed('values of tags', 'tags', ''),
    ...(await Promise.all(
      everyOperation.map(async (filter) => {
        const { where, parameters } = await plan({ filters: [filter] });
        const { field, operation, value } = filter as Record<string, unknown>;
        return `-- ${field} ${operation} ${JSON.stringify(value) ?? ''}\n${where.filter((each) => !/^[tf]\.(tenant_id = |trashed_at)/.test(each)).join(' and ') || 'true'}\n-- ${JSON.stringify(parameters.values.slice(1))}\n`;
      }),
    )),
  ].join('\n');
}

it('writes the SQL of queries.sql', async () => {
  const now = await allQueries();
  if (process.env['UPDATE_QUERIES'] !== undefined) writeFileSync(file, now);
  expect(now).toBe(readFileSync(file, 'utf8'));
});
