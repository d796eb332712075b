import { callOutcome } from './call-outcome.js';

describe('how a call of the carrier ended', () => {
  it.each([
    [{ kind: 'accepted', sid: 'SM1' }, 'accepted'],
    [[], 'accepted'],
    [{ kind: 'rejected', code: 21211 }, 'refused'],
    [{ kind: 'notSent', reason: 'throttled', called: true, retryAfterMs: 2_000 }, 'rate-limited'],
    [{ kind: 'notSent', reason: 'refused-access', called: true, retryAfterMs: null }, 'unauthorised'],
    [{ kind: 'notSent', reason: 'no-connection', called: true, retryAfterMs: null }, 'no-connection'],
    [{ kind: 'notSent', reason: 'too-late', called: false, retryAfterMs: null }, null],
    [{ kind: 'unknown', reason: 'time-out' }, 'timeout'],
    [{ kind: 'unknown', reason: 'HTTP 503' }, 'failed'],
    [{ kind: 'unknown', reason: '201 without sid' }, 'failed'],
    [{ kind: 'unknown', reason: 'UND_ERR_SOCKET' }, 'no-answer'],
    [{ kind: 'unknown', reason: 'too long an answer' }, 'no-answer'],
  ])('%j: %s', (answer, expected) => {
    expect(callOutcome(answer)).toBe(expected);
  });
});
