import { operationNames, type Verb } from '@bellbird/resource-kit';
import { refTo } from '../openapi/refs.js';
import { mutation, query, type Answer, type Found, type GraphRoute, type Operation } from '../table/route.js';
import {
  body,
  listFilters,
  listQuery,
  listQueryInBody,
  listQueryOrBody,
  path,
  search,
  type Source,
} from '../table/sources.js';
import { describeCalls, withArticle } from './describe-calls.js';

export interface ResourceRows {
  /** 'sms-templates' */
  base: string;
  one: string;
  many: string;
  /** For people: 'SMS template', 'SMS templates'. */
  words: readonly [one: string, many: string];
  /** `trash` brings the trash's list and both restores. */
  verbs: readonly Verb[];
  /** Bodies in the documentation, where those made from the types do not say enough. */
  examples?: { create?: unknown; update?: unknown };
}

/** The rows of a resource's generic calls. Their operations are those that resource-kit writes into its service's SDL. */
export function resourceRoutes({ base, one, many, words, verbs, examples = {} }: ResourceRows): GraphRoute[] {
  const name = operationNames({ one, many });
  const has = (verb: Verb): boolean => verbs.includes(verb);
  const [word, plural] = words;
  const trashable = has('trash');
  const inTrash: Readonly<Record<string, Source>> = trashable ? { trash: search('trash') } : {};
  const row = (
    method: GraphRoute['method'],
    below: string,
    summary: string,
    operation: Operation,
    more: Partial<GraphRoute> = {},
  ): GraphRoute => ({ method, path: `/${base}${below}`, tag: base, summary, operation, ...more });
  const counted = (operation: string): Partial<GraphRoute> => ({
    answer: (found) => ({ body: { count: found[operation] } }),
    shapes: { 200: countShape },
  });
  const affected = (operation: string): Partial<GraphRoute> => ({
    answer: bulkAnswer(base, operation),
    shapes: bulkShapes,
  });
  const exported = (operation: string): Partial<GraphRoute> => ({
    status: 202,
    answer: (found) => ({ body: found[operation], location: `/${base}/export-file/${idOf(found[operation])}` }),
    shapes: { 202: refTo('ExportJob') },
  });
  const say = describeCalls(words, trashable);
  const rows: (GraphRoute | false)[] = [
    has('list') && row('GET', '', `List ${plural}`, query(name.list, { query: listQuery }), { description: say.list }),
    has('list') &&
      row('POST', '/query', `List ${plural} by a query in the body`, query(name.list, { query: listQueryInBody }), {
        description: say.query,
        example: { filtersMatch: 'all', filters: [byId], skip: 0, limit: 50 },
      }),
    has('create') &&
      row('POST', '', `Create ${withArticle(word)}`, mutation(name.create, { input: body }), {
        description: say.create,
        status: 201,
        example: examples.create,
      }),
    has('bulk-delete') &&
      row('PATCH', '', `Delete many ${plural}`, mutation(name.deleteMany, { selection: body, ...inTrash }), {
        description: say.deleteMany,
        ...affected(name.deleteMany),
        example: { data: [exampleId] },
      }),
    has('count') &&
      row('GET', '/count', `Count all ${plural}`, query(name.count), {
        description: say.count,
        ...counted(name.count),
      }),
    has('count-with-filters') &&
      row(
        'GET',
        '/count-with-filters',
        `Count the ${plural} that the filters leave`,
        query(name.countWithFilters, { query: listQuery }),
        {
          description: say.countWithFilters,
          ...counted(name.countWithFilters),
        },
      ),
    has('values') &&
      row(
        'GET',
        '/values',
        `List the values of a field of ${plural}`,
        query(name.values, { field: search('field'), search: search('search'), query: listFilters }),
        { description: say.values },
      ),
    has('export') &&
      row(
        'POST',
        '/export-file',
        `Export ${plural} to a CSV file`,
        mutation(name.export, { query: listQueryOrBody, ...inTrash }),
        {
          description: say.export,
          ...exported(name.export),
          example: {},
        },
      ),
    has('export') &&
      row(
        'GET',
        '/export-file/{jobId}',
        `See an export of ${plural}`,
        query(name.exportJob, { jobId: path('jobId') }),
        { description: say.exportJob },
      ),
    (has('bulk-delete') || trashable) &&
      row('GET', '/jobs/{jobId}', `See a bulk change of ${plural}`, query(name.bulkJob, { jobId: path('jobId') }), {
        description: say.bulkJob,
      }),
    trashable &&
      row('GET', '/trash', `List ${plural} in the trash`, query(name.trash, { query: listQuery }), {
        description: say.trash,
      }),
    trashable &&
      row(
        'PATCH',
        '/restore',
        `Restore many ${plural} from the trash`,
        mutation(name.restoreMany, { selection: body }),
        {
          description: say.restoreMany,
          ...affected(name.restoreMany),
          example: { data: [exampleId] },
        },
      ),
    trashable &&
      row(
        'PUT',
        '/restore/{id}',
        `Restore ${withArticle(word)} from the trash`,
        mutation(name.restore, { id: path('id') }),
        { description: say.restore },
      ),
    has('get') &&
      row('GET', '/{id}', `See ${withArticle(word)}`, query(name.get, { id: path('id') }), { description: say.get }),
    has('update') &&
      row('PUT', '/{id}', `Change ${withArticle(word)}`, mutation(name.update, { id: path('id'), input: body }), {
        description: say.update,
        example: examples.update,
      }),
    has('delete') &&
      row('DELETE', '/{id}', `Delete ${withArticle(word)}`, mutation(name.delete, { id: path('id'), ...inTrash }), {
        description: say.delete,
        status: 204,
      }),
  ];
  return rows.filter((each): each is GraphRoute => each !== false);
}

const exampleId = '01890a5d-ac96-774b-bcce-b302099a8057';

/** A filter that every list has. */
const byId = { field: 'id', type: 'text', operation: 'equals', value: exampleId };

const idOf = (value: unknown): string => String((value as { id?: unknown } | null)?.id ?? '');

export const countShape = {
  type: 'object',
  properties: { count: { type: 'integer', minimum: 0 } },
  required: ['count'],
  example: { count: 812 },
};

const bulkShapes = {
  200: {
    type: 'object',
    properties: { affected: { type: 'integer', minimum: 0 } },
    required: ['affected'],
    example: { affected: 2 },
  },
  202: refTo('BulkJob'),
};

/** `{ affected }`, or 202 with the job where it became one. */
function bulkAnswer(base: string, operation: string): (found: Found) => Answer {
  return (found) => {
    const { affected, job } = found[operation] as { affected: number; job: { id: string } | null };
    return job === null ? { body: { affected } } : { status: 202, body: job, location: `/${base}/jobs/${job.id}` };
  };
}
