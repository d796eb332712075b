import { costlyCharacters, countParts, replaceCostly } from '@bellbird/sms-text';
import { seeded } from '@bellbird/testing';
import { costlyIn } from './costly.js';

describe('what costly characters cost', () => {
  it('agrees with looking through the text character by character', () =>
    seeded(({ int, pick }) => {
      for (let round = 0; round < 3_000; round++) {
        const text = Array.from({ length: int(0, 30) }, () =>
          pick([
            'plain words ',
            '’',
            '“',
            '…',
            '–',
            '\u200b',
            '`',
            'é',
            '€',
            '{x}',
            '🎉',
            'Ł',
            '漢',
            '，',
            'x'.repeat(int(1, 60)),
          ]),
        ).join('');
        const { parts } = countParts(text);
        const slow = costlyCharacters(text).map(({ character }) => ({
          character,
          saved: Math.max(0, parts - countParts(replaceCostly(text, [character])).parts),
        }));
        expect(
          costlyIn(text, parts).map(({ character, saved }) => ({ character: character.character, saved })),
        ).toEqual(slow);
      }
    }));

  it('is nothing for one of two that keep a text long, and the whole for the last one', () => {
    const saved = (text: string): number[] => costlyIn(text, countParts(text).parts).map((each) => each.saved);
    const words = 'x'.repeat(100);
    expect(saved(`${words}’“`)).toEqual([0, 0]);
    expect(saved(`${words}'“`)).toEqual([1]);
    // A space that takes no room saves its own place, and no more while the quote stays.
    expect(saved(`${'x'.repeat(69)}’\u200b`)).toEqual([0, 1]);
  });

  it('says nothing of a text that is cheap already', () => {
    expect(costlyIn('Plain {words} for €5, Zoé', 1)).toEqual([]);
  });
});
