import { LookUpUnreadable } from '../channel-provider.js';
import { readLookUp } from './read-look-up.js';

const answer = (status: number, body = '[]') => ({ kind: 'answer' as const, status, retryAfter: undefined, body });
const read = (body: string): unknown => {
  const value: unknown = JSON.parse(body);
  if (!Array.isArray(value)) throw new Error('This is no list.');
  return value;
};

it('reads what came with 200', () => {
  expect(readLookUp(answer(200, '[1]'), read)).toEqual([1]);
});

it.each([
  ['a 400', answer(400)],
  ['a 404', answer(404, 'no such account')],
  ['a redirect', answer(302)],
  ['a 200 that is no JSON', answer(200, '<html>')],
  ['a 200 of another shape', answer(200, '{}')],
  ['more than can be read', { kind: 'no-answer' as const, reason: 'too long an answer' }],
])('cannot read %s, however often it asks', (_what, given) => {
  expect(() => readLookUp(given, read)).toThrow(LookUpUnreadable);
});

it.each([
  ['a 401', answer(401)],
  ['a 403', answer(403)],
  ['a 408', answer(408)],
  ['a 429', answer(429)],
  ['a 500', answer(500)],
  ['a 503', answer(503)],
  ['a time-out', { kind: 'no-answer' as const, reason: 'time-out' }],
  ['no connection', { kind: 'not-written' as const, reason: 'no-connection' as const }],
])('was not asked where there was %s', (_what, given) => {
  expect(() => readLookUp(given, read)).toThrow(/could not be asked/);
  expect(() => readLookUp(given, read)).not.toThrow(LookUpUnreadable);
});

it('says nothing of the body, in which people’s texts stand', () => {
  expect(() => readLookUp(answer(200, 'Hi Ava'), read)).toThrow(
    'The answer to a look-up cannot be read: It is no JSON.',
  );
});
