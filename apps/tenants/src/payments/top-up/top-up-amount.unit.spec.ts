import { isProductError } from '@bellbird/errors';
import { readTopUpAmount } from './top-up-amount.js';

describe('the amount of a top-up', () => {
  it.each([
    ['5.00', 5_000_000n],
    ['5', 5_000_000n],
    ['50000.00', 50_000_000_000n],
    ['12.34', 12_340_000n],
    ['12.340000', 12_340_000n],
  ])('takes %s', (text, micros) => {
    expect(readTopUpAmount(text)).toBe(micros);
  });

  it.each([
    ['4.99', 'Top up from $5.00 to $50,000.00.'],
    ['0', 'Top up from $5.00 to $50,000.00.'],
    ['-5.00', 'Top up from $5.00 to $50,000.00.'],
    ['50000.01', 'Top up from $5.00 to $50,000.00.'],
    ['99999999999999999999999', 'Top up from $5.00 to $50,000.00.'],
    ['5.001', 'Give whole cents.'],
    ['five', 'Give an amount such as "50.00".'],
    ['', 'Give an amount such as "50.00".'],
    [50, 'Give an amount such as "50.00".'],
    [null, 'Give an amount such as "50.00".'],
    ['5.0000001', 'Give an amount such as "50.00".'],
    ['1e2', 'Give an amount such as "50.00".'],
  ])('refuses %p by name', (text, message) => {
    try {
      readTopUpAmount(text);
      throw new Error('was taken');
    } catch (error) {
      expect(isProductError(error) && error.fields).toEqual([{ field: 'amount', message }]);
    }
  });
});
