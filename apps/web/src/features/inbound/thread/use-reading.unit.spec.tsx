/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { conversationOf } from '../conversation.testing';
import { useReading } from './use-reading';

afterEach(cleanup);

let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
const look = (now: DocumentVisibilityState): void => {
  visibility = now;
  document.dispatchEvent(new Event('visibilitychange'));
};

function reading(isShown = true) {
  const read = jest.fn(async () => false);
  const { rerender } = renderHook(
    ({ unread, number, shown }: { unread: number; number: number; shown: boolean }) =>
      useReading(conversationOf(number, { unread }), read, shown),
    { initialProps: { unread: 1, number: 1, shown: isShown } },
  );
  return { read, rerender };
}

it('reads what is before somebody’s eyes, once, though it fails', () => {
  const { read, rerender } = reading();
  expect(read).toHaveBeenCalledTimes(1);
  rerender({ unread: 0, number: 1, shown: true });
  rerender({ unread: 1, number: 1, shown: true });
  expect(read).toHaveBeenCalledTimes(1);
  rerender({ unread: 1, number: 2, shown: true });
  expect(read).toHaveBeenCalledTimes(2);
});

it('reads nothing while the window is hidden, and what came in meanwhile once it is seen', () => {
  look('hidden');
  const { read, rerender } = reading();
  rerender({ unread: 2, number: 2, shown: true });
  expect(read).not.toHaveBeenCalled();
  look('visible');
  expect(read).toHaveBeenCalledTimes(1);
});

it('waits for the texts', () => {
  const { read, rerender } = reading(false);
  expect(read).not.toHaveBeenCalled();
  rerender({ unread: 1, number: 1, shown: true });
  expect(read).toHaveBeenCalledTimes(1);
});
