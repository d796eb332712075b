import { deepestBody, unsoundParts } from './text-check.js';

const lone = '\ud800';
const fields = (value: unknown): string[] => unsoundParts(value).map(({ field }) => field);

describe('what no input may hold', () => {
  it('is found anywhere and named by its path', () => {
    expect(fields({ a: 'fine 😀', b: ['x', 'y\0'], c: { d: lone, [`k${lone}`]: 1 } })).toEqual([
      'b[1]',
      'c.d',
      'c.k\u{FFFD}',
    ]);
    expect(fields('\0')).toEqual(['body']);
  });

  it('is a number beyond all bounds, since it would silently become null', () => {
    expect(fields(JSON.parse('{"a":1e400,"b":-1e400,"c":1e300}'))).toEqual(['a', 'b']);
  });

  it('is nesting without end, at the cost of no stack', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;
    expect(unsoundParts(deep)).toHaveLength(1);
    expect(unsoundParts(JSON.parse(`${'['.repeat(deepestBody)}${']'.repeat(deepestBody)}`))).toEqual([]);
  });
});
