import { emptyDraft, type Draft } from '../draft/draft';
import { scheduleOf } from '../when/schedule';
import { doneBy, doneByWords, runOf } from './done-by';

const sydney = 'Australia/Sydney';
const at = (iso: string): Date => new Date(`${iso}+11:00`);
const end = (start: string, parts: number, pace: number, isMarketing = true): string =>
  doneByWords(doneBy(at(start), { parts, pace, isMarketing }, sydney), at(start), sydney);

describe('when a campaign is done', () => {
  it('follows from its parts and the pace, up to the minute that is full', () => {
    expect(end('2026-11-23T10:00:30', 600, 10)).toBe('10:02');
    expect(end('2026-11-23T10:00:30', 6_000, 10)).toBe('10:11');
    expect(end('2026-11-23T10:00:30', 1, 100)).toBe('10:01');
  });

  it('is the next day that is open, where marketing does not get through before its hours end', () => {
    // Friday 19:00: an hour's worth leaves, the rest on Saturday from nine on.
    expect(end('2026-11-20T19:00:00', 5_400, 1)).toBe('21-11-2026, 09:30');
    expect(end('2026-11-20T19:00:00', 5_400, 1, false)).toBe('20:30');
    expect(end('2026-11-20T19:00:00', 3_600, 1)).toBe('20:00');
  });

  it('counts from the opening where it is still closed, and over more than one day', () => {
    expect(end('2026-11-22T12:00:00', 60, 1)).toBe('23-11-2026, 09:01');
    // Saturday has eight hours, Monday eleven.
    expect(end('2026-11-21T09:00:00', 8 * 3_600 + 11 * 3_600 + 60, 1)).toBe('24-11-2026, 09:01');
  });
});

describe('the run of a draft', () => {
  const run = (change: Partial<Draft>, now: string) => {
    const draft = { ...emptyDraft, ...change };
    const schedule = scheduleOf(draft, sydney, at(now));
    return runOf({ draft, schedule, parts: 600, pace: 10, now: at(now), timeZone: sydney });
  };
  it('that goes out now begins when it can no longer be taken back', () =>
    expect(run({}, '2026-11-23T10:00:00')).toEqual({
      start: at('2026-11-23T10:00:30'),
      end: at('2026-11-23T10:02:00'),
    }));
  it('that goes out later begins at its time, where one is chosen', () => {
    const later = { deliveryType: 'later', date: '2026-11-24' } as const;
    expect(run({ ...later, time: '12:00' }, '2026-11-23T10:00:00')?.end).toEqual(at('2026-11-24T12:01:00'));
    expect(run(later, '2026-11-23T10:00:00')).toBeNull();
  });
  it('is not promised of marketing outside its hours, which is refused', () =>
    expect(run({}, '2026-11-23T02:19:00')).toBeNull());
});
