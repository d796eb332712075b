import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumberType,
} from 'libphonenumber-js/max';
import type { Phone, PhoneKind } from './phone.js';

const kinds: Readonly<Record<NonNullable<PhoneNumberType>, PhoneKind>> = {
  MOBILE: 'mobile',
  FIXED_LINE_OR_MOBILE: 'mobile',
  FIXED_LINE: 'landline',
  PREMIUM_RATE: 'premium',
  SHARED_COST: 'premium',
  TOLL_FREE: 'other',
  VOIP: 'other',
  PERSONAL_NUMBER: 'other',
  PAGER: 'other',
  UAN: 'other',
  VOICEMAIL: 'other',
};

/** The whole truth, by libphonenumber: 12–20 µs. Null for what is no valid number. */
export function parseByLibrary(input: string, defaultCountry?: string): Phone | null {
  const country =
    defaultCountry !== undefined && isSupportedCountry(defaultCountry) ? (defaultCountry as CountryCode) : undefined;
  // The library takes no bracket before the plus and no bare tel:, people do: "(+61) 412 …", "tel:0412 …".
  const text = input
    .trim()
    .replace(/^tel:/i, '')
    .replace(/^[([]\s{0,3}\+/, '+');
  // extract: false, else "call 0412 345 678 or 0412 …" would be somebody's number.
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
  const type = parsed?.getType();
  if (!parsed || !type) return null;
  return {
    e164: parsed.number,
    significant: parsed.nationalNumber,
    country: parsed.country ?? '001',
    kind: kinds[type],
  };
}
