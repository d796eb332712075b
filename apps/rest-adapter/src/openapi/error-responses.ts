import type { JsonSchema } from '../table/route.js';

/** The one shape of errors. */
export const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string' },
    error: { type: 'string', description: 'The title' },
    message: { type: 'string', description: 'For people' },
    fields: {
      type: 'array', description: 'What is wrong with the input, by dotted name',
      items: { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } }, required: ['field', 'message'] },
    },
    traceId: { type: 'string' },
  },
  required: ['statusCode', 'code', 'error', 'message', 'traceId'],
  additionalProperties: true,
};

interface Kind {
  description: string;
  code: string;
  error: string;
  message: string;
  fields?: readonly { field: string; message: string }[];
  retries?: boolean;
}

const kinds: Readonly<Record<string, Kind>> = {
  400: { description: 'The input is wrong; fields says where', code: 'invalid-input', error: 'Bad request', message: 'Invalid phone number.', fields: [{ field: 'phone', message: 'Invalid phone number.' }] },
  401: { description: 'Nobody is signed in, or no longer', code: 'session-expired', error: 'Session expired', message: 'Your session has expired. Please log in again.' },
  402: { description: 'The balance does not suffice, or the card was declined', code: 'insufficient-balance', error: 'Payment required', message: 'Your balance is too low. Top up to go on.' },
  403: { description: 'Not allowed to this person', code: 'forbidden', error: 'Forbidden', message: 'You do not have sufficient permission to access this.' },
  404: { description: 'Not there, or not yours', code: 'not-found', error: 'Not found', message: 'There is nothing here, or it is not yours.' },
  409: { description: 'It does not fit the present state', code: 'wrong-state', error: 'Bad request', message: 'This is not possible in the present state.' },
  413: { description: 'The body is too large', code: 'too-large', error: 'Bad request', message: 'The request is too large.' },
  415: { description: 'The body is of another type', code: 'unsupported-type', error: 'Bad request', message: 'This type of content is not supported.' },
  422: { description: 'A rule of the business forbids it', code: 'outside-send-window', error: 'Bad request', message: 'Marketing messages go out on weekdays 9:00-20:00 and Saturdays 9:00-17:00.' },
  429: { description: 'Too many attempts', code: 'too-many-requests', error: 'Bad request', message: 'Too many attempts. Try again later.', retries: true },
  500: { description: 'A fault of Bellbird', code: 'internal', error: 'Internal Server Error', message: 'An unexpected error has occurred.' },
  503: { description: 'A part of Bellbird is down for the moment', code: 'unavailable', error: 'Internal Server Error', message: 'A part of Bellbird is not available. Try again in a moment.', retries: true },
};

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

/** `components.responses`: one for each status that an error can have. */
export const errorResponses: JsonSchema = Object.fromEntries(Object.entries(kinds).map(([status, { description, retries, ...body }]) => [
  `Error${status}`,
  {
    description,
    ...(retries && { headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } } }),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: { statusCode: Number(status), ...body, traceId } } },
  },
]));

export const errorRef = (status: number): JsonSchema => ({ $ref: `#/components/responses/Error${status}` });
