import { invalidField, invalidInput } from '@bellbird/errors';
import { isSound, unsoundText } from '@bellbird/field-rules';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * '/contacts/4f%20' → ['contacts', '4f ']. One slash at the end makes no difference.
 * @throws 400 where it cannot be decoded or holds NUL.
 */
export function readSegments(path: string): string[] {
  const whole = path.endsWith('/') && path.length > 1 ? path.slice(0, -1) : path;
  return whole.split('/').slice(1).map((part) => {
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

/** @throws 400 naming each of `ids` that is no UUID. */
export function checkIds(params: Readonly<Record<string, string>>, ids: readonly string[]): void {
  const wrong = ids.filter((name) => !uuid.test(params[name] ?? ''));
  if (wrong.length > 0) throw invalidInput(...wrong.map((field) => ({ field, message: 'This is not an id.' })));
}
