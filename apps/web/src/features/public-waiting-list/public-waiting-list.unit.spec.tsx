/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { offline, Problem } from '../../lib/graph/problem';
import { hoursInWords } from './join/hours-in-words';
import { forgetJoinKey, withJoinKey } from './join/join-key';
import { whyInWords } from './join/why-in-words';
import { whyNot } from './join/why-not';
import { ordinal } from './turn/ordinal';
import { backOff, never, useLooks } from './use-looks';

afterEach(cleanup);

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [102, '102nd'],
  [111, '111th'],
])('place %i is the %s', (place, words) => expect(ordinal(place)).toBe(words));

describe('why nobody can join', () => {
  const open = {
    open: true,
    paused: false,
    full: false,
    publicBooking: 'open',
    onSiteKeyNeeded: false,
    waiting: 30,
    estimate: { minutes: 310 },
    businessName: 'Corner Café',
    closedText: '',
  };
  const textOf = (
    change: Partial<Omit<typeof open, 'estimate'> & { estimate: { minutes: number } | null }>,
    isInShop = false,
  ): string | null => {
    const list = { ...open, ...change };
    const why = whyNot(list, { isInShop });
    return why && whyInWords(why, list);
  };

  it('is nothing of an open list', () => expect(textOf({})).toBeNull());
  it('is that it is closed, in the words of the business where it has any', () => {
    expect(textOf({ open: false, paused: true })).toBe('Corner Café is not taking turns now.');
    expect(textOf({ open: false, closedText: 'Back on Monday.' })).toBe('Back on Monday.');
  });
  it('is that it is paused, for everybody', () => {
    expect(textOf({ paused: true })).toBe('No new turns for a moment. Ask at the counter.');
    expect(textOf({ paused: true }, true)).not.toBeNull();
  });
  it('is the code or the counter, but not for who is in the shop', () => {
    expect(textOf({ onSiteKeyNeeded: true })).toBe('Scan the code in the shop to join.');
    expect(textOf({ onSiteKeyNeeded: true, publicBooking: 'off' })).toMatch(/counter/);
    expect(textOf({ onSiteKeyNeeded: true, publicBooking: 'off' }, true)).toBeNull();
    expect(whyNot({ ...open, onSiteKeyNeeded: true }, { isInShop: false, hasCode: true })).toBeNull();
    expect(whyNot({ ...open, publicBooking: 'off' }, { isInShop: false, hasCode: true })).toBe('staff-only');
  });
  it('is how many wait, and when the next place is free as far as it is known', () => {
    expect(textOf({ full: true })).toBe('The list is full (30 waiting). Try again in about 10 minutes.');
    expect(textOf({ full: true, waiting: 1, estimate: { minutes: 1 } })).toBe(
      'The list is full (1 waiting). Try again in about a minute.',
    );
    expect(textOf({ full: true, estimate: null })).toBe('The list is full (30 waiting). Try again later.');
  });
});

describe('opening hours in words', () => {
  const now = new Date('2026-11-26T08:00:00Z');
  const day = {
    timeZone: 'Australia/Sydney',
    openNow: false,
    nextChange: '2026-11-26T20:00:00Z' as string | null,
    today: { hours: [] as { from: string; to: string }[], note: '' },
  };
  it('name each stretch of the day, and when it opens next', () =>
    expect(
      hoursInWords(
        {
          ...day,
          today: {
            note: '',
            hours: [
              { from: '07:00', to: '11:30' },
              { from: '12:00', to: '16:00' },
            ],
          },
        },
        now,
      ),
    ).toEqual(['Open today 07:00 to 11:30 and 12:00 to 16:00.', 'Opens 27-11-2026, 07:00.']));
  it('say why a day is closed', () => {
    expect(hoursInWords({ ...day, today: { hours: [], note: 'Christmas Day' } }, now)[0]).toBe(
      'Closed today: Christmas Day.',
    );
    expect(hoursInWords(day, now)[0]).toBe('Closed today.');
  });
  it('say nothing of a business that has said none', () =>
    expect(hoursInWords({ ...day, nextChange: null }, now)).toEqual([]));
});

