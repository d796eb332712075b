/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { errorKinds, type ErrorCode } from '@bellbird/errors';
import { Problem, problemOf, problemOfAnswer, problemOfGraph } from './problem';

const codes = Object.entries(errorKinds) as [ErrorCode, (typeof errorKinds)[ErrorCode]][];
/** Every code that the REST contract's table names. */
const contract = [
  'invalid-input',
  'malformed-json',
  'invalid-code',
  'unauthorized',
  'session-expired',
  'insufficient-balance',
  'balance-frozen',
  'card-declined',
  'forbidden',
  'email-not-verified',
  'terms-not-accepted',
  'not-found',
  'method-not-allowed',
  'duplicate-phone',
  'duplicate-name',
  'version-conflict',
  'in-trash',
  'wrong-state',
  'in-progress',
  'idempotency-mismatch',
  'too-large',
  'unsupported-type',
  'outside-send-window',
  'too-many-requests',
  'unavailable',
];

describe('every error the API can answer', () => {
  it('is known', () => expect(codes.map(([code]) => code)).toEqual(expect.arrayContaining(contract)));

  it.each(codes)(
    '%s is a problem with its words, over GraphQL and over REST alike',
    async (code, { statusCode, title, message }) => {
      const graph = problemOfGraph({
        message,
        extensions: {
          code,
          statusCode,
          title,
          traceId: 't1',
          fields: [{ field: 'name', message: 'Taken.' }],
          existingId: 'x',
        },
      });
      const rest = await problemOfAnswer(
        new Response(
          JSON.stringify({
            statusCode,
            code,
            error: title,
            message,
            traceId: 't1',
            fields: [{ field: 'name', message: 'Taken.' }],
            existingId: 'x',
          }),
          { status: statusCode },
        ),
      );
      for (const problem of [graph, rest]) {
        expect(problem).toMatchObject({
          code,
          title,
          reference: 't1',
          fields: [{ field: 'name', message: 'Taken.' }],
          details: { existingId: 'x' },
          isFault: statusCode >= 500,
          isOffline: false,
        });
        if (statusCode < 500) expect(problem.message).toBe(message);
        else expect(problem.message).toMatch(/Nothing you saved is lost/);
      }
    },
  );
});

describe('whatever else goes wrong', () => {
  it.each([
    ['an error of JavaScript', new Error('Cannot read properties of undefined')],
    ['a string', 'boom'],
    ['nothing', undefined],
    [
      'a code nobody knows the shape of',
      { errors: [{ message: 'SELECT *', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
    ],
    ['an error without extensions', { errors: [{ message: 'ECONNREFUSED 127.0.0.1' }] }],
    ['a name that objects have', { errors: [{ message: 'x', extensions: { code: 'constructor', statusCode: 500 } }] }],
  ])('%s is shown as ours, without its own text', (_what, thrown) => {
    const problem = problemOf(thrown);
    expect(problem.isFault || problem.code === 'constructor').toBe(true);
    expect(`${problem.title} ${problem.message}`).not.toMatch(/undefined|boom|SELECT|ECONN|INTERNAL_/);
  });

  it.each([
    new TypeError('Failed to fetch'),
    new DOMException('x', 'TimeoutError'),
    new DOMException('x', 'AbortError'),
  ])('a line that broke is offline: %s', (thrown) =>
    expect(problemOf(thrown)).toMatchObject({ code: 'offline', isOffline: true, isFault: true }),
  );

  it.each([
    [502, 'unavailable'],
    [503, 'unavailable'],
    [504, 'timeout'],
    [413, 'too-large'],
    [429, 'too-many-requests'],
    [401, 'unauthorized'],
    [404, 'not-found'],
    [500, 'internal'],
  ])("a proxy's own %s is %s", async (status, code) => {
    const problem = await problemOfAnswer(
      new Response('<html>nginx</html>', { status, headers: { 'retry-after': '7' } }),
    );
    expect(problem).toMatchObject({ code, retryAfterSeconds: 7 });
    expect(problem.message).not.toMatch(/nginx|html/);
    expect(problemOf({ statusCode: status })).toMatchObject({ code });
  });

  it('knows when another try makes sense', () => {
    expect(
      problemOfGraph({ message: 'x', extensions: { code: 'too-many-requests', retryAfterSeconds: 61.2 } })
        .retryAfterSeconds,
    ).toBe(62);
    expect(problemOfGraph({ message: 'x', extensions: { code: 'forbidden' } }).retryAfterSeconds).toBeNull();
  });

  it('stays what it is', () => {
    const problem = new Problem('forbidden', 'Forbidden', 'No.');
    expect(problemOf(problem)).toBe(problem);
    expect(problemOf(Object.assign(new Error('wrapped'), { cause: problem }))).toBe(problem);
  });
});
