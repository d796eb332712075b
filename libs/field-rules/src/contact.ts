/** The fields of a contact (spec point 5), as the contacts service takes them and its forms check them. Wider than those of an account: a contact may be a business, and its address internationalised. */

const part = String.raw`\p{L}\p{M}*`;
const personName = new RegExp(String.raw`^(?:${part})+(?:['’_. -]+(?:${part})+)*[.'’]?$`, 'u');
const longestName = 50;
const longestFullName = 200;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const emailForm = new RegExp(String.raw`^[\w+'](?:[\w+']|[.-](?=[\w+'])){0,63}@(?:${label}\.){1,8}\p{L}{2,63}$`, 'u');

/** First and last names: 1 to 50 letters of any script, with an apostrophe, underscore, dot, hyphen or space between parts. */
export function isContactPersonName(name: string): boolean {
  return name.length <= longestName && personName.test(name);
}

/** The whole name is free text: businesses and "Ava (netball)" are contacts too. */
export function isContactFullName(name: string): boolean {
  return name.length >= 1 && name.length <= longestFullName && isPrintable(name);
}

/** Word characters with + ' . or - between them, an @, a domain, a last label of 2 to 63 letters. */
export function isContactEmail(text: string): boolean {
  return text.length <= 254 && emailForm.test(text);
}

/** No control characters (NUL, C0, C1) and no half of a surrogate pair: what can be stored and texted. */
export function isPrintable(text: string): boolean {
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.test(text) && text.isWellFormed();
}

export const contactFieldWords = {
  phoneRequired: 'A phone number is required.',
  phoneInvalid: 'Invalid phone number.',
  personName: 'Give 1 to 50 letters, with an apostrophe, underscore, dot, hyphen or space between parts.',
  fullName: 'Give a name of at most 200 characters.',
  email: 'Invalid email address.',
} as const;
