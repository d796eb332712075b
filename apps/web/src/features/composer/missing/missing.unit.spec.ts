import { lackable, lackingFilter, lackingIn, probeFor, readingOf } from './missing';

describe('who lacks a value', () => {
  it('is asked for fields that somebody may lack', () =>
    expect(lackable('{{firstName}} {{businessName}} {{optOutLink}} {{attributes.suburb}} {{firstName|x}}')).toEqual([
      'firstName',
      'attributes.suburb',
    ]));
  it('is counted by a fallback longer than any value, within the limit of a text', () => {
    expect(probeFor('attributes.suburb').length).toBeLessThanOrEqual(1_600);
    expect(lackingIn({ 1: 25, 10: 5 })).toBe(5);
    expect(lackingIn({ 1: 25 })).toBe(0);
  });
  it.each([
    ['Hi {{firstName|there}}, our table', 'firstName', 'Hi there'],
    ['Dear friends in {{attributes.suburb}}, hello', 'attributes.suburb', 'friends in ,'],
    ['{{firstName}}', 'firstName', ''],
  ])('%s reads', (message, key, reading) => expect(readingOf(message, key)).toBe(reading));
  it('is found in the list of contacts', () => {
    expect(lackingFilter('firstName', undefined)).toEqual({
      field: 'firstName',
      type: 'text',
      operation: 'notContains',
      value: '',
    });
    expect(lackingFilter('attributes.visits', 'number')).toBeNull();
  });
});
