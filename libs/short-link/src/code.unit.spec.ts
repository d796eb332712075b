import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { codeLength, codeOf, mostLinks, mostLinkSets, mostPeople, openCode, readCode } from './index.js';

const key = createHash('sha256').update('short links').digest();
const another = createHash('sha256').update('another secret').digest();
const links = fc.record({
  linkSet: fc.integer({ min: 1, max: mostLinkSets }),
  ordinal: fc.integer({ min: 1, max: mostPeople }),
  link: fc.integer({ min: 1, max: mostLinks }),
});

describe('the code of a short link', () => {
  it('names its link again, in 11 characters of the alphabet', () => {
    fc.assert(
      fc.property(links, (link) => {
        const code = codeOf(key, link);
        expect(code).toMatch(/^[0-9A-Za-z]{11}$/);
        expect(readCode(key, code)).toEqual(link);
      }),
    );
  });

  it('is the same for ever: texts with it are on their way', () => {
    expect(codeOf(key, { linkSet: 1, ordinal: 1, link: 1 })).toBe('4BUXQKNPSU4');
    expect(codeOf(key, { linkSet: mostLinkSets, ordinal: mostPeople, link: mostLinks })).toBe('BAgjiO9RfAv');
  });

  it('5: of people in a row is another for each, and none looks like its neighbour', () => {
    const codes = new Set<string>();
    for (let ordinal = 1; ordinal <= 4_000; ordinal++) codes.add(codeOf(key, { linkSet: 7, ordinal, link: 1 }));
    expect(codes.size).toBe(4_000);
    expect(new Set([...codes].map((code) => code.slice(1, 5))).size).toBeGreaterThan(3_900);
  });

  it('5: of random characters names a link set of a thousand so seldom that none of 5,000 does', () => {
    const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    for (let n = 0; n < 5_000; n++) {
      const code = Array.from({ length: codeLength }, () => letters[Math.floor(Math.random() * 62)]!).join('');
      expect(readCode(key, code)?.linkSet ?? mostLinkSets).toBeGreaterThan(1_000);
    }
  });

  it('altered in one character, or made with another key, names something else or nothing', () => {
    const link = { linkSet: 3, ordinal: 12, link: 2 };
    const code = codeOf(key, link);
    for (let at = 0; at < codeLength; at++) {
      const altered = code.slice(0, at) + (code[at] === 'x' ? 'y' : 'x') + code.slice(at + 1);
      expect(readCode(key, altered)?.linkSet).not.toBe(3);
    }
    expect(readCode(key, codeOf(another, link))).not.toEqual(link);
  });

  it.each(['', 'x', '0000000000', '000000000000', 'zzzzzzzzzzz', 'abc-efghijk', 'abcdéfghijk', '../../etc/p'])(
    'spelt %j is none, and opens at the same cost',
    (code) => {
      expect(readCode(key, code)).toBeNull();
      expect(openCode(key, code).genuine).toBe(false);
    },
  );

  it.each([
    { linkSet: 0, ordinal: 1, link: 1 },
    { linkSet: mostLinkSets + 1, ordinal: 1, link: 1 },
    { linkSet: 1, ordinal: mostPeople + 1, link: 1 },
    { linkSet: 1, ordinal: 1, link: 63 },
    { linkSet: 1, ordinal: 1.5, link: 1 },
  ])('is not made of %j', (link) => {
    expect(() => codeOf(key, link)).toThrow(RangeError);
  });
});
