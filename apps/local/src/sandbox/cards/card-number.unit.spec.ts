import { Fields } from '../http/fields.js';
import { addsUp, readCard } from './card-number.js';

const now = new Date('2026-11-21T10:00:00Z');
const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2030, cvc: '123' };
const read = (change: Record<string, unknown>) =>
  readCard(new Fields({ ...card, ...change }, ['number', 'expMonth', 'expYear', 'cvc']), now);

function wrongFields(change: Record<string, unknown>): string[] {
  try {
    read(change);
    return [];
  } catch (error) {
    return (error as { fields: { field: string }[] }).fields.map(({ field }) => field);
  }
}

describe('a card', () => {
  it.each([
    ['4242 4242 4242 4242', 'visa', '4242', 'works'],
    ['4000000000000002', 'visa', '0002', 'declined'],
    ['4000-0025-0000-3155', 'visa', '3155', 'needs-action'],
    ['5555555555554444', 'mastercard', '4444', 'works'],
  ])('%s is %s ending %s and %s', (number, brand, last4, behaviour) => {
    expect(read({ number })).toEqual({ brand, last4, behaviour, expMonth: 12, expYear: 2030 });
  });

  it('takes digits as text or number, and a year of two digits', () => {
    expect(read({ number: 378282246310005, expMonth: '1', expYear: '27', cvc: '1234' })).toMatchObject({
      brand: 'amex',
      expMonth: 1,
      expYear: 2027,
    });
  });

  it('is good until the end of its month', () => {
    expect(wrongFields({ expMonth: 11, expYear: 2026 })).toEqual([]);
    expect(wrongFields({ expMonth: 10, expYear: 2026 })).toEqual(['expMonth']);
    expect(wrongFields({ expYear: 2025 })).toEqual(['expYear']);
  });

  it.each([
    [{ number: '4242424242424241' }, ['number']],
    [{ number: '' }, ['number']],
    [{ number: undefined }, ['number']],
    [{ number: '1234567812345670' }, ['number']],
    [{ expMonth: 13 }, ['expMonth']],
    [{ expMonth: 0 }, ['expMonth']],
    [{ expYear: 'soon' }, ['expYear']],
    [{ expYear: 3000 }, ['expYear']],
    [{ cvc: '12' }, ['cvc']],
    [{ cvc: 'abc' }, ['cvc']],
    [{ cvc: null }, ['cvc']],
    [{ name: 'Mia' }, ['name']],
    [{ number: 'x', expMonth: 'x', expYear: 'x', cvc: 'x' }, ['number', 'expMonth', 'expYear', 'cvc']],
  ])('%j is refused, naming %j', (change, fields) => {
    expect(wrongFields(change)).toEqual(fields);
  });

  it('has a check digit that sees one wrong digit', () => {
    expect(addsUp('4242424242424242')).toBe(true);
    for (const digit of '013456789') expect(addsUp(`4${digit}42424242424242`)).toBe(false);
  });
});
