import { matchIn, phonePiece, ranked, scoreOf } from './rank';

const items = [
  { label: 'Home' },
  { label: 'SMS campaigns' },
  { label: 'New campaign', words: 'create send text' },
  { label: 'Contacts' },
  { label: 'Custom fields' },
  { label: 'Café regulars' },
  { label: 'Import contacts', words: 'csv file' },
];
const found = (query: string): string[] => ranked(items, query).map(({ label }) => label);

describe('what answers in the command menu', () => {
  it('is what begins so, before what has a word that does, before other words', () => {
    expect(found('con')).toEqual(['Contacts', 'Import contacts']);
    expect(found('camp')).toEqual(['SMS campaigns', 'New campaign']);
    expect(found('csv')).toEqual(['Import contacts']);
    expect(found('new')).toEqual(['New campaign']);
  });

  it('is found by all of several words, in any order, without accents or capitals', () => {
    expect(found('contacts imp')).toEqual(['Import contacts']);
    expect(found('CAFE')).toEqual(['Café regulars']);
    expect(found('send campaign')).toEqual(['New campaign']);
    expect(found('home campaign')).toEqual([]);
  });

  it('is everything in its own order where nothing was typed, and nothing where nothing answers', () => {
    expect(found(' ')).toEqual(items.map(({ label }) => label));
    expect(scoreOf({ label: 'Home' }, 'xyz')).toBe(0);
  });

  it('shows what was typed where it begins a word, else where it stands', () => {
    expect(matchIn('Christmas bookings', 'chr')).toEqual([0, 3]);
    expect(matchIn('SMS campaigns', 'cam')).toEqual([4, 7]);
    expect(matchIn('Bookings', 'king')).toEqual([3, 7]);
    expect(matchIn('Import contacts', 'csv')).toBeNull();
    expect(matchIn('What (now)', '(')).toEqual([5, 6]);
  });

  it('knows a piece of a phone however it is written', () => {
    expect(phonePiece('0491 570')).toBe('491570');
    expect(phonePiece('+61 491-570-156')).toBe('61491570156');
    expect(phonePiece('mia')).toBeNull();
    expect(phonePiece('4')).toBeNull();
  });
});
