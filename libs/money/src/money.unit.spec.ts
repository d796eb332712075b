import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addMoney,
  formatBalance,
  formatExact,
  formatUnitPrice,
  fromMinorUnits,
  MAX_MICROS,
  MIN_MICROS,
  MoneyError,
  multiplyMoney,
  parseMoney,
  subtractMoney,
  sumMoney,
  toMinorUnits,
  tryParseMoney,
  type MoneyErrorReason,
} from './index.js';

const storable = fc.bigInt({ min: MIN_MICROS, max: MAX_MICROS });

function reasonOf(act: () => unknown): MoneyErrorReason | 'none' {
  try {
    act();
    return 'none';
  } catch (error) {
    if (error instanceof MoneyError) return error.reason;
    throw error;
  }
}

describe('parseMoney', () => {
  it.each([
    ['12.345600', 12_345_600n],
    ['50.00', 50_000_000n],
    ['50', 50_000_000n],
    ['0.08', 80_000n],
    ['-0.5', -500_000n],
    ['-0', 0n],
    ['007.1', 7_100_000n],
    ['9223372036854.775807', MAX_MICROS],
    ['-9223372036854.775808', MIN_MICROS],
  ])('reads %s', (text, micros) => expect(parseMoney(text)).toBe(micros));

  it.each([
    '',
    ' ',
    '1.',
    '.5',
    '+1',
    '1e3',
    '1,000.00',
    '0x10',
    '1.0000001',
    ' 1',
    '1 ',
    '1\n',
    '--1',
    'NaN',
    'Infinity',
    '١',
    '$5',
    '1\u0000',
  ])('refuses %j as malformed', (text) => expect(tryParseMoney(text)).toEqual({ ok: false, reason: 'malformed' }));

  it.each([5, 5n, null, undefined, {}, ['5']])('refuses what is no string: %p', (value) =>
    expect(tryParseMoney(value)).toEqual({ ok: false, reason: 'malformed' }),
  );

  it.each(['9223372036854.775808', '-9223372036854.775809', '99999999999999', '1'.repeat(40)])(
    'refuses %s as out of range',
    (text) => expect(tryParseMoney(text)).toEqual({ ok: false, reason: 'out-of-range' }),
  );

  it('reads back every amount that can be stored', () =>
    fc.assert(
      fc.property(storable, (micros) => expect(parseMoney(formatExact(micros))).toBe(micros)),
      { numRuns: 5_000 },
    ));
});

describe('formatBalance', () => {
  it.each([
    [95_000_000n, '95.00'],
    [0n, '0.00'],
    [5_000n, '0.00'],
    [15_000n, '0.02'],
    [25_000n, '0.02'],
    [25_001n, '0.03'],
    [-5_000n, '0.00'],
    [-15_000n, '-0.02'],
    [-25_001n, '-0.03'],
    [999_995_000n, '1000.00'],
    [MAX_MICROS, '9223372036854.78'],
  ])('%d micro-units are %s, ties to even', (micros, shown) => expect(formatBalance(micros)).toBe(shown));

  it('follows the exponent of the currency', () => {
    expect(formatBalance(1_500_000n, 0)).toBe('2');
    expect(formatBalance(2_500_000n, 0)).toBe('2');
    expect(formatBalance(1_234_500n, 3)).toBe('1.234');
    expect(formatBalance(1_234_567n, 6)).toBe('1.234567');
    expect(() => formatBalance(1n, 7)).toThrow(RangeError);
  });

  it('is never further than half a cent from the truth', () =>
    fc.assert(
      fc.property(storable, (micros) => {
        const [, sign, digits = ''] = /^(-?)([\d.]+)$/.exec(formatBalance(micros)) ?? [];
        const shown = BigInt(digits.replace('.', '')) * 10_000n * (sign ? -1n : 1n);
        const error = shown > micros ? shown - micros : micros - shown;
        expect(error <= 5_000n).toBe(true);
      }),
      { numRuns: 5_000 },
    ));
});

it('formats unit prices without rounding them', () => {
  expect(formatUnitPrice(80_000n)).toBe('0.080000');
  expect(formatUnitPrice(80_000n, 4)).toBe('0.0800');
  expect(formatUnitPrice(81_250n, 4)).toBe('0.08125');
  expect(formatUnitPrice(81_257n, 4)).toBe('0.081257');
});

