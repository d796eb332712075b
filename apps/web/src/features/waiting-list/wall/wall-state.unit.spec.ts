import { isNewCall, isSilent, renewIn } from './wall-state';

const ava = { id: 'a', calledAt: '2026-11-21T10:00:00Z' };
const omar = { id: 'b', calledAt: '2026-11-21T10:05:00Z' };

describe('the wall', () => {
  it('chimes at a call, at a second call of the same person, and not at what was there when it was opened', () => {
    expect(isNewCall(null, [ava])).toBe(false);
    expect(isNewCall([ava], [omar, ava])).toBe(true);
    expect(isNewCall([ava, omar], [ava])).toBe(false);
    expect(isNewCall([ava], [{ ...ava, calledAt: '2026-11-21T10:09:00Z' }])).toBe(true);
    expect(isNewCall([], [])).toBe(false);
  });

  it('is silent after ten seconds without the line and without an answer', () => {
    const down = { now: 'reconnecting', since: 1_000 };
    expect(isSilent({ now: 'live', since: 0 }, null, 0, 60_000)).toBe(false);
    expect(isSilent(down, 1_000, 0, 11_000)).toBe(false);
    expect(isSilent(down, 1_000, 0, 11_001)).toBe(true);
    expect(isSilent(down, 9_000, 0, 11_001)).toBe(false);
    expect(isSilent(down, null, 5_000, 14_000)).toBe(false);
  });

  it('asks for the next code when it is due, and in five seconds where that was missed', () => {
    const now = new Date('2026-11-21T10:00:00Z');
    expect(renewIn('2026-11-21T10:04:00Z', now)).toBe(240_000);
    expect(renewIn('2026-11-21T09:59:00Z', now)).toBe(5_000);
  });
});
