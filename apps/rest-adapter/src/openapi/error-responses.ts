import { errorKinds, type ErrorCode } from '@bellbird/errors';
import type { JsonSchema } from '../table/route.js';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

/** The one shape of errors, with every code that there is. */
export const errorSchema: JsonSchema = {
  type: 'object',
  description: 'What every error looks like',
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(errorKinds), description: 'What went wrong, for programs' },
    error: { type: 'string', description: 'The title' },
    message: { type: 'string', description: 'For people' },
    fields: {
      type: 'array',
      description: 'What is wrong with the input, by dotted name',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' } },
        required: ['field', 'message'],
      },
    },
    traceId: { type: 'string', description: 'What to tell support' },
    existingId: { type: ['string', 'null'], format: 'uuid', description: 'Of duplicate-phone: who has it' },
    required: { type: 'string', description: 'Of insufficient-balance and balance-frozen: decimal, AUD' },
    available: { type: 'string', description: 'Of insufficient-balance and balance-frozen: decimal, AUD' },
    nextAllowedAt: { type: 'string', format: 'date-time', description: 'Of outside-send-window' },
    campaignIds: {
      type: 'array',
      items: { type: 'string', format: 'uuid' },
      description: 'Of wrong-state: which campaigns are being sent',
    },
  },
  required: ['statusCode', 'code', 'error', 'message', 'traceId'],
  additionalProperties: true,
  example: {
    statusCode: 400,
    code: 'invalid-input',
    error: 'Bad request',
    message: 'Invalid phone number.',
    fields: [{ field: 'phone', message: 'Invalid phone number.' }],
    traceId,
  },
};

const descriptions: Readonly<Record<number, string>> = {
  400: 'The input is wrong; fields says where',
  401: 'Nobody is signed in, or no longer',
  402: 'The balance does not suffice, or the card was declined',
  403: 'Not allowed to this person',
  404: 'Not there, or not yours',
  409: 'It does not fit the present state',
  413: 'The body is too large: JSON over 1 MB, an upload over its limit',
  415: 'The body is of another type',
  422: 'A rule of the business forbids it',
  429: 'Too many attempts',
  431: 'Address and headers are over 64 kB',
  500: 'A fault of Bellbird',
  503: 'A part of Bellbird is down for the moment',
  504: 'It took too long',
};

const retryAfter = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 1 } } };

/** The status under which a code is answered; `too-large` of a request's head is 431. */
export const statusOf = (code: ErrorCode): number => errorKinds[code].statusCode;

/** A response of a status that carries one of these codes. `rules`: why, where a rule of the business says so. */
export function errorResponse(status: number, codes: readonly ErrorCode[], rules: readonly string[] = []): JsonSchema {
  const [first = 'internal'] = codes;
  const { title, message } = errorKinds[first];
  const listed = rules.map((rule) => `\n- ${rule}`).join('');
  return {
    description: `${descriptions[status] ?? 'An error'}${listed === '' ? '' : `. Rules:\n${listed}`}`,
    ...((status === 429 || status === 503) && { headers: retryAfter }),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Error' },
            { type: 'object', properties: { code: { type: 'string', enum: codes } }, required: ['code'] },
          ],
        },
        example: {
          statusCode: status,
          code: first,
          error: title,
          message,
          ...(first === 'invalid-input' && { fields: [{ field: 'phone', message: 'Invalid phone number.' }] }),
          traceId,
        },
      },
    },
  };
}

/** Errors that mean the same wherever they are answered: status → codes. */
const common: Readonly<Record<number, readonly ErrorCode[]>> = {
  401: ['unauthorized', 'session-expired'],
  404: ['not-found'],
  413: ['too-large'],
  415: ['unsupported-type'],
  431: ['too-large'],
  500: ['internal'],
  503: ['unavailable'],
  504: ['timeout'],
};

/** `components.responses`: one for each status that means the same everywhere. */
export const errorResponses: JsonSchema = Object.fromEntries(
  Object.entries(common).map(([status, codes]) => [`Error${status}`, errorResponse(Number(status), codes)]),
);

/** The response of a status: by reference where it is the common one. */
export function errorOf(status: number, codes: readonly ErrorCode[], rules: readonly string[]): JsonSchema {
  const same = rules.length === 0 && common[status]?.join() === codes.join();
  return same ? { $ref: `#/components/responses/Error${status}` } : errorResponse(status, codes, rules);
}
