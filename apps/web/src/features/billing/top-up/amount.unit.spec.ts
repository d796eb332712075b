import { textsFor } from '../../../lib/format/money';
import { amountOfAddress, isSameAmount, offeredAmounts, readAmount, sumOf } from './amount';

describe('the amount of a top-up', () => {
  it.each([
    ['5', '5.00'],
    ['5.00', '5.00'],
    ['50000', '50000.00'],
    ['$1,250.50', '1250.50'],
    [' 12.3 ', '12.30'],
    ['12.340000', '12.34'],
    ['50,000.00', '50000.00'],
  ])('%j is taken as %s', (typed, amount) => expect(readAmount(typed)).toEqual({ amount }));
  it.each([
    ['4.99', 'Top up from $5.00 to $50,000.00.'],
    ['50000.01', 'Top up from $5.00 to $50,000.00.'],
    ['-5', 'Top up from $5.00 to $50,000.00.'],
    ['99999999999999999999', 'Top up from $5.00 to $50,000.00.'],
    ['5.001', 'Use at most two digits after the point.'],
    ['five', 'Enter an amount, such as 50.00.'],
    ['', 'Enter an amount, such as 50.00.'],
    ['1e3', 'Enter an amount, such as 50.00.'],
    ['12,5', 'Enter an amount, such as 50.00.'],
  ])('%j is refused', (typed, wrong) => expect(readAmount(typed)).toEqual({ wrong }));
  it('that is offered can be paid', () =>
    expect(offeredAmounts.map(readAmount)).toEqual(offeredAmounts.map((amount) => ({ amount }))));
});

describe('an amount in the address', () => {
  it.each([
    ['18.40', '18.40'],
    ['18.400001', '18.41'],
    ['0.05', '5.00'],
    ['4.999999', '5.00'],
    ['80000', '50000.00'],
    ['', null],
    ['-3', null],
    ['0', null],
    ['x', null],
    [null, null],
  ])('%j is %j', (given, amount) => expect(amountOfAddress(given)).toBe(amount));
});

describe('a balance', () => {
  const prices = [
    { country: 'AU', price: '0.080000' },
    { country: 'NZ', price: '0.100000' },
  ];
  it.each([
    ['146.720000', 1_834],
    ['0.079999', 0],
    ['-1.000000', 0],
    ['0.08', 1],
  ])('of %s is enough for %i texts', (balance, texts) => expect(textsFor(balance, prices, 'AU')).toBe(texts));
  it('is enough for nothing that can be told where there is no price', () =>
    expect([textsFor('5', prices, 'US'), textsFor('5', [{ country: 'AU', price: '0' }], 'AU')]).toEqual([null, null]));
  it('adds up exactly', () =>
    expect([sumOf('0.10', '0.20'), isSameAmount('50', '50.000000'), isSameAmount('50', '50.01')]).toEqual([
      '0.30',
      true,
      false,
    ]));
});
