import type { FormParts } from '../../ui/resource/resource-screen';
import type { FieldRowFragment } from './custom-fields.generated';
import { customFieldsTexts as t } from './custom-fields.texts';

interface FieldInput {
  name: string;
  type: string;
  items?: string[];
}

const mostItems = 500;
const linesOf = (text: unknown): string[] => [
  ...new Set(
    String(text)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

function itemsProblem(items: readonly string[]): string | undefined {
  if (items.length === 0) return t.itemsRule;
  return items.length > mostItems || items.some((item) => item.length > 100) ? t.itemsMost(mostItems) : undefined;
}

/** Its choices are written a line each; its type is given once. */
export const useFieldParts = (field: FieldRowFragment | null): FormParts<FieldInput> => ({
  initial: { name: field?.name ?? '', type: field?.type ?? 'text', items: field?.items?.join('\n') ?? '' },
  rules: {
    name: (name) => (String(name).trim() === '' || [...String(name).trim()].length > 50 ? t.nameRule : undefined),
    items: (text, { type }) => (type === 'category' ? itemsProblem(linesOf(text)) : undefined),
  },
  // Of a change the server takes no type.
  input: ({ name, type, items }) =>
    ({
      name: String(name).trim(),
      ...(field === null && { type }),
      ...(type === 'category' && { items: linesOf(items) }),
    }) as FieldInput,
});
