/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { setLive } from './live-state';
import { netMs, useReadsBesideHints, withoutLineMs } from './use-reads-beside-hints';

const read = jest.fn();
const watch = () =>
  renderHook(({ isAwaited }) => useReadsBesideHints(isAwaited, read), { initialProps: { isAwaited: true } });
const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));
const line = (state: 'live' | 'reconnecting'): void => act(() => setLive(state));
const readsOf = (act: () => void): number => {
  read.mockClear();
  act();
  return read.mock.calls.length;
};

beforeEach(() => {
  jest.useFakeTimers();
  setLive('live');
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('reading what live events only hint at', () => {
  it('is rare under a line that stands', () => {
    expect(readsOf(watch)).toBe(1);
    expect(readsOf(() => pass(netMs - 1))).toBe(0);
    expect(readsOf(() => pass(1))).toBe(1);
  });
  it('takes the line’s place while it is away, and is done once when it is back', () => {
    watch();
    line('reconnecting');
    expect(readsOf(() => pass(4 * withoutLineMs))).toBe(4);
    expect(readsOf(() => line('live'))).toBe(1);
    expect(readsOf(() => pass(netMs - 1))).toBe(0);
  });
  it('ends when nothing is awaited any more', () => {
    const { rerender } = watch();
    line('reconnecting');
    rerender({ isAwaited: false });
    expect(readsOf(() => pass(10 * withoutLineMs))).toBe(0);
  });
});
