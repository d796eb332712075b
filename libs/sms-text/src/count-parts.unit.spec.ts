import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countParts } from './index.js';

interface Sample {
  note: string;
  /** The text: each string repeated that often. */
  runs: [string, number][];
  encoding: 'GSM-7' | 'UCS-2';
  units: number;
  parts: number;
  remaining: number;
}

/** Made by a program of its own from 3GPP 23.038 and 23.040, and equal in parts and units to a carrier's published calculator. */
const golden = JSON.parse(readFileSync(new URL('../test/golden-parts.json', import.meta.url), 'utf8')) as Sample[];

describe('countParts', () => {
  it('agrees with the golden table (check 92)', () => {
    expect(golden.length).toBeGreaterThanOrEqual(200);
    const wrong = golden.filter((sample) => {
      const counted = countParts(sample.runs.map(([text, times]) => text.repeat(times)).join(''));
      return (['encoding', 'units', 'parts', 'remaining'] as const).some((field) => counted[field] !== sample[field]);
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['€', 80, { encoding: 'GSM-7', units: 160, parts: 1, perPart: 160, remaining: 0 }],
    // 76 whole characters and one empty septet a part.
    ['€', 81, { encoding: 'GSM-7', units: 162, parts: 2, perPart: 153, remaining: 143 }],
    ['😀', 35, { encoding: 'UCS-2', units: 70, parts: 1, perPart: 70, remaining: 0 }],
    ['😀', 67, { encoding: 'UCS-2', units: 134, parts: 3, perPart: 67, remaining: 65 }],
    ['a', 1_600, { encoding: 'GSM-7', units: 1_600, parts: 11, perPart: 153, remaining: 83 }],
  ])('counts %s × %d', (text, times, expected) => expect(countParts(text.repeat(times))).toEqual(expected));

  it('names the characters that count two', () => {
    for (const character of '€^{}[]~|\\') expect(countParts(character).units).toBe(2);
  });

  it('never cuts a character in two: the parts put together are the text', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', '€', '[', 'é', '中', '😀', '’'), { minLength: 100, maxLength: 500 }),
        (characters) => {
          const { encoding, units, parts, perPart, remaining } = countParts(characters.join(''));
          const cost = (character: string) =>
            encoding === 'UCS-2' ? character.length : '€['.includes(character) ? 2 : 1;
          const cut: string[][] = [[]];
          let used = 0;
          for (const character of characters) {
            if (parts > 1 && used + cost(character) > perPart) {
              cut.push([]);
              used = 0;
            }
            used += cost(character);
            cut.at(-1)?.push(character);
          }
          expect(parts).toBe(cut.length);
          expect(remaining).toBe(perPart - used);
          expect(units).toBe(characters.reduce((sum, character) => sum + cost(character), 0));
        },
      ),
    ));

  it('takes any string at all', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const { parts, perPart, remaining, units } = countParts(text);
        expect(parts).toBeGreaterThanOrEqual(1);
        expect(parts * perPart - remaining).toBeGreaterThanOrEqual(units);
        expect(remaining).toBeGreaterThanOrEqual(0);
      }),
    ));
});
