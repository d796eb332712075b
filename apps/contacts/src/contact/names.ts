/** The rules that the browser's forms check by too. */
export {
  isContactFullName as isFullName,
  isContactPersonName as isPersonName,
  isPrintable,
} from '@bellbird/field-rules';

/** `name` where it was not given: first + space + last; null where there is neither. */
export function composedName(firstName: string | null, lastName: string | null): string | null {
  const parts = [firstName, lastName].filter((each) => each !== null && each !== '');
  return parts.length === 0 ? null : parts.join(' ');
}
