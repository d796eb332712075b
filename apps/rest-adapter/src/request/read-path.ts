import { isUuid } from '@bellbird/database';
import { invalidField, invalidInput } from '@bellbird/errors';
import { isSound, textForms, unsoundText } from '@bellbird/field-rules';

/**
 * '/contacts/4f%20' → ['contacts', '4f ']. One slash at the end makes no difference.
 * @throws 400 where it cannot be decoded or holds NUL.
 */
export function readSegments(path: string): string[] {
  const whole = path.endsWith('/') && path.length > 1 ? path.slice(0, -1) : path;
  return whole
    .split('/')
    .slice(1)
    .map((part) => {
      let text: string;
      try {
        text = decodeURIComponent(part);
      } catch {
        throw invalidField('path', 'This path is malformed.');
      }
      if (!isSound(text)) throw invalidField('path', unsoundText);
      return text;
    });
}

const mostLetters = textForms['path-text']?.maxLength ?? Infinity;

/** @throws 400 naming each of `ids` that is no UUID, and every other text that is longer than any there is. */
export function checkParams(params: Readonly<Record<string, string>>, ids: readonly string[]): void {
  const wrong = Object.entries(params).flatMap(([field, text]) => {
    if (ids.includes(field)) return isUuid(text) ? [] : [{ field, message: 'This is not an id.' }];
    return text.length <= mostLetters ? [] : [{ field, message: `This has at most ${mostLetters} characters.` }];
  });
  if (wrong.length > 0) throw invalidInput(...wrong);
}
