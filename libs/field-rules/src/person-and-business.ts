/** The fields of spec point 5, as the REST contract reads them. Shared by the services that take them and the forms that ask for them. */

/** 64 characters before the @ are the most that mail servers take (RFC 5321). */
const emailPattern =
  /^(?=[^@]{1,64}@)[A-Za-z0-9_+'-]+(?:\.[A-Za-z0-9_+'-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;
/** A dot and a space are one separator: "J. R. Smith". Phones type the apostrophe of "O’Brien" curved. */
const namePattern = /^[\p{L}\p{M}]+(?:(?:\.? |['’_.-])[\p{L}\p{M}]+)*$/u;
const businessNamePattern = /^[\p{L}\p{M}\d_-]+(?: [\p{L}\p{M}\d_-]+)*$/u;
const specials = String.raw`!@#$%^&*()_+\-=\[\]{};':"|,.<>/?~` + '`\\\\';
const passwordPattern = new RegExp(
  String.raw`^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[${specials}])[A-Za-z\d${specials}]{6,128}$`,
);

const onlyAllowed = new RegExp(String.raw`^[A-Za-z\d${specials}]*$`);
const someSpecial = new RegExp(`[${specials}]`);

/** What a password needs, one by one, so that a form can show what is met as one types; all of them are isPassword(). */
export const passwordNeeds = {
  length: (text: string): boolean => text.length >= 6 && text.length <= 128,
  lowercase: (text: string): boolean => /[a-z]/.test(text),
  uppercase: (text: string): boolean => /[A-Z]/.test(text),
  digit: (text: string): boolean => /\d/.test(text),
  special: (text: string): boolean => someSpecial.test(text),
  allowed: (text: string): boolean => onlyAllowed.test(text),
} as const satisfies Record<string, (text: string) => boolean>;
export type PasswordNeed = keyof typeof passwordNeeds;

export const isEmail = (text: string): boolean => text.length <= 254 && emailPattern.test(text);
export const isPersonName = (text: string): boolean =>
  text.length >= 1 && [...text].length <= 50 && namePattern.test(text);
export const isBusinessName = (text: string): boolean => [...text].length <= 100 && businessNamePattern.test(text);

/**
 * A name that a sign may bear, in the letters that a business name may have: "Freya's Roastery & Café" becomes
 * "Freyas Roastery and Café". Empty where nothing is left.
 */
export const toBusinessName = (text: string): string => {
  const words = text
    .replaceAll('&', ' and ')
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^\p{L}\p{M}\d_-]+/gu, ' ')
    .trim();
  return [...words].slice(0, 100).join('').trim();
};

export const isPassword = (text: string): boolean => passwordPattern.test(text);

export const invalidEmail = 'Invalid email or username.';
export const invalidPersonName =
  'Use 1 to 50 letters, with an apostrophe, hyphen, underscore, dot or space between parts.';
export const invalidBusinessName = 'Use letters, numbers, underscores, hyphens or spaces only.';
export const invalidPassword =
  'Use 6 to 128 characters with a lowercase letter, an uppercase letter, a digit and a special character.';
export const passwordRequired = 'The password is required.';
