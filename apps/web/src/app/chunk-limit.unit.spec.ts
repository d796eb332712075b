import { ChunkLoadError, chunkLimitMs, isChunkError, withChunkLimit } from './chunk-limit';

describe('code that does not come', () => {
  it('has failed after two minutes', async () => {
    expect(chunkLimitMs).toBe(120_000);
    const [route] = withChunkLimit([{ path: '/', children: [{ path: 'a', lazy: () => new Promise<never>(() => undefined) }] }], 20);
    await expect((route!.children![0]!.lazy as () => Promise<unknown>)()).rejects.toBeInstanceOf(ChunkLoadError);
  });

  it('that comes in time is as it was', async () => {
    const page = { Component: () => null };
    const [route] = withChunkLimit([{ path: '/', lazy: async () => page }]);
    expect(await (route!.lazy as () => Promise<unknown>)()).toBe(page);
  });

  it.each([
    'Failed to fetch dynamically imported module: https://x/a.js', 'error loading dynamically imported module', 'Importing a module script failed.', 'Unable to preload CSS for /a.css',
  ])('is known by what browsers say: %s', (message) => expect(isChunkError(new TypeError(message))).toBe(true));

  it.each([new TypeError('Cannot read properties of undefined'), new Error('x'), null, 'module script'])('is not what a page did wrong: %s', (error) => expect(isChunkError(error)).toBe(false));
});
