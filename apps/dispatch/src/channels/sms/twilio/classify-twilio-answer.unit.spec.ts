import { classifyTwilioAnswer } from './classify-twilio-answer.js';

const answer = (status: number, code?: number, retryAfter?: string) =>
  classifyTwilioAnswer({
    kind: 'answer',
    status,
    retryAfter,
    body: JSON.stringify(code === undefined ? {} : { code, message: 'x', more_info: 'x', status }),
  });

it.each([
  [400, 21211, { kind: 'rejected', code: 21211 }],
  [400, 21408, { kind: 'rejected', code: 21408 }],
  [400, 21610, { kind: 'rejected', code: 21610 }],
  [400, 21614, { kind: 'rejected', code: 21614 }],
  [404, 20404, { kind: 'rejected', code: 20404 }],
])('%d with %d is a refusal of this text for good', (status, code, outcome) =>
  expect(answer(status, code)).toEqual(outcome),
);

it('waits as long as Twilio says where it throttles', () => {
  expect(answer(429, 20429, '3')).toEqual({ kind: 'notSent', reason: 'throttled', called: true, retryAfterMs: 3_000 });
});

it.each([
  [400, 21611],
  [400, 20429],
])('%d with %d comes again later: the text is not the reason', (status, code) => {
  expect(answer(status, code)).toEqual({ kind: 'notSent', reason: 'throttled', called: true, retryAfterMs: null });
});

it.each([
  [401, 20003],
  [403, 20403],
])('%d with %d says that we may not call: nothing was sent', (status, code) => {
  expect(answer(status, code)).toMatchObject({ kind: 'notSent', reason: 'refused-access', called: true });
});

it.each([
  [500, 20500],
  [503, 20503],
  [503, 21211],
  [502, undefined],
  [408, undefined],
])('%d with %s may have been taken', (status, code) => {
  expect(answer(status, code).kind).toBe('unknown');
});

it('takes a sid for acceptance, and nothing else', () => {
  expect(
    classifyTwilioAnswer({
      kind: 'answer',
      status: 201,
      retryAfter: undefined,
      body: '{"sid":"SM1","status":"queued"}',
    }),
  ).toEqual({ kind: 'accepted', sid: 'SM1' });
  expect(
    classifyTwilioAnswer({ kind: 'answer', status: 201, retryAfter: undefined, body: '{"status":"queued"}' }).kind,
  ).toBe('unknown');
});
