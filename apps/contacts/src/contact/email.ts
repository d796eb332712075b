const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const form = new RegExp(String.raw`^[\w+'](?:[\w+']|[.-](?=[\w+'])){0,63}@(?:${label}\.){1,8}\p{L}{2,63}$`, 'u');

/** Word characters with + ' . or - between them, an @, a domain, a last label of 2 to 63 letters (spec point 5 as the contract reads it). */
export function isEmail(text: string): boolean {
  return text.length <= 254 && form.test(text);
}
