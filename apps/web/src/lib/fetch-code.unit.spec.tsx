/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { ChunkLoadError, fetchCode, isChunkError, useIsWaitingForCode } from './fetch-code';

const cut = () => new TypeError('Failed to fetch dynamically imported module: https://x/page.js');
let isUp = true;
let onLine: ReturnType<typeof jest.spyOn>;

beforeEach(() => {
  jest.useFakeTimers();
  isUp = true;
  onLine = jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isUp);
  globalThis.fetch = jest.fn(async () =>
    isUp ? new Response(null, { status: 200 }) : Promise.reject(new TypeError('Failed to fetch')),
  ) as typeof fetch;
});
afterEach(() => {
  cleanup();
  onLine.mockRestore();
  jest.useRealTimers();
});

describe('a part of the client that is fetched', () => {
  it('waits for the connection, says so, and comes by itself once it is back', async () => {
    isUp = false;
    const { result } = renderHook(useIsWaitingForCode);
    const load = jest.fn(async () => (isUp ? 'the page' : Promise.reject(cut())));
    let got: string | undefined;
    void fetchCode(load).then((page) => (got = page));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect([got, load.mock.calls.length, result.current]).toEqual([undefined, 1, true]);
    isUp = true;
    await act(async () => {
      dispatchEvent(new Event('online'));
      await jest.advanceTimersByTimeAsync(0);
    });
    expect([got, load.mock.calls.length, result.current]).toEqual(['the page', 2, false]);
  });

  it('needs no word of the browser that the network is back', async () => {
    onLine.mockImplementation(() => true);
    isUp = false;
    let got: string | undefined;
    void fetchCode(async () => (isUp ? 'the page' : Promise.reject(cut()))).then((page) => (got = page));
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    isUp = true;
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(got).toBe('the page');
  });

  it('that is gone with an old release is tried once more, then given up', async () => {
    const load = jest.fn(() => Promise.reject(cut()));
    await expect(fetchCode(load)).rejects.toThrow('dynamically imported module');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([new Error('A fault of the page'), new ChunkLoadError()])(
    'is not tried again after what no connection mends: %s',
    async (error) => {
      const load = jest.fn(() => Promise.reject(error));
      await expect(fetchCode(load)).rejects.toBe(error);
      expect(load).toHaveBeenCalledTimes(1);
    },
  );
});

describe('code that could not be loaded', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://x/a.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Unable to preload CSS for /a.css',
  ])('is known by what browsers say: %s', (message) => expect(isChunkError(new TypeError(message))).toBe(true));

  it.each([new TypeError('Cannot read properties of undefined'), new Error('x'), null, 'module script'])(
    'is not what a page did wrong: %s',
    (error) => expect(isChunkError(error)).toBe(false),
  );
});
