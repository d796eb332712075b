import { refTo } from '../openapi/refs.js';
import { mutation, query, type GraphRoute, type Route } from '../table/route.js';
import { body, member, path, search } from '../table/sources.js';

const tag = 'contacts';

const importJob = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    status: { type: 'string', enum: ['queued', 'running', 'completed', 'failed', 'undone'] },
    progress: { type: 'integer', minimum: 0, maximum: 100 },
  },
  required: ['id', 'status', 'progress'],
  example: { id: '01890a5d-ac96-774b-bcce-b302099a8057', status: 'queued', progress: 0 },
} as const;

const timelineEntry = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  at: '2026-11-20T01:00:00.000Z',
  kind: 'text',
  campaignId: '01890a5d-ac96-774b-bcce-b302099a8058',
  name: 'Winter specials',
  text: 'Hi Mia, soup is back.',
  status: 'delivered',
  reason: null,
  cost: '0.080000',
  by: null,
};

const importForm = {
  type: 'object',
  properties: {
    file: { type: 'string', format: 'binary', description: 'CSV, at most 200 MB' },
    options: {
      type: 'object',
      description: 'mapping column → field, onExisting update or skip, names of tags, the opt-in agreement, dryRun',
      properties: {
        mapping: {
          type: ['object', 'null'],
          additionalProperties: { type: ['string', 'null'] },
          description: 'Heading → field; null passes a column over',
        },
        onExisting: { type: ['string', 'null'], enum: ['update', 'skip', null] },
        tags: {
          type: ['array', 'null'],
          items: { type: 'string', minLength: 1, maxLength: 50 },
          maxItems: 50,
          description: 'Names; made where missing',
        },
        optInAgreement: {
          type: ['object', 'null'],
          additionalProperties: false,
          properties: {
            permissionWithinTwoYears: { type: 'boolean' },
            notBorrowed: { type: 'boolean' },
            notPurchased: { type: 'boolean' },
          },
        },
        dryRun: { type: ['boolean', 'null'] },
      },
      additionalProperties: false,
    },
  },
  required: ['file'],
  additionalProperties: false,
} as const;

const importExample = {
  file: 'phone,first name\n0412 345 678,Mia\n',
  options: {
    mapping: { 'first name': 'firstName' },
    onExisting: 'update',
    tags: ['Autumn'],
    optInAgreement: { permissionWithinTwoYears: true, notBorrowed: true, notPurchased: true },
  },
};

export const contactRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/history-contacts/analytics-lines',
    tag,
    summary: 'Contacts over time',
    description:
      'A line a key with a point a day, week or month of the business, at most 400. total and the three statuses are as they were at the end of each, added and removed what happened in it.',
    operation: query('contactsAnalyticsLines', {
      from: search('from'),
      to: search('to'),
      groupBy: search('groupBy'),
    }),
    search: {
      from: { type: 'string', format: 'date', description: "A day in the business's zone; 30 days ago if not given" },
      to: { type: 'string', format: 'date', description: 'Included; today if not given' },
      groupBy: { type: 'string', enum: ['day', 'week', 'month'], description: 'day if not given' },
    },
  },
  {
    method: 'GET',
    path: '/contacts/analytics-pie',
    tag,
    summary: 'Contacts by marketing status',
    description: 'As they are now, and how many agreed to other channels: 0 until there are any.',
    operation: query('contactsAnalyticsPie'),
  },
  {
    method: 'POST',
    path: '/contacts/import-from-file',
    tag,
    status: 202,
    summary: 'Import contacts from a CSV file',
    description:
      'People come in as transactional-only unless all three sentences of the opt-in agreement are true. An unsubscribed person never becomes subscribed by an import.',
    upload: { service: 'contacts', path: '/uploads/contacts/import', mostBytes: 200 * 1_024 * 1_024 },
    access: 'campaign-editor',
    body: importForm,
    shape: importJob,
    form: {
      encoding: { file: { contentType: 'text/csv' }, options: { contentType: 'application/json' } },
      example: importExample,
    },
    refusals: [
      {
        code: 'invalid-input',
        field: 'file.*|options.*',
        rule: 'The file is CSV with a heading of its columns, the mapping leads to fields that there are.',
      },
      { code: 'unsupported-type', rule: 'The file is text in CSV: no spreadsheet, no image.' },
      { code: 'too-many-requests', rule: 'So many uploads are under way already.' },
    ],
  },
  {
    method: 'GET',
    path: '/contacts/import-from-file/{jobId}',
    tag,
    summary: 'See an import',
    description:
      'How far it is; rows = created + updated + skipped + rejected once it is completed. incomplete of them came in without a value that does not fit its field. rejectedUrl leads to the rejected and the incomplete rows for an hour.',
    operation: query('contactsImport', { jobId: path('jobId') }),
  },
  {
    method: 'POST',
    path: '/contacts/import-from-file/{jobId}/undo',
    tag,
    status: 202,
    summary: 'Undo an import, for 30 days',
    operation: mutation('undoContactsImport', { jobId: path('jobId') }),
    description:
      'Takes back what the import made and changed, where nobody has changed it since. Look at the address of the Location header.',
    answer: (found, { path: { jobId: id } }) => ({
      body: found['undoContactsImport'],
      location: `/contacts/import-from-file/${id}`,
    }),
  },
  {
    method: 'GET',
    path: '/contacts/{id}/timeline',
    tag,
    summary: 'See what happened with a contact',
    description:
      'The newest first: texts and replies, opt-ins and opt-outs, holds, imports, turns. Texts and decisions are those of the phone. status, reason and by say more of each.',
    operation: query('contactTimeline', {
      id: path('id'),
      before: search('before'),
      limit: search('limit'),
      kinds: search('kinds'),
    }),
    search: {
      before: { type: 'string', format: 'date-time', description: 'Only what was before: at of the last one shown' },
      limit: { type: 'integer', minimum: 1, maximum: 100, description: 'At most 100, which is the default' },
      kinds: { type: 'string', description: 'Kinds, with commas between them; all if not given' },
    },
    answer: ({ contactTimeline: data }) => ({ body: { data } }),
    shapes: {
      200: {
        type: 'object',
        properties: { data: { type: 'array', items: refTo('TimelineEntry') } },
        required: ['data'],
        example: { data: [timelineEntry] },
      },
    },
  },
  {
    method: 'GET',
    path: '/contacts/opt-out-info/{contactId}/{optOutToken}',
    tag,
    summary: 'See what the opt-out page shows',
    description: 'Public: the token of the link is the right to it. Looking changes nothing.',
    operation: query('optOutInfo', { contactId: path('contactId'), optOutToken: path('optOutToken') }),
  },
  {
    method: 'PUT',
    path: '/contacts/opt-out/{contactId}/{optOutToken}',
    tag,
    summary: 'Opt out, or in again',
    description: 'Public: the token of the link is the right to it. The link can be used again.',
    operation: mutation('optOut', { contactId: path('contactId'), optOutToken: path('optOutToken'), input: body }),
    example: { scope: 'all', state: 'out' },
  },
];

export const attributeRoutes: readonly GraphRoute[] = [
  {
    method: 'PUT',
    path: '/attributes/add-item-attribute/{id}',
    tag: 'attributes',
    summary: 'Add an item to a category',
    description: 'One that is there already is no error. It answers the custom field.',
    operation: mutation('addAttributeItem', { id: path('id'), item: member('item') }),
    example: { item: 'Vegetarian' },
  },
];
