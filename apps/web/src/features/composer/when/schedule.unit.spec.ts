import { emptyDraft, type Draft } from '../draft/draft';
import { dayNotes } from './day-note';
import { proposedLimit, proposedTime, quickPicks, readTime, scheduleOf } from './schedule';

const sydney = 'Australia/Sydney';
const friday = new Date('2026-11-20T10:00:00+11:00');
const later = (change: Partial<Draft>): Draft => ({ ...emptyDraft, deliveryType: 'later', ...change });

describe('times on the wall', () => {
  it('are read over the turns of the clock', () => {
    expect(readTime('2026-10-05', '09:00', sydney)).toEqual({
      instant: new Date('2026-10-05T09:00:00+11:00'),
      isSkipped: false,
      isTwice: false,
    });
    expect(readTime('2026-10-04', '02:30', sydney)).toEqual({
      instant: new Date('2026-10-04T03:00:00+11:00'),
      isSkipped: true,
      isTwice: false,
    });
    expect(readTime('2026-04-05', '02:30', sydney)).toEqual({
      instant: new Date('2026-04-05T02:30:00+11:00'),
      isSkipped: false,
      isTwice: true,
    });
    expect(readTime('', '09:00', sydney)).toBeNull();
    expect(readTime('2026-10-05', '', sydney)).toBeNull();
  });
});

describe('when it goes out', () => {
  it('now: until when, or from when on', () => {
    expect(scheduleOf(emptyDraft, sydney, friday)).toMatchObject({
      problem: null,
      nextAllowed: null,
      closes: new Date('2026-11-20T20:00:00+11:00'),
    });
    expect(scheduleOf(emptyDraft, sydney, new Date('2026-11-21T18:00:00+11:00'))).toMatchObject({
      problem: null,
      nextAllowed: new Date('2026-11-23T09:00:00+11:00'),
    });
    expect(
      scheduleOf({ ...emptyDraft, messageType: 'transactional' }, sydney, new Date('2026-11-22T03:00:00+11:00')),
    ).toMatchObject({ problem: null, nextAllowed: null, closes: null });
  });

  it.each([
    ['missing', { date: '2026-11-23' }],
    ['past', { date: '2026-11-20', time: '09:59' }],
    ['window', { date: '2026-11-22', time: '12:00' }],
    ['window', { date: '2026-11-23', time: '20:00' }],
    ['limit-missing', { date: '2026-11-23', time: '10:00', limitDate: '2026-11-23' }],
    ['missing', { date: '24/11', time: '10:00' }],
    ['limit-missing', { date: '2026-11-23', time: '10:00', limitDate: '2026-11-23', limitTime: 'ten' }],
    ['limit-before', { date: '2026-11-23', time: '10:00', limitDate: '2026-11-23', limitTime: '09:00' }],
    [null, { date: '2026-11-23', time: '10:00', limitDate: '2026-11-23', limitTime: '11:00' }],
    [null, { date: '2026-11-22', time: '12:00', messageType: 'transactional' }],
  ] as [string | null, Partial<Draft>][])('later: %s for %j', (problem, change) =>
    expect(scheduleOf(later(change), sydney, friday).problem).toBe(problem),
  );

  it('offers the next allowed time', () => {
    expect(scheduleOf(later({ date: '2026-11-22', time: '12:00' }), sydney, friday).nextAllowed).toEqual(
      new Date('2026-11-23T09:00:00+11:00'),
    );
    // The clock goes forward between asking and sending: nine stays nine.
    expect(
      scheduleOf(later({ date: '2026-10-03', time: '18:00' }), sydney, new Date('2026-10-01T10:00:00+10:00'))
        .nextAllowed,
    ).toEqual(new Date('2026-10-05T09:00:00+11:00'));
  });

  it('proposes tomorrow at ten, or the next hour of marketing', () => {
    expect(proposedTime(emptyDraft, sydney, new Date('2026-11-19T10:00:00+11:00'))).toEqual({
      date: '2026-11-20',
      time: '10:00',
    });
    expect(proposedTime(emptyDraft, sydney, new Date('2026-11-21T10:00:00+11:00'))).toEqual({
      date: '2026-11-23',
      time: '09:00',
    });
    // Days of the calendar: this Sunday has 25 hours.
    expect(proposedTime(emptyDraft, sydney, new Date('2026-04-05T00:10:00+11:00'))).toEqual({
      date: '2026-04-06',
      time: '10:00',
    });
    expect(
      proposedTime({ ...emptyDraft, messageType: 'transactional' }, sydney, new Date('2026-11-21T10:00:00+11:00')),
    ).toEqual({ date: '2026-11-22', time: '10:00' });
  });
});

describe('times in one tap', () => {
  const at = (iso: string, change: Partial<Draft> = {}) =>
    quickPicks(later(change), sydney, new Date(iso)).map(({ date, time }) => `${date} ${time}`);
  it('are those to come', () => {
    expect(at('2026-11-19T10:00:00+11:00')).toEqual(['2026-11-19 17:00', '2026-11-20 10:00', '2026-11-23 10:00']);
    expect(at('2026-11-19T17:00:00+11:00')).toEqual(['2026-11-20 10:00', '2026-11-23 10:00']);
    // Sunday evening: tomorrow is Monday.
    expect(at('2026-11-22T19:00:00+11:00')).toEqual(['2026-11-23 10:00']);
  });
  it('of marketing lie in its hours', () => {
    expect(at('2026-11-21T10:00:00+11:00')).toEqual(['2026-11-23 10:00']);
    expect(at('2026-11-21T10:00:00+11:00', { messageType: 'transactional' })).toEqual([
      '2026-11-21 17:00',
      '2026-11-22 10:00',
      '2026-11-23 10:00',
    ]);
  });
  it('propose a latest start two hours on, over midnight too', () =>
    expect(proposedLimit(readTime('2026-12-31', '23:00', sydney)!, sydney)).toEqual({
      limitDate: '2027-01-01',
      limitTime: '01:00',
    }));
});

describe('what the calendar says of a day', () => {
  const marketing = dayNotes({ messageType: 'marketing' }, sydney, new Date('2026-11-20T20:30:00+11:00'));
  it('closes Sundays, and today when its hours are over, to marketing', () => {
    expect(marketing('2026-11-22')).toEqual({ words: 'no marketing on Sundays', isClosed: true });
    expect(marketing('2026-11-20')).toEqual({ words: 'marketing hours are over', isClosed: true });
    expect(marketing('2026-11-21')).toBeUndefined();
    expect(dayNotes({ messageType: 'transactional' }, sydney, friday)('2026-11-22')).toBeUndefined();
  });
  it('warns of a national holiday, in Australia', () => {
    expect(marketing('2026-12-25')).toEqual({ words: 'Christmas Day', isClosed: false });
    expect(dayNotes({ messageType: 'marketing' }, 'Pacific/Auckland', friday)('2027-01-26')).toBeUndefined();
  });
});