describe('the key of a join', () => {
  const keys: string[] = [];
  const answered = async (key: string): Promise<string> => (keys.push(key), 'turn 44');
  const lost = async (key: string): Promise<never> => {
    keys.push(key);
    throw offline();
  };
  const refused = async (key: string): Promise<never> => {
    keys.push(key);
    throw new Problem('waiting-list-full', 'Full', 'Full.');
  };
  beforeEach(() => {
    keys.length = 0;
    forgetJoinKey();
  });

  it.each([true, false])('stays while nobody knows what became of the call, kept in the tab: %s', async (isKept) => {
    await expect(withJoinKey({ name: 'Ava' }, lost, isKept)).rejects.toThrow();
    expect(sessionStorage.length).toBe(isKept ? 1 : 0);
    expect(await withJoinKey({ name: 'Ava' }, answered, isKept)).toBe('turn 44');
    expect(keys[1]).toBe(keys[0]);
    expect(sessionStorage.length).toBe(0);
    await withJoinKey({ name: 'Ava' }, answered, isKept);
    expect(keys[2]).not.toBe(keys[0]);
  });
  it('is another for another body, and after a refusal', async () => {
    await expect(withJoinKey({ name: 'Ava' }, lost)).rejects.toThrow();
    await expect(withJoinKey({ name: 'Ben' }, refused)).rejects.toThrow();
    await withJoinKey({ name: 'Ben' }, answered);
    expect(new Set(keys).size).toBe(3);
  });
});

describe('looking again', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const passed = (seconds: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

  it('waits longer after each try in vain, a minute at most', () =>
    expect([1, 2, 3, 4, 5, 9].map(backOff)).toEqual([5, 10, 20, 40, 60, 60]));

  it('goes on as often as it is told, backs off, and ends with the page', async () => {
    const answers: (number | null)[] = [15, null, null, 15, never];
    const look = jest.fn(async () => answers.shift()!);
    const { unmount } = renderHook(() => useLooks(look));
    await passed(0);
    for (const [seconds, looks] of [
      [14, 1],
      [1, 2],
      [5, 3],
      [9, 3],
      [1, 4],
      [15, 5],
      [600, 5],
    ] as const) {
      await passed(seconds);
      expect(look).toHaveBeenCalledTimes(looks);
    }
    unmount();
    dispatchEvent(new Event('online'));
    expect(look).toHaveBeenCalledTimes(5);
  });

  it('sets no timer for a page that was left while it looked', async () => {
    let answer = (_seconds: number): void => undefined;
    const look = jest.fn(() => new Promise<number>((resolve) => (answer = resolve)));
    const { unmount } = renderHook(() => useLooks(look));
    unmount();
    answer(5);
    await passed(60);
    expect(look).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('tells a look that its answer is late once an action was answered', async () => {
    const answers: ((seconds: number) => void)[] = [];
    const late: boolean[] = [];
    const look = async (isLate: () => boolean): Promise<number> => {
      const seconds = await new Promise<number>((resolve) => answers.push(resolve));
      late.push(isLate());
      return seconds;
    };
    const { result } = renderHook(() => useLooks(look));
    act(() => result.current.wait(15));
    answers[0]!(5);
    await passed(14);
    expect(late).toEqual([true]);
    expect(answers).toHaveLength(1);
    await passed(1);
    answers[1]!(5);
    await passed(0);
    expect(late).toEqual([true, false]);
  });

  it('does not look while nobody sees the page, and at once when somebody does', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const look = jest.fn(async () => 15);
    renderHook(() => useLooks(look));
    await passed(60);
    expect(look).toHaveBeenCalledTimes(1);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await passed(0);
    expect(look).toHaveBeenCalledTimes(2);
    hidden.mockRestore();
  });
});
