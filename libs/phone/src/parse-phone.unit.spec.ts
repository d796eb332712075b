import { describe, expect, it } from '@jest/globals';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getCountries, getCountryCallingCode, getExampleNumber, type CountryCode } from 'libphonenumber-js/max';
import { fastParserFor } from './fast-parser.js';
import { isTextable, maskPhone, parsePhone } from './index.js';
import { parseByLibrary } from './library-parser.js';

const mobile = { e164: '+61412345678', significant: '412345678', country: 'AU', kind: 'mobile' };

describe('parsePhone', () => {
  it.each([
    '0412 345 678',
    '0412345678',
    '0412-345-678',
    '(0412) 345.678',
    '+61412345678',
    '+61 412 345 678',
    '+61 0412 345 678',
    '+61 (0)412 345 678',
    '(+61) 412 345 678',
    '0011 61 412 345 678',
    '61412345678',
    '412345678',
    ' 0412 345 678\t',
    '０４１２ ３４５ ６７８',
    '0412\u00a0345\u00a0678',
    'tel:+61412345678',
  ])('reads %j', (input) => expect(parsePhone(input, 'AU')).toEqual(mobile));

  it.each([
    ['02 9374 4000', 'AU', '+61293744000', 'landline'],
    ['1900 654 321', 'AU', '+611900654321', 'premium'],
    ['1300 975 707', 'AU', '+611300975707', 'premium'],
    ['1800 801 920', 'AU', '+611800801920', 'other'],
    ['0491 578 888', 'AU', '+61491578888', 'mobile'],
    ['021 123 4567', 'NZ', '+64211234567', 'mobile'],
    ['+64 21 123 4567', 'AU', '+64211234567', 'mobile'],
    ['(201) 555-0123', 'US', '+12015550123', 'mobile'],
    ['07400 123456', 'GB', '+447400123456', 'mobile'],
    ['07781 123456', 'GB', '+447781123456', 'mobile'],
    ['0871 234 5678', 'GB', '+448712345678', 'premium'],
  ])('%s in %s is %s, %s', (input, country, e164, kind) =>
    expect(parsePhone(input, country)).toMatchObject({ e164, kind }),
  );

  it('tells whose number it is where a calling code is shared', () => {
    expect(parsePhone('07781 123456', 'GB')?.country).toBe('GG');
    expect(parsePhone('+61 8 9162 1234', 'AU')?.country).toBe('CC');
    expect(parsePhone('604 555 0123', 'US')?.country).toBe('CA');
    expect(parsePhone('+800 1234 5678', 'AU')).toMatchObject({ country: '001', kind: 'other' });
  });

  it.each([
    '',
    ' ',
    '+',
    '0',
    '12',
    '0412',
    '0412 345 67',
    '0412 345 6789',
    '+61 412 345 6789',
    '04l2 345 678',
    'no number',
    '0412 345 678 or 0412 345 679',
    '4.12E+08',
    '+999 123 456',
    '0412\u0000345678',
    '{{phone}}',
    '<0412345678>',
    '9'.repeat(300),
    '+'.repeat(300),
    '('.repeat(50_000),
  ])('refuses %j', (input) => expect(parsePhone(input, 'AU')).toBeNull());

  it('needs a calling code where the country is unknown', () => {
    for (const country of ['', 'ZZ', 'au', '__proto__', 'constructor']) {
      expect(parsePhone('0412 345 678', country)).toBeNull();
      expect(parsePhone('+61412345678', country)).toEqual(mobile);
    }
  });

  it('only mobiles can be texted', () => {
    expect(
      ['0412345678', '0293744000', '1900654321', '1800801920'].map((input) => isTextable(parsePhone(input, 'AU')!)),
    ).toEqual([true, false, false, false]);
  });
});

