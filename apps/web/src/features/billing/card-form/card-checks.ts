import { billingTexts as t } from '../billing.texts';

/** Brands by how their numbers begin, with the lengths of number and code. */
const brands: readonly { brand: string; starts: RegExp; lengths: readonly number[]; code: number }[] = [
  { brand: 'amex', starts: /^3[47]/, lengths: [15], code: 4 },
  { brand: 'diners', starts: /^3(0[0-5]|[68])/, lengths: [14], code: 3 },
  { brand: 'jcb', starts: /^35/, lengths: [16], code: 3 },
  { brand: 'mastercard', starts: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, lengths: [16], code: 3 },
  { brand: 'discover', starts: /^(6011|65)/, lengths: [16], code: 3 },
  { brand: 'visa', starts: /^4/, lengths: [16], code: 3 },
];
const anyBrand = { brand: 'unknown', lengths: [12, 13, 14, 15, 16, 17, 18, 19], code: 3 };

export const digitsOf = (typed: string): string => typed.replace(/\D/g, '');
const lookOf = (digits: string): Omit<(typeof brands)[number], 'starts'> =>
  brands.find(({ starts }) => starts.test(digits)) ?? anyBrand;
export const brandOf = (typed: string): string => lookOf(digitsOf(typed)).brand;

/** In fours as it stands on the card; 4-6-5 for American Express, 4-6-4 for Diners. */
export function formatCardNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, 19);
  const { brand } = lookOf(digits);
  if (brand === 'amex' || brand === 'diners')
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, brand === 'amex' ? 15 : 14)]
      .filter(Boolean)
      .join(' ');
  return digits.slice(0, brand === 'unknown' ? 19 : 16).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** "12 / 30", as it is typed; a month of one digit above 1 gets its zero. */
export function formatExpiry(typed: string, before: string): string {
  let digits = digitsOf(typed);
  if (/^[2-9]$/.test(digits)) digits = `0${digits}`;
  // A year written in full.
  digits = digits.replace(/^(\d\d)20(\d\d)$/, '$1$2').slice(0, 6);
  if (digits.length < 2 || (digits.length === 2 && before.startsWith(typed))) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

/** The check digit of every card number (ISO/IEC 7812-1, annex B). */
export function addsUp(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = digits.charCodeAt(digits.length - 1 - at) - 48;
    sum += at % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum % 10 === 0;
}

export function numberFault(typed: string): string | undefined {
  const digits = digitsOf(typed);
  if (digits === '') return t.numberMissing;
  const { lengths } = lookOf(digits);
  if (digits.length < lengths[0]!) return t.numberShort;
  return lengths.includes(digits.length) && addsUp(digits) ? undefined : t.numberWrong;
}

/** Month and year of "12 / 30"; null where it is none. */
export function readExpiry(typed: string): { expMonth: number; expYear: number } | null {
  const match = /^(\d{2})(\d{2}|\d{4})$/.exec(digitsOf(typed));
  if (match === null) return null;
  const expMonth = Number(match[1]);
  return expMonth >= 1 && expMonth <= 12
    ? { expMonth, expYear: Number(match[2]!.length === 2 ? `20${match[2]}` : match[2]) }
    : null;
}

/** A card is good to the end of its month. */
export const isExpired = ({ expMonth, expYear }: { expMonth: number; expYear: number }, now: Date): boolean =>
  expYear < now.getFullYear() || (expYear === now.getFullYear() && expMonth < now.getMonth() + 1);
export const expiresThisMonth = ({ expMonth, expYear }: { expMonth: number; expYear: number }, now: Date): boolean =>
  expYear === now.getFullYear() && expMonth === now.getMonth() + 1;

export function expiryFault(typed: string, now: Date): string | undefined {
  if (digitsOf(typed) === '') return t.expiryMissing;
  const expiry = readExpiry(typed);
  if (expiry === null) return t.expiryWrong;
  return isExpired(expiry, now) ? t.expired : undefined;
}

export function codeFault(typed: string, number: string): string | undefined {
  const { code } = lookOf(digitsOf(number));
  if (typed.trim() === '') return t.codeMissing;
  return /^\d+$/.test(typed.trim()) && typed.trim().length === code ? undefined : t.codeWrong(code);
}
