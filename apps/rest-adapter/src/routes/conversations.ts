import { refTo } from '../openapi/refs.js';
import { mutation, query, type GraphRoute } from '../table/route.js';
import { body, path, search } from '../table/sources.js';

const tag = 'conversations';
const one = '/conversations/{id}';

const message = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  direction: 'in',
  text: 'Do you have a table for four at six?',
  at: '2026-11-20T01:00:00.000Z',
  status: null,
  state: null,
  campaignId: null,
  campaignName: null,
  kind: 'inbound',
  cost: null,
  sentBy: null,
  media: [],
};

export const conversationRoutes: readonly GraphRoute[] = [
  {
    method: 'GET',
    path: `${one}/messages`,
    tag,
    summary: 'See the texts of a conversation',
    description: 'The newest first: what they wrote, replies, campaigns and other texts to them.',
    operation: query('conversationMessages', { id: path('id'), before: search('before'), limit: search('limit') }),
    search: {
      before: { type: 'string', format: 'uuid', description: 'Only what is older than this text of the answer before' },
      limit: { type: 'integer', minimum: 1, maximum: 100, description: 'At most 100, which is the default' },
    },
    answer: ({ conversationMessages: data }) => ({ body: { data } }),
    shapes: {
      200: {
        type: 'object',
        properties: { data: { type: 'array', items: refTo('ConversationMessage') } },
        required: ['data'],
        example: { data: [message] },
      },
    },
  },
  {
    method: 'POST',
    path: `${one}/reply`,
    tag,
    summary: 'Reply to a conversation',
    description:
      'One text to this person, sent at once and charged. Without callerId it comes from the number they wrote to. With version, an old version is refused with 409: a colleague may have replied.',
    operation: mutation('replyToConversation', { id: path('id'), input: body }),
    straight: 'campaigns',
    example: { text: 'See you at six.' },
    status: 201,
  },
];
