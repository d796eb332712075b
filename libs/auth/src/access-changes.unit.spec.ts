import { AccessChanges, changeLivesMs } from './access-changes.js';

const [mia, sam, phone] = ['mia', 'sam', 'phone'];
const token = { userId: mia, accessVersion: 3, sessionId: phone, sessionGeneration: 5 };

describe('a token', () => {
  it.each([
    ['counts while nothing has changed', [], null],
    ['counts where others changed', [{ subject: sam, least: 9, isLocked: false }], null],
    ['of the very version counts', [{ subject: mia, least: 3, isLocked: false }], null],
    ['of a lower version of the person has run out', [{ subject: mia, least: 4, isLocked: false }], 'expired'],
    ['of a session that ended has run out', [{ subject: phone, least: 6, isLocked: false }], 'expired'],
    ['of a session that is locked says so', [{ subject: phone, least: 6, isLocked: true }], 'locked'],
    ['signed after the unlock counts', [{ subject: phone, least: 5, isLocked: true }], null],
  ])('%s', (_, changes, standing) => {
    const known = new AccessChanges();
    known.take(changes);
    expect(known.standingOf(token)).toBe(standing);
  });

  it('of a locked session that ends has run out', () => {
    const known = new AccessChanges();
    known.take([{ subject: phone, least: 6, isLocked: true }]);
    known.take([{ subject: phone, least: 6, isLocked: false }]);
    expect(known.standingOf(token)).toBe('expired');
  });

  it('counts again when no such token can live any more: the list is not kept for ever', () => {
    const known = new AccessChanges();
    known.take([{ subject: mia, least: 4, isLocked: false }], 0);
    known.take([], changeLivesMs + 1);
    expect(known.standingOf(token)).toBeNull();
  });
});

it('tells of each change once, however often it comes', () => {
  const known = new AccessChanges();
  const told: string[][] = [];
  const stop = known.onNew((subjects) => void told.push([...subjects]));
  known.take([{ subject: mia, least: 4, isLocked: false }]);
  known.take([
    { subject: mia, least: 4, isLocked: false },
    { subject: sam, least: 1, isLocked: false },
  ]);
  known.take([{ subject: mia, least: 2, isLocked: false }]);
  stop();
  known.take([{ subject: mia, least: 5, isLocked: false }]);
  expect(told).toEqual([[mia], [sam]]);
});
