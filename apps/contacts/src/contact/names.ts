import { isPrintable } from '@bellbird/field-rules';
import { text } from '@bellbird/resource-kit';

/** `name` where it was not given: first + space + last; null where there is neither. */
export function composedName(firstName: string | null, lastName: string | null): string | null {
  const parts = [firstName, lastName].filter((each) => each !== null && each !== '');
  return parts.length === 0 ? null : parts.join(' ');
}

/** The name of a group of contacts, chosen one by one or by filters. */
export const groupName = (example: string) =>
  text({
    required: true,
    max: 100,
    form: 'name',
    check: isPrintable,
    sortKey: 'name_key',
    unique: 'duplicate-name',
    missing: 'A name is required.',
    message: 'Give a name of at most 100 characters.',
    example,
  });
