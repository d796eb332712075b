import { neverStarted } from './never-started';

const completedAt = '2026-11-21T10:00:05.000Z';

it.each([
  ['all of it was taken back', true, 'canceled', completedAt, 200, 200],
  ['it was taken back before it had people', true, 'canceled', completedAt, 0, 0],
  ['it was stopped on its way', false, 'canceled', completedAt, 200, 150],
  ['it is still being cancelled, and some may have left', false, 'canceled', null, 200, 200],
  ['everybody in it opted out meanwhile', false, 'completed', completedAt, 200, 200],
])('of a campaign: %s: %s', (_, never, status, ended, recipients, canceled) =>
  expect(neverStarted({ status, completedAt: ended, counts: { recipients, canceled } })).toBe(never),
);
