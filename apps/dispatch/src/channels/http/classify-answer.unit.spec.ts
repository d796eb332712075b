import { classifyAnswer } from './classify-answer.js';

const answer = (status: number, body = '{}', retryAfter?: string) =>
  classifyAnswer({ kind: 'answer', status, retryAfter, body });

it('never takes a 4xx of any kind, a redirect or a 5xx for acceptance, and never a 5xx or a redirect for certain', () => {
  for (let status = 300; status < 600; status++) expect(answer(status, '{"sid":"SM1"}').kind).not.toBe('accepted');
  for (let status = 500; status < 600; status++) expect(answer(status, '{"code":21211}').kind).toBe('unknown');
  for (let status = 300; status < 400; status++) expect(answer(status).kind).toBe('unknown');
});

it.each([
  ['2', 2_000],
  ['0', 0],
  ['86400', 300_000],
  ['soon', null],
  ['-1', null],
  [undefined, null],
])('Retry-After %s waits %s ms', (retryAfter, retryAfterMs) => {
  expect(answer(429, '{}', retryAfter)).toMatchObject({ kind: 'notSent', retryAfterMs });
});

it.each(['', 'null', '[]', '"x"', '{"code":"x"}', '{"code":1.5}', '<html>Bad Request</html>', 'default backend - 404'])(
  'a 4xx whose body is %s is not the carrier’s, who gives a code: nothing is certain',
  (body) => {
    for (const status of [400, 404, 407, 413, 421, 422, 425, 499]) expect(answer(status, body).kind).toBe('unknown');
    expect(answer(429, body)).toMatchObject({ kind: 'notSent', reason: 'throttled' });
    expect(answer(403, body)).toMatchObject({ kind: 'notSent', reason: 'refused-access' });
  },
);

it('a rejection whose code cannot be kept has its status as its code', () => {
  expect(answer(400, '{"code":3000000000}')).toEqual({ kind: 'rejected', code: 400 });
});

it.each(['', ' ', 'SM\0', 'SM 1', 'SMé', 'SM\ud800', 'x'.repeat(65)])(
  'takes no acceptance under the name %j for certain: it could not be kept',
  (sid) => {
    expect(answer(201, JSON.stringify({ sid })).kind).toBe('unknown');
  },
);

it('gives the attempt back only where no call was made', () => {
  expect(classifyAnswer({ kind: 'not-written', reason: 'too-late' })).toMatchObject({ called: false });
  expect(classifyAnswer({ kind: 'not-written', reason: 'no-connection' })).toMatchObject({ called: true });
  expect(classifyAnswer({ kind: 'no-answer', reason: 'ECONNRESET' }).kind).toBe('unknown');
});