describe('minor units', () => {
  it.each([
    ['AUD', 5_000, 50_000_000n],
    ['JPY', 5_000, 5_000_000_000n],
    ['KWD', 5_000, 5_000_000n],
  ])('%s: %d are %d micro-units, both ways', (currency, minor, micros) => {
    expect(fromMinorUnits(minor, currency)).toBe(micros);
    expect(toMinorUnits(micros, currency)).toBe(BigInt(minor));
  });

  it('never rounds', () => {
    expect(reasonOf(() => toMinorUnits(50_005_000n, 'AUD'))).toBe('inexact');
    expect(toMinorUnits(50_005_000n, 'KWD')).toBe(50_005n);
    expect(reasonOf(() => toMinorUnits(50_500_000n, 'JPY'))).toBe('inexact');
    expect(reasonOf(() => fromMinorUnits(0.5, 'AUD'))).toBe('inexact');
    expect(reasonOf(() => fromMinorUnits(2 ** 53, 'AUD'))).toBe('inexact');
  });

  it('refuses what is no currency', () => {
    for (const currency of ['', 'aud', 'AU', '__proto__', 'constructor'])
      expect(reasonOf(() => fromMinorUnits(1, currency))).toBe('unknown-currency');
  });

  it('are exact both ways for any whole amount', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('AUD', 'JPY', 'KWD'),
        fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
        (currency, minor) => expect(toMinorUnits(fromMinorUnits(minor, currency), currency)).toBe(minor),
      ),
      { numRuns: 2_000 },
    ));
});

// Check 6: a million random (parts, price) pairs in 200 bills.
it('sums a bill to the micro-unit, and never from rounded figures', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 2_000_000 })), {
        minLength: 5_000,
        maxLength: 5_000,
      }),
      (lines) => {
        const byProduct = sumMoney(lines.map(([parts, price]) => multiplyMoney(BigInt(price), parts)));
        // The reference: 12 × 2·10⁶ × 5,000 stays far below 2^53, so plain numbers are exact here.
        const reference = lines.reduce((sum, [parts, price]) => sum + parts * price, 0);
        expect(byProduct).toBe(BigInt(reference));
        expect(parseMoney(formatExact(byProduct))).toBe(byProduct);
      },
    ),
    { numRuns: 200 },
  );
});

it('shows that summing rounded figures would be wrong, which is why it is not done', () => {
  const line = multiplyMoney(84_900n, 1);
  expect(formatBalance(sumMoney(Array.from({ length: 1_000 }, () => line)))).toBe('84.90');
  expect(formatBalance(multiplyMoney(parseMoney(formatBalance(line)), 1_000))).toBe('80.00');
});

// Check 7
describe('near 2^53 and 2^63−1', () => {
  const edges = [2n ** 53n - 1n, 2n ** 53n, 2n ** 53n + 1n, MAX_MICROS - 1n, MAX_MICROS, MIN_MICROS, MIN_MICROS + 1n];

  it('passes through JSON as a decimal string, exactly', () => {
    for (const micros of edges) {
      const { amount } = JSON.parse(JSON.stringify({ amount: formatExact(micros) })) as { amount: string };
      expect(parseMoney(amount)).toBe(micros);
    }
  });

  it('refuses overflow cleanly', () => {
    expect(reasonOf(() => addMoney(MAX_MICROS, 1n))).toBe('out-of-range');
    expect(reasonOf(() => subtractMoney(MIN_MICROS, 1n))).toBe('out-of-range');
    expect(reasonOf(() => multiplyMoney(MAX_MICROS, 2))).toBe('out-of-range');
    expect(reasonOf(() => sumMoney([MAX_MICROS, MAX_MICROS]))).toBe('out-of-range');
    expect(reasonOf(() => fromMinorUnits(2n ** 60n, 'AUD'))).toBe('out-of-range');
    expect(sumMoney([MAX_MICROS, MAX_MICROS, -MAX_MICROS])).toBe(MAX_MICROS);
  });

  it('refuses counts that are not whole', () => {
    for (const count of [0.5, Number.NaN, Infinity, -1, 2 ** 53])
      expect(reasonOf(() => multiplyMoney(80_000n, count))).toBe('inexact');
    expect(multiplyMoney(80_000n, 2)).toBe(160_000n);
  });

  it('adds and subtracts within range exactly', () =>
    fc.assert(
      fc.property(storable, storable, (a, b) => {
        const expected = a + b > MAX_MICROS || a + b < MIN_MICROS ? 'out-of-range' : 'none';
        expect(reasonOf(() => addMoney(a, b))).toBe(expected);
        if (expected === 'none') expect(subtractMoney(addMoney(a, b), b)).toBe(a);
      }),
    ));
});
