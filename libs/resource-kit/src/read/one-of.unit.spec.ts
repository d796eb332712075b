import { isProductError } from '@bellbird/errors';
import { oneOf, wrongWord } from './one-of.js';

const groups = ['day', 'week'] as const;

describe('a word that must be one of some', () => {
  it('is taken where it is, and null where none was given', () => {
    expect([
      oneOf('groupBy', 'week', groups),
      oneOf('groupBy', null, groups),
      oneOf('groupBy', undefined, groups),
    ]).toEqual(['week', null, null]);
    expect([wrongWord('groupBy', 'day', groups), wrongWord('groupBy', null, groups)]).toEqual([[], []]);
  });

  it.each(['', 'Day', 'toString'])('is refused by its field where it is %j', (word) => {
    const wrong = [{ field: 'groupBy', message: 'Give one of day, week.' }];
    expect(wrongWord('groupBy', word, groups)).toEqual(wrong);
    try {
      oneOf('groupBy', word, groups);
      throw new Error('It was taken.');
    } catch (error) {
      expect(isProductError(error) && [error.code, error.fields]).toEqual(['invalid-input', wrong]);
    }
  });
});