describe('the fast path', () => {
  const random = seeded(93);
  const digit = () => String(Math.floor(random() * 10));
  const digits = (count: number) => Array.from({ length: count }, digit).join('');
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

  function dress(number: string): string {
    const shapes = [
      (n: string) => n,
      (n: string) => n.replace(/(\d{3})(?=\d)/g, '$1 '),
      (n: string) => n.replace(/(\d{4})(?=\d)/g, '$1-'),
      (n: string) => `(${n.slice(0, 3)}) ${n.slice(3)}`,
      (n: string) => `${n.slice(0, 5)}.${n.slice(5)} `,
    ];
    return pick(shapes)(number);
  }

  /** Valid numbers, near misses and junk as a country's spreadsheet holds them. */
  function numbersOf(country: CountryCode, count: number): string[] {
    const callingCode = getCountryCallingCode(country);
    const example = getExampleNumber(country, examples)?.nationalNumber ?? '412345678';
    return Array.from({ length: count }, () => {
      const keep = Math.floor(random() * (example.length + 1));
      const national =
        example.slice(0, keep) + digits(Math.max(0, example.length - keep + pick([0, 0, 0, 0, 0, -1, 1])));
      const prefix = pick([
        '',
        '0',
        '0',
        '1',
        '8',
        `+${callingCode}`,
        `+${callingCode} `,
        `+${callingCode}0`,
        `+${callingCode} (0)`,
        callingCode,
        `${callingCode}0`,
        `00${callingCode}`,
        `0011${callingCode}`,
        '+',
        '+1',
        '1831',
        '+64',
      ]);
      const number = dress(prefix + national);
      return random() < 0.1
        ? number.slice(0, 4) + pick(['x', ' ', '+', '#', '-', '/', ',', '٣', '']) + number.slice(4)
        : number;
    });
  }

  // Check 93
  it.each(['AU', 'NZ', 'US', 'GB', 'DE', 'IT', 'FR', 'JP', 'IN', 'BR', 'AR', 'MX', 'SG', 'CX', 'CA'] as const)(
    'agrees with the library on 3,000 numbers of %s',
    (country) => {
      const wrong = numbersOf(country, 3_000).filter(
        (input) => !same(parsePhone(input, country), parseByLibrary(input, country)),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('agrees with the library in every country', () => {
    const wrong = getCountries().flatMap((country) =>
      numbersOf(country, 60)
        .filter((input) => !same(parsePhone(input, country), parseByLibrary(input, country)))
        .map((input) => [country, input]),
    );
    expect(wrong).toEqual([]);
  });

  it('agrees on each Australian prefix of five digits', () => {
    const fast = fastParserFor('AU')!;
    const wrong: string[] = [];
    let answered = 0;
    for (let prefix = 1_000; prefix < 10_000; prefix++) {
      const input = `0${prefix}${digits(5)}`;
      const answer = fast(input);
      if (answer) answered++;
      if (answer && !same(answer, parseByLibrary(input, 'AU'))) wrong.push(input);
    }
    expect(wrong).toEqual([]);
    expect(answered).toBeGreaterThan(3_000);
  });

  it('is taken by what imports hold, and leaves the rest to the library', () => {
    const fast = fastParserFor('AU')!;
    for (const input of [
      '0412 345 678',
      '+61 412 345 678',
      '+61 (0)412 345 678',
      '61412345678',
      '412345678',
      '(02) 9374 4000',
    ])
      expect(fast(input)).toBeDefined();
    for (const input of ['1900 654 321', '+64211234567', '0412', 'x', '0011 61 412 345 678'])
      expect(fast(input)).toBeUndefined();
    expect(fastParserFor('CX')).toBeUndefined();
    expect(fastParserFor('ZZ')).toBeUndefined();
  });
});

describe('maskPhone', () => {
  it.each([
    ['+61412345678', '+61 ••• ••• 678'],
    ['+12015550123', '+1 ••• ••• 123'],
    ['+6421123456', '+64 ••• ••• 456'],
    ['nonsense', '••• •••'],
    ['', '••• •••'],
  ])('%s → %s', (e164, masked) => expect(maskPhone(e164)).toBe(masked));
});

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Mulberry32: the same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
