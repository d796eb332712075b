import { leftOutChip, leftOutReason } from '../../../domain/campaigns/left-out.texts';
import type { Person } from './person';
import { leftOutCounts, whatHappened } from './recipient-words';

const states = [
  'queued',
  'sending',
  'checking',
  'accepted',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'rejected',
  'unknown',
  'skipped',
  'left-out',
];
const reasons = [
  null,
  'opted-out',
  'canceled',
  'invalid',
  'too-late',
  'carrier-21211',
  'carrier-21610',
  'carrier-30003',
  'carrier-503',
  'carrier-99999',
  'unsubscribed',
  'noConsent',
  'a-word-of-tomorrow',
];

const quiet: NonNullable<Person['since']> = {
  queuedAt: '2026-11-18T23:00:00Z',
  endedAt: null,
  unknownSince: null,
  nextLookAt: null,
  repliedAt: null,
  reply: null,
  optedOutAt: null,
  optedOutBy: null,
};
const told = (row: { state: string; reason: string | null; since?: Partial<NonNullable<Person['since']>> }): string =>
  whatHappened({ ...row, since: { ...quiet, ...row.since } }, 'Australia/Sydney');

describe('what a person did', () => {
  const at = '2026-11-18T23:05:20Z';
  it.each([
    [{ repliedAt: at, reply: 'Lovely, table for 4 please' }, 'Replied “Lovely, table for 4 please”'],
    [{ repliedAt: at }, 'Replied; the reply was deleted'],
    [{ optedOutAt: at, optedOutBy: 'stop-word' }, 'Replied STOP, opted out 10:05'],
    [{ optedOutAt: at, optedOutBy: 'public-page', repliedAt: at, reply: 'Hi' }, 'Opted out on the opt-out page 10:05'],
  ])('comes before what became of the text: %j', (since, sentence) =>
    expect(told({ state: 'delivered', reason: null, since })).toBe(sentence),
  );
  it('while we ask again says when', () =>
    expect(told({ state: 'checking', reason: null, since: { nextLookAt: at } })).toBe(
      'Unknown, we are checking. Next look 10:05',
    ));
});

describe('what happened to a person’s text', () => {
  it.each([
    ['delivered', null, 'Reached the phone'],
    ['skipped', 'opted-out', 'Opted out before it was sent'],
    ['skipped', 'canceled', 'Cancelled before it was sent'],
    ['skipped', 'too-late', 'It couldn’t leave in time. Not charged'],
    ['rejected', 'carrier-21211', 'The number is not in use. Not charged'],
    ['undelivered', 'carrier-30003', 'The network couldn’t reach the phone'],
    ['left-out', 'noConsent', 'Gave no consent to marketing'],
    ['rejected', 'carrier-99999', 'The network refused it. Not charged'],
  ])('%s by %s reads "%s"', (state, reason, sentence) => expect(told({ state, reason })).toBe(sentence));

  it('is a sentence for every state and reason, and never shows a code', () => {
    for (const state of states)
      for (const reason of reasons) expect(told({ state, reason })).toMatch(/^[A-Z][^0-9]*$|1,600 characters$/);
  });
});

describe('who was left out', () => {
  it('is counted by reason, most first, without those that nobody is in', () => {
    expect(leftOutCounts({ unsubscribed: 6, noConsent: 17, noPhone: 0 })).toEqual([
      { reason: 'noConsent', count: 17 },
      { reason: 'unsubscribed', count: 6 },
    ]);
    expect(leftOutCounts(null)).toEqual([]);
  });

  it('is told in words, a reason that is not known too', () => {
    expect(leftOutChip('unsubscribed', 1_217)).toBe('1,217 opted out');
    expect(leftOutChip('a-word-of-tomorrow', 2)).toBe('2 other');
    expect(leftOutReason('a-word-of-tomorrow')).toBe('Couldn’t be texted');
  });
});
