import { describe, expect, it } from '@jest/globals';
import { fnv1a } from './fnv1a.js';

describe('fnv1a', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('gives the published value of %j', (text, expected) => {
    expect(fnv1a(text)).toBe(expected);
  });

  it('spreads ids evenly over eight shards', () => {
    const shards = new Array<number>(8).fill(0);
    for (let n = 0; n < 8_000; n++) shards[fnv1a(`01920000-0000-7000-8000-${String(n).padStart(12, '0')}`) % 8]! += 1;
    for (const share of shards) expect(share).toBeGreaterThan(800);
  });
});
