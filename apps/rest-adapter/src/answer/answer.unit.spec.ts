import { ProductError, unavailable } from '@bellbird/errors';
import { fromGraphError, fromThrown, splitError } from './error-answer.js';
import { nextLink } from './next-link.js';

describe('an error of the graph', () => {
  it('becomes the one shape that errors have', () => {
    const error = {
      message: 'A contact with this phone number already exists.',
      path: ['createContact'],
      extensions: {
        code: 'duplicate-phone',
        statusCode: 409,
        title: 'Bad request',
        existingId: 'x',
        traceId: 't',
        serviceName: 'contacts',
        stacktrace: ['secret'],
      },
    };
    expect(fromGraphError(error)).toEqual({
      statusCode: 409,
      code: 'duplicate-phone',
      error: 'Bad request',
      message: error.message,
      existingId: 'x',
      traceId: 't',
    });
  });

  it('keeps its fields, and has some where input is wrong', () => {
    const fields = [{ field: 'email', message: 'Invalid' }];
    expect(
      fromGraphError({ message: 'Invalid', extensions: { code: 'invalid-input', fields, traceId: 't' } }),
    ).toMatchObject({ statusCode: 400, fields });
    expect(fromGraphError({ message: 'x', extensions: { code: 'invalid-input', traceId: 't' } }).fields).toEqual([]);
    expect(
      fromGraphError({ message: 'x', extensions: { code: 'not-found', fields: [], traceId: 't' } }),
    ).not.toHaveProperty('fields');
  });

  it('shows nothing of a fault but its kind', () => {
    for (const code of ['internal', 'INTERNAL_SERVER_ERROR', 'constructor', undefined]) {
      expect(
        fromGraphError({
          message: 'duplicate key value violates …',
          extensions: { code, traceId: 't', query: 'select', statusCode: 500 },
        }),
      ).toEqual({
        statusCode: 500,
        code: 'internal',
        error: 'Internal Server Error',
        message: 'An unexpected error has occurred.',
        traceId: 't',
      });
    }
  });
});

describe('headers of errors', () => {
  it('say when to come back, whole seconds, at least one', () => {
    expect(splitError(fromThrown(unavailable(7)))).toMatchObject({ headers: { 'retry-after': '7' } });
    expect(
      splitError(fromThrown(new ProductError('too-many-requests', undefined, [], { retryAfterSeconds: 0.2 }))).headers[
        'retry-after'
      ],
    ).toBe('1');
    expect(splitError(fromThrown(new ProductError('too-many-requests'))).headers['retry-after']).toBe('2');
    expect(splitError(fromThrown(unavailable(7))).body).not.toHaveProperty('retryAfterSeconds');
    expect(splitError(fromThrown(new ProductError('not-found'))).headers).toEqual({});
  });

  it('hide the text of what nobody meant', () => {
    expect(fromThrown(new TypeError('x is not a function'))).toMatchObject({
      statusCode: 500,
      message: 'An unexpected error has occurred.',
    });
  });
});

describe('the link to the next page', () => {
  it('is the same request, on from the cursor', () => {
    expect(
      nextLink('https://bell.example', '/api/contacts?skip=20&limit=10&sortBy=name%3Aasc&after=old', 'new+/='),
    ).toBe('<https://bell.example/api/contacts?limit=10&sortBy=name%3Aasc&after=new%2B%2F%3D>; rel="next"');
  });

  it('stays on our own origin, whatever the path looks like', () => {
    expect(nextLink('https://bell.example', '/api/contacts', 'c')).toBe(
      '<https://bell.example/api/contacts?after=c>; rel="next"',
    );
    expect(nextLink('https://bell.example', '//evil.example/api', 'c')).toMatch(/^<https:\/\/bell\.example\//);
  });
});
