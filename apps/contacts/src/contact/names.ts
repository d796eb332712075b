const part = String.raw`\p{L}\p{M}*`;
const personName = new RegExp(String.raw`^(?:${part})+(?:['’_. -]+(?:${part})+)*[.'’]?$`, 'u');
const longestName = 50;
const longestFullName = 200;

/** First and last names: 1 to 50 letters of any script, with an apostrophe, underscore, dot, hyphen or space between parts (spec point 5). */
export function isPersonName(name: string): boolean {
  return name.length <= longestName && personName.test(name);
}

/** The whole name is free text: businesses and "Ava (netball)" are contacts too. */
export function isFullName(name: string): boolean {
  return name.length >= 1 && name.length <= longestFullName && isPrintable(name);
}

/** `name` where it was not given: first + space + last; null where there is neither. */
export function composedName(firstName: string | null, lastName: string | null): string | null {
  const parts = [firstName, lastName].filter((each) => each !== null && each !== '');
  return parts.length === 0 ? null : parts.join(' ');
}

/** No control characters (NUL, C0, C1) and no half of a surrogate pair: what can be stored and texted. */
export function isPrintable(text: string): boolean {
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.test(text) && text.isWellFormed();
}
