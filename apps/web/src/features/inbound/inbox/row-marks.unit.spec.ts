import { conversationOf } from '../conversation.testing';
import { rowMarks, shortWhen } from './row-marks';

const around = { zone: 'Australia/Sydney', now: new Date('2026-11-22T01:00:00Z'), assignee: null };
const labels = (change: Parameters<typeof conversationOf>[1], assignee: string | null = null): string[] =>
  rowMarks(conversationOf(1, change), { ...around, assignee }).map(({ label }) => label);

it('says what waits for somebody, once', () => {
  expect(labels({ unread: 2 })).toEqual(['Needs a person']);
  expect(labels({ unread: 2, attention: 'opt-out', onHold: true })).toEqual(['On hold, what did they mean?']);
  expect(labels({ attention: 'wrong-number', onHold: true })).toEqual(['On hold, wrong number?']);
  expect(labels({ attention: 'complaint', onHold: true })).toEqual(['On hold, a complaint?']);
  expect(labels({ attention: 'something-new', onHold: true })).toEqual(['On hold, what did they mean?']);
});

it('says why nothing waits, and who has it', () => {
  expect(labels({ onHold: true })).toEqual(['On hold']);
  expect(labels({ unread: 1, canReply: false })).toEqual(['Opted out']);
  expect(labels({ canReply: false, onHold: true, status: 'done' }, 'Sam')).toEqual(['Opted out', 'Done', 'Sam']);
  expect(labels({ status: 'snoozed', snoozeUntil: '2026-11-22T03:00:00Z', unread: 0 })).toEqual(['Back at 14:00']);
  expect(labels({ status: 'snoozed', snoozeUntil: '2026-11-22T22:00:00Z' })).toEqual(['Back 23-11-2026']);
  expect(labels({})).toEqual([]);
});

it('says the hour of today and the date of other days, in the business’s zone', () => {
  expect(shortWhen('2026-11-21T13:30:00Z', around.zone, around.now)).toBe('00:30');
  expect(shortWhen('2026-11-21T12:30:00Z', around.zone, around.now)).toBe('21-11-2026');
});
