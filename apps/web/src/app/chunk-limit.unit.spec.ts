/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ChunkLoadError } from '../lib/fetch-code';
import { chunkLimitMs, withChunkLimit } from './chunk-limit';

describe('code that does not come', () => {
  it('has failed after two minutes', async () => {
    expect(chunkLimitMs).toBe(120_000);
    const [route] = withChunkLimit(
      [{ path: '/', children: [{ path: 'a', lazy: () => new Promise<never>(() => undefined) }] }],
      20,
    );
    await expect((route!.children![0]!.lazy as () => Promise<unknown>)()).rejects.toBeInstanceOf(ChunkLoadError);
  });

  it('that comes in time is as it was', async () => {
    const page = { Component: () => null };
    const [route] = withChunkLimit([{ path: '/', lazy: async () => page }]);
    expect(await (route!.lazy as () => Promise<unknown>)()).toBe(page);
  });
});
