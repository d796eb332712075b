import { invalidInput } from '@bellbird/errors';
import type { Fields } from '../http/fields.js';

export type CardBehaviour = 'works' | 'declined' | 'needs-action';

/** What is kept of a card. The number itself never is. */
export interface Card {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  behaviour: CardBehaviour;
}

/** The numbers that do something; any other number that adds up works. */
export const testCards: readonly { number: string; behaviour: CardBehaviour; what: string }[] = [
  { number: '4242 4242 4242 4242', behaviour: 'works', what: 'Works' },
  { number: '4000 0000 0000 0002', behaviour: 'declined', what: 'Is declined' },
  { number: '4000 0025 0000 3155', behaviour: 'needs-action', what: 'Asks for 3-D Secure at each payment' },
];

const brands: readonly [RegExp, string, number][] = [
  [/^4\d{15}$/, 'visa', 3],
  [/^(5[1-5]\d{14}|2(22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12})$/, 'mastercard', 3],
  [/^3[47]\d{13}$/, 'amex', 4],
  [/^(6011|65\d\d)\d{12}$/, 'discover', 3],
  [/^3(0[0-5]|[68]\d)\d{11}$/, 'diners', 3],
  [/^35\d{14}$/, 'jcb', 3],
];

/** Reads what a card form sends; 400 names each field that cannot be. `now` is business time. */
export function readCard(fields: Fields, now: Date): Card {
  const digits = word(fields, 'number').replace(/[\s-]/g, '');
  const brand = brands.find(([pattern]) => pattern.test(digits));
  if (brand === undefined || !addsUp(digits)) fields.wrong('number', 'This is not a card number.');
  const expMonth = whole(fields, 'expMonth');
  if (!(expMonth >= 1 && expMonth <= 12)) fields.wrong('expMonth', 'Must be a month from 1 to 12.');
  const written = whole(fields, 'expYear');
  const expYear = written < 100 ? 2000 + written : written;
  if (!(expYear >= 2000 && expYear <= 2099)) fields.wrong('expYear', 'Must be a year.');
  else if (expYear < now.getUTCFullYear()) fields.wrong('expYear', 'This card has expired.');
  else if (expYear === now.getUTCFullYear() && expMonth < now.getUTCMonth() + 1)
    fields.wrong('expMonth', 'This card has expired.');
  const cvcLength = brand?.[2] ?? 3;
  if (!new RegExp(`^\\d{${cvcLength}}$`).test(word(fields, 'cvc')))
    fields.wrong('cvc', `Must have ${cvcLength} digits.`);
  fields.end();
  if (brand === undefined) throw invalidInput();
  return { brand: brand[1], last4: digits.slice(-4), expMonth, expYear, behaviour: behaviourOf(digits) };
}

/** The check digit of every card number (ISO/IEC 7812-1, annex B). */
export function addsUp(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - 48;
    sum += i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum % 10 === 0;
}

function behaviourOf(digits: string): CardBehaviour {
  return testCards.find(({ number }) => number.replaceAll(' ', '') === digits)?.behaviour ?? 'works';
}

/** Forms send digits as text, scripts as numbers; either will do. */
function word(fields: Fields, name: string): string {
  const value = fields.values[name];
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
}

function whole(fields: Fields, name: string): number {
  const text = word(fields, name);
  return /^\d{1,4}$/.test(text) ? Number(text) : NaN;
}
