import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { toBase62 } from './base62.js';
import { codeLength, codeOf, readCode } from './index.js';

const key = createHash('sha256').update('short links').digest();

it('5. a million codes of neighbours are a million, all as long as each other, and name what they were made of', () => {
  const codes = new Set<string>();
  const wrong: object[] = [];
  for (let n = 0; n < 1_000_000; n++) {
    const link = { linkSet: 1 + (n % 4), ordinal: 1 + Math.floor(n / 8), link: 1 + (Math.floor(n / 4) % 2) };
    const code = codeOf(key, link);
    codes.add(code);
    const read = readCode(key, code);
    const isSame = read?.linkSet === link.linkSet && read.ordinal === link.ordinal && read.link === link.link;
    if (code.length !== codeLength || !isSame) wrong.push({ link, code, read });
  }
  expect(wrong).toEqual([]);
  expect(codes.size).toBe(1_000_000);
}, 300_000);

it('5. none of ten million guesses leads on, beside a thousand campaigns of a thousand people and five links', () => {
  const led: string[] = [];
  for (let n = 0; n < 10_000_000; n++) {
    const code = toBase62(randomBytes(8).readBigUInt64LE());
    const read = readCode(key, code);
    if (read !== null && read.linkSet <= 1_000 && read.ordinal <= 1_000 && read.link <= 5) led.push(code);
  }
  expect(led).toEqual([]);
}, 600_000);
