import { describe, expect, it } from '@jest/globals';
import { contains } from './contains';
import { optionsOf } from './options-of';

describe('what a filter is written with', () => {
  it('is options by their words, all of them or those that are offered', () => {
    const words = { sms: 'Text', email: 'Mail', post: 'Letter' };
    expect(optionsOf(words)).toEqual([
      { value: 'sms', label: 'Text' },
      { value: 'email', label: 'Mail' },
      { value: 'post', label: 'Letter' },
    ]);
    expect(optionsOf(words, ['post', 'sms']).map(({ label }) => label)).toEqual(['Letter', 'Text']);
  });

  it('is a condition of the API for words that somebody types', () =>
    expect(contains('name', 'mia')).toEqual({ field: 'name', type: 'text', operation: 'contains', value: 'mia' }));
});
