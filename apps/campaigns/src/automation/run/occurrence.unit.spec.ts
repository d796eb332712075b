import { wrongInTrigger, type RecurringTrigger, type Trigger } from '../trigger.js';
import { celebrated, gatheredAt, nextOccurrence, occurrenceAt } from './occurrence.js';

const sydney = 'Australia/Sydney';
const recurring = (trigger: RecurringTrigger): Trigger => ({ kind: 'recurring', trigger });
const birthday = (at: string): Trigger => ({
  kind: 'birthday',
  trigger: { field: 'attributes.birthday', offsetDays: 0, at },
});
const next = (given: Trigger, after: string, zone = sydney): string | undefined =>
  nextOccurrence(given, zone, new Date(after))?.at.toISOString();

describe('the next run', () => {
  it('of a birthday comes every day, strictly after', () => {
    expect(next(birthday('09:00'), '2026-11-20T21:59:59Z')).toBe('2026-11-20T22:00:00.000Z');
    expect(next(birthday('09:00'), '2026-11-20T22:00:00Z')).toBe('2026-11-21T22:00:00.000Z');
  });

  it('of weekdays is on those, Monday is 1', () => {
    // 20 November 2026 is a Friday.
    expect(next(recurring({ weekdays: [1], at: '10:00' }), '2026-11-20T01:00:00Z')).toBe('2026-11-22T23:00:00.000Z');
    expect(next(recurring({ weekdays: [5, 7], at: '10:00' }), '2026-11-20T01:00:00Z')).toBe('2026-11-21T23:00:00.000Z');
  });

  it.each([
    [31, '2026-11-20T00:00:00Z', '2026-11-29T23:00:00.000Z'],
    [30, '2027-02-01T00:00:00Z', '2027-02-27T23:00:00.000Z'],
    [29, '2028-02-01T00:00:00Z', '2028-02-28T23:00:00.000Z'],
    [31, '2026-12-30T23:30:00Z', '2027-01-30T23:00:00.000Z'],
    [1, '2026-11-20T00:00:00Z', '2026-11-30T23:00:00.000Z'],
  ])('of day %i of the month after %s is %s: a missing day is the last one', (dayOfMonth, after, expected) =>
    expect(next(recurring({ dayOfMonth, at: '10:00' }), after)).toBe(expected),
  );

  it('comes once over both turns of the clock', () => {
    // Sydney: forward on 4 October 2026, when 02:30 is skipped; back on 4 April 2027, when 02:30 comes twice.
    expect(next(birthday('02:30'), '2026-10-03T00:00:00Z')).toBe('2026-10-03T16:00:00.000Z');
    expect(next(birthday('02:30'), '2026-10-03T16:00:00Z')).toBe('2026-10-04T15:30:00.000Z');
    expect(next(birthday('02:30'), '2027-04-03T00:00:00Z')).toBe('2027-04-03T15:30:00.000Z');
    expect(next(birthday('02:30'), '2027-04-03T15:30:00Z')).toBe('2027-04-04T16:30:00.000Z');
  });

  it('of a due moment is found again, also where the business moved to another zone', () => {
    const due = new Date('2026-11-20T22:00:00Z');
    expect(occurrenceAt(birthday('09:00'), sydney, due)).toEqual({ day: '2026-11-21', at: due });
    expect(occurrenceAt(birthday('09:00'), 'Australia/Perth', due)?.at.toISOString()).toBe('2026-11-21T01:00:00.000Z');
  });

  it('of a visit is the quarter of an hour after its time', () => {
    expect(gatheredAt(new Date('2026-11-20T01:00:01Z')).toISOString()).toBe('2026-11-20T01:15:00.000Z');
    expect(gatheredAt(new Date('2026-11-20T01:15:00Z')).toISOString()).toBe('2026-11-20T01:15:00.000Z');
  });

  it('three days before a birthday looks three days ahead', () => {
    expect(celebrated('2026-12-30', -3)).toBe('2027-01-02');
    expect(celebrated('2026-12-30', 3)).toBe('2026-12-27');
  });
});

describe('a trigger', () => {
  it.each([
    ['birthday', { field: 'attributes.birthday', offsetDays: 0, at: '09:00' }, []],
    ['birthday', { field: '', offsetDays: 31, at: '9:00' }, ['trigger.field', 'trigger.offsetDays', 'trigger.at']],
    ['birthday', {}, ['trigger.field', 'trigger.offsetDays', 'trigger.at']],
    ['recurring', { weekdays: [1, 7], at: '23:59' }, []],
    ['recurring', { dayOfMonth: 31, at: '00:00' }, []],
    ['recurring', { at: '10:00' }, ['trigger.weekdays']],
    ['recurring', { weekdays: [1], dayOfMonth: 1, at: '10:00' }, ['trigger.weekdays']],
    ['recurring', { weekdays: [1, 1], at: '24:00' }, ['trigger.weekdays', 'trigger.at']],
    ['recurring', { weekdays: [0], at: '10:00' }, ['trigger.weekdays']],
    ['after-visit', { on: ['turn', 'payment'], afterHours: 720, coolDownDays: 0 }, []],
    [
      'after-visit',
      { on: [], afterHours: 0, coolDownDays: 366 },
      ['trigger.on', 'trigger.afterHours', 'trigger.coolDownDays'],
    ],
    ['after-visit', { on: ['turn'], afterHours: 1, coolDownDays: 1, at: '10:00' }, ['trigger.at']],
  ] as const)('of kind %s: %j is wrong in %j', (kind, trigger, fields) =>
    expect(wrongInTrigger(kind, trigger).map(({ field }) => field)).toEqual(fields),
  );
});
