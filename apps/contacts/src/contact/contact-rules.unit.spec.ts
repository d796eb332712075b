import { isContactEmail, isContactPersonName } from '@bellbird/field-rules';
import { cpuClock } from '@bellbird/testing';
import { attributeKeyFor, checkCell, checkValue } from '../attribute/attribute.js';
import { freeSlot, slots } from '../attribute/slots.js';
import { composedName } from './names.js';
import { readContact } from './read-contact.js';

describe('names and e-mail addresses', () => {
  it.each(['Ava', "O'Neill", 'Zoë', 'van der Berg', 'Smith-Jones', 'J. R.', 'Ngọc', '李', 'a_b', 'D’Angelo'])(
    '%s is a name',
    (name) => expect(isContactPersonName(name)).toBe(true),
  );
  it.each(['', ' Ava', 'R2D2', 'a,b', 'x'.repeat(51), 'Ava\n', '<b>', '-', '🎉'])('%j is none', (name) =>
    expect(isContactPersonName(name)).toBe(false),
  );
  it.each(['a@b.co', 'ava+shop@example.com', "o'neill@sub.example.com.au", 'a.b-c_d@ex-ample.museum', 'a@bücher.de'])(
    '%s is an address',
    (email) => expect(isContactEmail(email)).toBe(true),
  );
  it.each([
    'a',
    'a@b',
    '@b.co',
    'a@.co',
    '.a@b.co',
    'a.@b.co',
    'a b@c.co',
    'a@b.c',
    'a@b.c0',
    'a@b..co',
    `${'a'.repeat(300)}@b.co`,
  ])('%j is none', (email) => expect(isContactEmail(email)).toBe(false));
  it('is not slow on anything (check 97)', () => {
    const work = cpuClock();
    for (const text of [
      'a'.repeat(50_000),
      `${'a.'.repeat(25_000)}@`,
      `a@${'b.'.repeat(25_000)}`,
      `${"a'".repeat(25_000)}1`,
    ]) {
      isContactEmail(text);
      isContactPersonName(text);
    }
    expect(work.ms()).toBeLessThan(50);
  });
  it('composes a name of what is there', () => {
    expect([
      composedName('Ava', 'Wong'),
      composedName('Ava', null),
      composedName(null, 'Wong'),
      composedName(null, null),
    ]).toEqual(['Ava Wong', 'Ava', 'Wong', null]);
  });
});

describe('custom fields', () => {
  it.each([
    ['Suburb', 'suburb'],
    ['Favourite drink', 'favouriteDrink'],
    ['  Crème  brûlée! ', 'cremeBrulee'],
    ['VIP', 'vip'],
    ['名前', '名前'],
    ['__proto__', 'proto'],
    ['a.b|c}', 'aBC'],
  ])('%s has the key %s', (name, key) => {
    expect(attributeKeyFor(name, new Set())).toBe(key);
  });
  it('numbers keys that are taken', () =>
    expect(attributeKeyFor('Suburb', new Set(['suburb', 'suburb2']))).toBe('suburb3'));
  it('gives out each slot once, then none', () => {
    const taken = new Set<string | null>();
    for (let nth = 0; ; nth++) {
      const slot = freeSlot(nth % 2 ? 'category' : 'text', taken);
      if (slot === null) break;
      expect(taken.has(slot)).toBe(false);
      taken.add(slot);
    }
    expect(taken.size).toBe(slots.filter((slot) => slot.kind === 'text').length);
  });
  it('checks values by their type', () => {
    expect(checkValue({ type: 'date', items: null }, '28-02-1990')).toEqual({ value: '1990-02-28' });
    expect(checkValue({ type: 'category', items: ['Small', 'Large'] }, 'large')).toEqual({ value: 'Large' });
    for (const [type, value] of [
      ['date', '31-02-1990'],
      ['date', 1],
      ['number', '1'],
      ['number', Infinity],
      ['bool', 'yes'],
      ['text', 1],
      ['text', 'a\0'],
      ['category', 'Medium'],
    ] as const) {
      expect(checkValue({ type, items: ['Small'] }, value)).toHaveProperty('problem');
    }
  });
  it('says what is wrong with a date', () => {
    const problem = (value: unknown): unknown => checkValue({ type: 'date', items: null }, value);
    expect(problem('soon')).toEqual({ problem: 'Give a date as YYYY-MM-DD or DD-MM-YYYY.' });
    expect(problem('31-02-1990')).toEqual({ problem: 'There is no such date.' });
    expect(problem('28-02-0990')).toEqual({ problem: 'Give a date from 1000-01-01 to 9999-12-31.' });
  });
  it('reads cells as spreadsheets write them', () => {
    expect(['yes', 'FALSE', '1', '0'].map((cell) => checkCell({ type: 'bool', items: null }, cell))).toEqual(
      [true, false, true, false].map((value) => ({ value })),
    );
    expect(['1', '-2.5', '1e3', '.5'].map((cell) => checkCell({ type: 'number', items: null }, cell))).toEqual(
      [1, -2.5, 1_000, 0.5].map((value) => ({ value })),
    );
    for (const cell of ['1,000', '$5', '0x1f', '', 'NaN'])
      expect(checkCell({ type: 'number', items: null }, cell)).toHaveProperty('problem');
  });
});

describe('a body', () => {
  const reading = { kind: 'update', country: 'AU', attributes: new Map() } as const;
  it('knows not given from cleared', () => {
    expect(readContact({ firstName: null, lastName: '  ' }, reading).contact).toEqual({
      firstName: null,
      lastName: null,
    });
  });
  it('reads the phone by its country', () => {
    expect(readContact({ phone: '021 123 4567', phoneCountry: 'nz' }, reading).contact.phone).toMatchObject({
      e164: '+64211234567',
      country: 'NZ',
    });
  });
  it('never takes a member of Object for a field', () => {
    expect(
      readContact({ attributes: JSON.parse('{"__proto__": 1, "constructor": 2}') as object }, reading).wrong.map(
        (each) => each.field,
      ),
    ).toEqual(['attributes.__proto__', 'attributes.constructor']);
  });
});
