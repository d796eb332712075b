import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { costlyCharacters, countParts, isGsm7, replaceCostly } from './index.js';
import { replacements } from './replacements.js';

describe('costlyCharacters', () => {
  it('names the character and what reads the same, each once, in order', () => {
    expect(costlyCharacters('It’s “ready” – see you soon… it’s')).toEqual([
      { character: '’', name: 'curly apostrophe', replacement: "'" },
      { character: '“', name: 'curly opening quote', replacement: '"' },
      { character: '”', name: 'curly closing quote', replacement: '"' },
      { character: '–', name: 'en dash', replacement: '-' },
      { character: '…', name: 'ellipsis', replacement: '...' },
    ]);
  });

  it('has nothing to say about plain text, whatever it counts two for', () => {
    expect(costlyCharacters("It's 5€ [now] ~ é")).toEqual([]);
    expect(replaceCostly('plain')).toBe('plain');
  });

  it('sees what nobody sees', () => {
    expect(costlyCharacters('a\u00a0b\u200bc\u00add\t').map(({ character }) => character)).toEqual([
      '\u00a0',
      '\u200b',
      '\u00ad',
      '\t',
    ]);
    expect(replaceCostly('a\u00a0b\u200bc\u00add\t\ufeff')).toBe('a bcd ');
  });

  it('leaves letters alone, an accent is no typography', () => {
    expect(costlyCharacters('Māori çáñ')).toEqual([]);
    expect(replaceCostly('Māori’s')).toBe("Māori's");
  });

  it('leaves joiners, selectors and full-width forms alone beside a script that needs them', () => {
    const family = '👩\u200d👧 ❤\ufe0f 您好，’';
    expect(costlyCharacters(family).map(({ character }) => character)).toEqual(['’']);
    expect(replaceCostly(family)).toBe("👩\u200d👧 ❤\ufe0f 您好，'");
    expect(replaceCostly('ＳＡＬＥ\u200d！')).toBe('SALE!');
  });

  it('replaces only the chosen ones when told so', () => expect(replaceCostly('It’s – so', ['’'])).toBe("It's – so"));

  it('keeps placeholders working, and their fallbacks cheap', () =>
    expect(replaceCostly('Hi {{firstName|mate’s}} …')).toBe("Hi {{firstName|mate's}} ..."));

  it('turns one curly quote in 160 characters from three parts into one', () => {
    const text = `${'a'.repeat(159)}’`;
    expect(countParts(text).parts).toBe(3);
    expect(countParts(replaceCostly(text)).parts).toBe(1);
  });

  it('replaces only what GSM-7 lacks, and only by what it has', () => {
    for (const [character, { replacement, name }] of replacements) {
      expect([character, isGsm7(character), isGsm7(replacement)]).toEqual([character, false, true]);
      expect(name).not.toBe('');
    }
  });

  it('ends in GSM-7 whenever all that is outside has a replacement', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', '€', ' ', ...replacements.keys()), { maxLength: 200 }),
        (characters) => {
          const replaced = replaceCostly(characters.join(''));
          expect(isGsm7(replaced)).toBe(true);
          expect(costlyCharacters(replaced)).toEqual([]);
        },
      ),
    ));
});
