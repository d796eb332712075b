import { refTo } from '../openapi/refs.js';
import {
  mutation,
  query,
  together,
  type Asked,
  type Call,
  type GraphRoute,
  type JsonSchema,
  type Method,
} from '../table/route.js';
import { body, path, search } from '../table/sources.js';

const tag = 'sms-campaigns';
const id = '01890a5d-ac96-774b-bcce-b302099a8057';

const campaign = {
  name: 'Winter specials',
  messageType: 'marketing',
  deliveryType: 'immediately',
  callerId: id,
  message: 'Hi {{firstName|there}}, soup is back. Stop: {{optOutLink}}',
  segmentIds: ['all-contacts'],
};
const test = { callerId: id, message: 'Hi {{firstName|there}}, soup is back.', phones: ['0412 345 678'] };

const detailStatuses = ['pending', 'outbound', 'delivered', 'bounced', 'unknown', 'canceled', 'left-out'];
const oneCampaign: Call = { field: 'smsCampaign', args: { id: path('id') } };
const paged = { campaignId: path('id'), skip: search('skip'), limit: search('limit') };
const wantsLeftOut = ({ search: asked }: Asked): boolean => asked['status'] === 'left-out';

const counts = (words: readonly string[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(words.map((word) => [word, { type: 'integer', minimum: 0 }])),
  required: words,
});
const post = (
  below: string,
  summary: string,
  description: string,
  operation: GraphRoute['operation'],
  example: unknown,
  status: 200 | 201 = 200,
): GraphRoute => ({
  method: 'POST' as Method,
  path: `/sms-campaigns${below}`,
  tag,
  summary,
  description,
  operation,
  example,
  status,
});

export const smsCampaignRoutes: readonly GraphRoute[] = [
  {
    method: 'GET',
    path: '/sms-campaigns/analytics',
    tag,
    summary: 'Totals of campaigns and a line a day, week or month',
    description:
      'Of the campaigns that were launched in a time, by the day of their launch in the zone of the business; at most 400 days. byHour counts who got a text by hour of the week, from Monday.',
    operation: query('smsCampaignsAnalytics', {
      from: search('from'),
      to: search('to'),
      groupBy: search('groupBy'),
      messageType: search('messageType'),
      callerId: search('callerId'),
    }),
    search: {
      from: { type: 'string', format: 'date', description: "A day in the business's zone; 30 days ago if not given" },
      to: { type: 'string', format: 'date', description: 'Included; today if not given' },
      groupBy: {
        type: 'string',
        enum: ['day', 'week', 'month'],
        description: 'What a line stands for; day if not given',
      },
      messageType: { type: 'string', enum: ['transactional', 'marketing', 'review'] },
      callerId: { type: 'string', format: 'uuid', description: 'Of one sender alone' },
    },
  },
  {
    method: 'GET',
    path: '/sms-campaigns/compare',
    tag,
    summary: 'Compare two to five campaigns',
    description: 'Side by side, in the order of the ids.',
    operation: query('compareSmsCampaigns', { ids: search('ids') }),
    search: { ids: { type: 'string', description: 'Ids, with commas between them' } },
  },
  {
    method: 'GET',
    path: '/sms-campaigns/count-by-status',
    tag,
    summary: 'Count campaigns by status',
    description: 'Every status, 0 too.',
    operation: query('smsCampaignsCountByStatus'),
    shapes: {
      200: {
        ...counts(['draft', 'pending', 'running', 'completed', 'canceled']),
        example: { draft: 1, pending: 0, running: 1, completed: 12, canceled: 0 },
      },
    },
  },
  {
    method: 'GET',
    path: '/sms-campaigns/count-by-message-type',
    tag,
    summary: 'Count campaigns by message type',
    description: 'Every message type, 0 too.',
    operation: query('smsCampaignsCountByMessageType'),
    shapes: {
      200: {
        ...counts(['transactional', 'marketing', 'review']),
        example: { transactional: 2, marketing: 12, review: 0 },
      },
    },
  },
  post(
    '/get-cost',
    'Quote a campaign to the micro-dollar',
    'Renders and counts the text for everybody who is meant: exact, no estimate, at any hour. Nothing is changed.',
    query('quoteSmsCampaign', { input: body }),
    campaign,
  ),
  post(
    '/get-cost/test',
    'Quote a test send',
    'What the test would cost, phone by phone. Nothing is sent.',
    query('quoteSmsCampaignTest', { input: body }),
    test,
  ),
  {
    ...post(
      '/test',
      'Send a text to at most five phones',
      'It is charged. Who has opted out is left out and not charged.',
      mutation('sendTestSms', { input: body }),
      test,
      201,
    ),
    straight: 'campaigns',
  },
  {
    method: 'GET',
    path: '/sms-campaigns/details/{id}',
    tag,
    summary: 'See a campaign with a row a recipient',
    description: 'People who were left out are shown only when asked for by status=left-out.',
    operation: together({
      campaign: oneCampaign,
      page: { field: 'campaignRecipients', args: { ...paged, status: search('status') } },
    }),
    instead: [
      {
        when: wantsLeftOut,
        operation: together({ campaign: oneCampaign, page: { field: 'campaignLeftOut', args: paged } }),
      },
    ],
    search: { status: { type: 'string', enum: detailStatuses } },
    answer: ({ campaign: one, page }) => ({ body: { campaign: one, ...(page as object) } }),
    shapes: {
      200: {
        allOf: [
          { type: 'object', properties: { campaign: refTo('SmsCampaign') }, required: ['campaign'] },
          refTo('RecipientList'),
        ],
      },
    },
  },
  {
    method: 'POST',
    path: '/sms-campaigns/details/{id}/export-file',
    tag,
    summary: 'Export the recipients of a campaign to a CSV file',
    description:
      'A row a person, in the order of the audience; with status=left-out, of those who were left out. Ask the address of the Location header until the file is ready; you get a notification, too.',
    operation: mutation('exportCampaignRecipients', { campaignId: path('id'), status: search('status') }),
    instead: [{ when: wantsLeftOut, operation: mutation('exportCampaignLeftOut', { campaignId: path('id') }) }],
    search: { status: { type: 'string', enum: detailStatuses } },
    status: 202,
    answer: ({ exportCampaignRecipients: people, exportCampaignLeftOut: leftOut }) => ({
      body: people ?? leftOut,
      location:
        leftOut === undefined
          ? `/sms-campaigns/details/export-file/${(people as { id: string }).id}`
          : `/sms-campaigns/details/left-out/export-file/${(leftOut as { id: string }).id}`,
    }),
    shapes: { 202: refTo('ExportJob') },
  },
  {
    method: 'GET',
    path: '/sms-campaigns/details/export-file/{jobId}',
    tag,
    summary: 'See an export of the recipients of a campaign',
    description: 'Completed, it has a signed link to the file, good for an hour.',
    operation: query('campaignRecipientsExport', { jobId: path('jobId') }),
  },
  {
    method: 'GET',
    path: '/sms-campaigns/details/left-out/export-file/{jobId}',
    tag,
    summary: 'See an export of who was left out of a campaign',
    description: 'Completed, it has a signed link to the file, good for an hour.',
    operation: query('campaignLeftOutExport', { jobId: path('jobId') }),
  },
  {
    method: 'GET',
    path: '/sms-campaigns/details/{id}/message/{ordinal}',
    tag,
    summary: 'Read what one person was sent',
    description:
      'To the letter, with its names and links; `ordinal` is that of the row of the details. 404 where there is none, or the text was blanked since.',
    operation: query('campaignMessage', { campaignId: path('id'), ordinal: path('ordinal') }),
  },
];
