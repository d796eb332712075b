/** The fields of account details (spec points 3 and 5), pure. */

const businessNameForm = /^[\p{L}\p{M}\p{N}_-]+(?: [\p{L}\p{M}\p{N}_-]+)*$/u;
const emailForm =
  /^[A-Za-z0-9_+'-]+(?:\.[A-Za-z0-9_+'-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;
const notCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);
const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

export const messages = {
  name: 'Use letters, numbers, underscores, hyphens or spaces only.',
  email: 'Invalid email.',
  country: 'Choose a country of the list.',
  timeZone: 'Choose a time zone of the list.',
  website: 'Give the address of a page, such as https://example.com.',
  text: 'Use at most 200 characters.',
  abn: 'Give the eleven digits of the ABN.',
  phone: 'Give a phone number with its area code.',
  colour: 'Give a colour such as #5c24b8.',
  postCode: 'Use at most 16 letters, digits, spaces or hyphens.',
} as const;

export const isBusinessName = (text: string): boolean => [...text].length <= 100 && businessNameForm.test(text);

export const isEmail = (text: string): boolean => text.length <= 254 && emailForm.test(text);

/** ISO 3166 alpha-2, in capitals. */
export const isCountry = (text: string): boolean =>
  /^[A-Z]{2}$/.test(text) && !notCountries.has(text) && countryNames.of(text) !== undefined;

/** An IANA zone that this runtime can count in; offsets such as +10:00 are none. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** Nothing, or an http(s) address. */
export function isWebsite(text: string): boolean {
  if (text === '') return true;
  if (text.length > 200 || !isPlainText(text)) return false;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
}

const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Nothing, or eleven digits whose weighted sum, less one in the first, divides by 89 (Australian Business Register). */
export function isAbn(text: string): boolean {
  if (text === '') return true;
  if (!/^\d{11}$/.test(text)) return false;
  const sum = abnWeights.reduce((total, weight, at) => total + weight * (Number(text[at]) - (at === 0 ? 1 : 0)), 0);
  return sum % 89 === 0;
}

/** An ABN as people type it, in groups, without its spaces. */
export const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

/** Nothing, or what a person can dial: 3 to 20 digits with the signs that people put between them. */
export const isPhoneText = (text: string): boolean =>
  text === '' || (/^\+?[\d ()-]{3,30}$/.test(text) && text.replaceAll(/\D/g, '').length >= 3);

export const isPostCode = (text: string): boolean => /^[A-Za-z0-9 -]{0,16}$/.test(text);

/** One line that every part of the system can keep: no control characters, no lone surrogates. */
export const isPlainText = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text);

export const isShortText = (text: string): boolean => [...text].length <= 200 && isPlainText(text);
