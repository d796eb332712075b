/**
 * What texts of a kind look like, to describe an API in the words of JSON Schema. Patterns are ECMA-262 with the flag u.
 * The checks beside them decide: a form may allow what only a check can refuse, such as a country that does not exist.
 */
export interface TextForm {
  /** A format that JSON Schema knows. */
  format?: 'uuid' | 'email' | 'date' | 'date-time' | 'uri';
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  example?: string;
}

const emailPattern = String.raw`^(?=[^@]{1,64}@)[A-Za-z0-9_+'\-]+(?:\.[A-Za-z0-9_+'\-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9\-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$`;
/**
 * `letter` matches the letters of ASCII and every character beyond it; `alphanumeric` also matches the digits. Not every
 * reader of JSON Schema knows \p{L}, so the check says which characters beyond ASCII are letters.
 */
const letter = String.raw`[^\u0000-@\[-\u0060{-\u007f]`;
export const alphanumeric = String.raw`[^\u0000-/:-@\[-\u0060{-\u007f]`;
/** Allows blanks before and after `inner`, and blanks alone. */
const orBlank = (inner: string): string => String.raw`^\s*(?:${inner}\s*)?$`;
const printable = String.raw`[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]`;

const blank = String.raw`[\u0009\u000a\u000d ]`;
const mark = String.raw`[^\u0000-\u0020\u007f-\u009f]`;

/** The forms, by the names that `@member(format: …)` uses. */
export const textForms: Readonly<Record<string, TextForm>> = {
  uuid: { format: 'uuid' },
  date: { format: 'date', example: '2026-11-21' },
  uri: { format: 'uri', example: 'https://bellbird.example/files/export.csv' },
  any: {},
  e164: { pattern: String.raw`^\+[1-9][0-9]{4,14}$`, example: '+61412345678' },
  money: { pattern: String.raw`^-?[0-9]+(?:\.[0-9]{1,6})?$`, example: '63.280000' },
  'money-input': { pattern: String.raw`^[0-9]{1,9}(?:\.[0-9]{1,6})?$`, example: '105.36' },
  'top-up': {
    pattern: String.raw`^(?:[5-9]|[1-9][0-9]{1,3}|[1-4][0-9]{4})(?:\.[0-9]{1,2})?$|^50000(?:\.0{1,2})?$`,
    example: '50.00',
  },
  currency: { pattern: '^[A-Z]{3}$', example: 'AUD' },
  'card-id': { pattern: '^[A-Za-z0-9_]{1,128}$', example: 'pm_card' },
  segment: {
    pattern: '^(?:all-contacts|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$',
    example: 'all-contacts',
  },
  'local-date-time': {
    pattern: String.raw`^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:[.,][0-9]{1,9})?)?(?:[Zz]|[+\-](?:0[0-9]|1[0-4])(?::?[0-5][0-9])?)?$`,
    maxLength: 40,
    example: '2026-11-21T10:00',
  },
  country: { pattern: '^[A-Z]{2}$', example: 'AU' },
  'country-letters': { pattern: '^[A-Za-z]{2}$', example: 'AU' },
  'time-zone': { pattern: '^[A-Za-z]', maxLength: 100, example: 'Australia/Sydney' },
  abn: { pattern: String.raw`^(?:\s*[0-9]){11}\s*$|^$`, example: '51 824 753 556' },
  colour: { pattern: '^#[0-9A-Fa-f]{6}$', example: '#5c24b8' },
  'time-of-day': { pattern: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$', example: '07:30' },
  'end-of-hours': { pattern: '^(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]|24:00)$', example: '15:30' },
  phone: { minLength: 1, maxLength: 40, pattern: '[0-9]', example: '0412 345 678' },
  'account-email': { format: 'email', pattern: emailPattern, maxLength: 254, example: 'ada@example.com' },
  'contact-email': {
    pattern: orBlank(String.raw`[^\u0000-\u0020@\u007f]{1,64}@[^\u0000-,/:-@\[-\u0060{-\u007f]{2,189}`),
    maxLength: 254,
    example: 'mia@example.com',
  },
  'person-name': {
    pattern: String.raw`^${letter}+(?:(?:\. ?|[ '_\-])${letter}+)*$`,
    minLength: 1,
    maxLength: 50,
    example: 'Ada',
  },
  'contact-person-name': {
    pattern: orBlank(String.raw`${letter}+(?:['_. \-]+${letter}+)*[.']?`),
    maxLength: 50,
    example: 'Mia',
  },
  'contact-full-name': { pattern: `^${printable}*$`, maxLength: 200, example: "Mia O'Neil" },
  'business-name': {
    pattern: String.raw`^[^\u0000-\u001f!-,./:-@\[-\u005e\u0060{-\u007f]+$`,
    minLength: 1,
    maxLength: 100,
    example: 'Corner Cafe',
  },
  password: {
    pattern: String.raw`^[A-Za-z0-9!@#$%^&*()_+\-=\[\]{};':"|,.<>\/?~${'`'}\\]+$`,
    minLength: 6,
    maxLength: 128,
    example: 'Bellbird1!',
  },
  name: { pattern: String.raw`^${blank}*${mark}${printable}*$`, minLength: 1 },
  'attribute-name': { pattern: String.raw`^${printable}*?${alphanumeric}${printable}*$`, minLength: 1, maxLength: 50 },
  'attribute-item': { pattern: String.raw`^${blank}*${mark}${printable}*$`, minLength: 1, maxLength: 100 },
  marker: { maxLength: 200 },
  line: { pattern: String.raw`^[^\u0000-\u001f\u007f-\u009f]*$`, maxLength: 200 },
  'post-code': { pattern: '^[A-Za-z0-9 \\-]{0,16}$', example: '2042' },
  website: {
    pattern: String.raw`^(?:[Hh][Tt][Tt][Pp][Ss]?://[^\s\u0000-\u001f\u007f-\u009f]*)?$`,
    maxLength: 200,
    example: 'https://example.com',
  },
  'path-text': { minLength: 1, maxLength: 500, pattern: String.raw`^[^\u0000]+$` },
};
