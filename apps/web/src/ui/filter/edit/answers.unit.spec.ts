import type { FilterField } from '../filter';
import { answersOf, isSameAnswer } from './answers';

const suburb: FilterField = { field: 'attributes.suburb', label: 'Suburb', type: 'text' };
const tags: FilterField = {
  field: 'tags',
  label: 'Tags',
  type: 'tags',
  options: [
    { value: '1', label: 'VIP' },
    { value: '2', label: 'Catering' },
  ],
};
const found = [
  { value: 'Newtown', count: 612 },
  { value: 'Enmore', count: 288 },
];

describe('the answers that can be ticked', () => {
  it('are what stands in a text, most first, behind those that were chosen and are not found', () => {
    expect(answersOf({ field: suburb, found, chosen: ['newtown', 'Kew'], looked: '' })).toEqual([
      { value: 'Kew', label: 'Kew', count: null },
      { value: 'Newtown', label: 'Newtown', count: 612 },
      { value: 'Enmore', label: 'Enmore', count: 288 },
    ]);
    expect(answersOf({ field: suburb, found, chosen: ['Kew'], looked: 'e' })).toHaveLength(2);
    expect(answersOf({ field: suburb, found: null, chosen: ['Kew'], looked: '' })).toHaveLength(1);
  });

  it('read as people write them', () => {
    const field = { ...suburb, wordsOf: (value: string) => `in ${value}` };
    expect(answersOf({ field, found, chosen: ['Kew'], looked: '' }).map(({ value, label }) => [value, label])).toEqual([
      ['Kew', 'in Kew'],
      ['Newtown', 'in Newtown'],
      ['Enmore', 'in Enmore'],
    ]);
  });

  it('are the options of a field, with how many have each', () => {
    const asked = { field: tags, chosen: [], looked: '' };
    expect(answersOf({ ...asked, found: null }).map(({ count }) => count)).toEqual([null, null]);
    expect(answersOf({ ...asked, found: [{ value: '2', count: 7 }] }).map(({ count }) => count)).toEqual([0, 7]);
    const fifty = Array.from({ length: 50 }, (_, at) => ({ value: String(at + 2), count: 9 }));
    expect(answersOf({ ...asked, found: fifty }).map(({ count }) => count)).toEqual([null, 9]);
    expect(answersOf({ ...asked, found: null, looked: 'cat' }).map(({ label }) => label)).toEqual(['Catering']);
  });

  it('are the same whatever their case, but for ids and fixed words', () => {
    expect(isSameAnswer('text', 'NEWTOWN', 'Newtown')).toBe(true);
    expect(isSameAnswer('tags', 'a', 'A')).toBe(false);
  });
});
