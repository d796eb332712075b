import { costlyCharacters, countParts, replaceCostly } from '@bellbird/sms-text';
import { seeded } from '@bellbird/testing';
import { costlyIn } from './costly.js';

describe('what costly characters cost', () => {
  it('agrees with looking through the text character by character', () => seeded(({ int, pick }) => {
    for (let round = 0; round < 3_000; round++) {
      const text = Array.from({ length: int(0, 30) }, () => pick(['plain words ', '’', '“', '…', '–', '\u200b', '`', 'é', '€', '{x}', '🎉', 'Ł', '漢', '，', 'x'.repeat(int(1, 60))])).join('');
      const { parts } = countParts(text);
      const slow = costlyCharacters(text).map(({ character }, _, all) => ({
        character, saved: Math.max(0, (all.length === 1 ? parts : countParts(replaceCostly(text, all.filter((each) => each.character !== character).map((each) => each.character))).parts) - countParts(replaceCostly(text)).parts),
      }));
      expect(costlyIn(text, parts).map(({ character, saved }) => ({ character: character.character, saved }))).toEqual(slow);
    }
  }));

  it('says nothing of a text that is cheap already', () => {
    expect(costlyIn('Plain {words} for €5, Zoé', 1)).toEqual([]);
  });
});
