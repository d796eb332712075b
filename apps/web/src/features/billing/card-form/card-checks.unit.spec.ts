import {
  brandOf,
  codeFault,
  expiresThisMonth,
  expiryFault,
  formatCardNumber,
  formatExpiry,
  isExpired,
  numberFault,
  readExpiry,
} from './card-checks';

const now = new Date('2026-11-21T00:00:00Z');

describe('a card number', () => {
  it.each([
    '4242 4242 4242 4242',
    '4000 0000 0000 0002',
    '4000 0025 0000 3155',
    '5555-5555-5555-4444',
    '3782 822463 10005',
    '3056 930902 5904',
    '6011111111111117',
    '3566002020360505',
  ])('%s is one', (typed) => expect(numberFault(typed)).toBeUndefined());
  it.each([
    ['', 'Enter the card number.'],
    ['4242 4242', 'The card number is too short.'],
    ['4242 4242 4242 4241', 'This is not a card number. Check the digits.'],
    ['42424242424242424', 'This is not a card number. Check the digits.'],
  ])('%j is none', (typed, fault) => expect(numberFault(typed)).toBe(fault));
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424', '4242 4'],
    ['4242', '4242'],
    ['378282246310005', '3782 822463 10005'],
    ['42a4-2', '4242'],
    ['42424242424242429999', '4242 4242 4242 4242'],
  ])('%s is written %s', (typed, written) => expect(formatCardNumber(typed)).toBe(written));
  it.each([
    ['4', 'visa'],
    ['34', 'amex'],
    ['2221', 'mastercard'],
    ['55', 'mastercard'],
    ['99', 'unknown'],
  ])('%s begins one of %s', (typed, brand) => expect(brandOf(typed)).toBe(brand));
});

describe('an expiry', () => {
  it.each([
    ['1', '', '1'],
    ['12', '1', '12 / '],
    ['123', '12 / ', '12 / 3'],
    ['5', '', '05 / '],
    ['12 /', '12 / ', '12'],
    ['12/2030', '', '12 / 30'],
    ['12 / 30', '', '12 / 30'],
  ])('%j after %j is written %j', (typed, before, written) => expect(formatExpiry(typed, before)).toBe(written));
  it.each([
    ['12 / 30', { expMonth: 12, expYear: 2030 }],
    ['1130', { expMonth: 11, expYear: 2030 }],
    ['13 / 30', null],
    ['00/30', null],
    ['12 / 3', null],
  ])('%s is read', (typed, read) => expect(readExpiry(typed)).toEqual(read));
  it.each([
    ['11 / 26', undefined],
    ['10 / 26', 'This card has expired. Use another one.'],
    ['12 / 25', 'This card has expired. Use another one.'],
    ['', 'Enter the expiry date.'],
    ['1', 'Enter the month and year, such as 12 / 30.'],
  ])('%j: %j', (typed, fault) => expect(expiryFault(typed, now)).toBe(fault));
  it('counts to the end of its month', () =>
    expect([
      isExpired({ expMonth: 11, expYear: 2026 }, now),
      expiresThisMonth({ expMonth: 11, expYear: 2026 }, now),
      isExpired({ expMonth: 10, expYear: 2026 }, now),
    ]).toEqual([false, true, true]));
});

it.each([
  ['123', '4242', undefined],
  ['1234', '3782', undefined],
  ['123', '3782', 'The security code has 4 digits.'],
  ['12', '4242', 'The security code has 3 digits.'],
  ['abc', '4242', 'The security code has 3 digits.'],
  ['', '4242', 'Enter the security code.'],
])('the code %j of %s: %j', (code, number, fault) => expect(codeFault(code, number)).toBe(fault));
