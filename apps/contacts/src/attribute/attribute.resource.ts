import type { FieldError } from '@bellbird/errors';
import { isPrintable } from '@bellbird/field-rules';
import { defineResource, text, texts, words, type InputOf, type PatchOf } from '@bellbird/resource-kit';
import { attributeTypes } from './attribute.js';

/** One item of a category. */
export const itemRules = {
  max: 100,
  form: 'attribute-item',
  check: isPrintable,
  message: 'Give a text of 1 to 100 characters.',
} as const;
export const mostItems = 500;
export const tooManyItems = `A category has at most ${mostItems} items.`;

/** Custom fields: all generic calls but trash and import. */
export const attributeResource = defineResource(
  'Attribute',
  {
    name: text({
      onCreate: '1 to 50 characters with a letter or digit in it',
      required: true,
      max: 50,
      form: 'attribute-name',
      check: (name) => isPrintable(name) && /[\p{L}\p{N}]/u.test(name),
      sortKey: 'name_key',
      unique: 'duplicate-name',
      missing: 'A name is required.',
      message: 'Give a name of at most 50 characters with a letter or digit in it.',
      example: 'Suburb',
    }),
    key: text({ about: 'As placeholders and filters write it: attributes.<key>', required: true, input: 'none' }),
    type: words(attributeTypes, {
      about: 'text, date, number, bool or category',
      onUpdate: 'The type that it has already',
      required: true,
      missing: `Give one of ${attributeTypes.join(', ')}.`,
    }),
    items: texts({
      about: 'Of a category',
      onCreate: 'Of a category, which needs one at least; no other type has any',
      optional: true,
      keeps: 'hook',
      most: mostItems,
      tooMany: tooManyItems,
      each: itemRules,
      example: '["Vegan", "Vegetarian"]',
    }),
  },
  {
    about: {
      type: 'A custom field of contacts',
      input: 'A custom field to be made; its key is made from the name',
      patch: 'A custom field to be changed: only what is given. Its type and key stay',
    },
    rest: {
      words: ['custom field', 'custom fields'],
      about: 'Custom fields of contacts. Their keys stand in filters, sorting and placeholders as attributes.<key>.',
      examples: { update: { name: 'Home suburb' } },
    },
    usual: { createdAt: 'filtered', updatedAt: 'hidden' },
    access: { read: 'member', write: 'campaign-editor' },
    constraints: { attribute_tenant_id_key_key: 'duplicate-name' },
    rules: ({ body, row }) => [
      ...(row === null ? [] : wrongType(body.type, row['type'])),
      ...wrongItems(row === null ? body.type : row['type'], body.items, row === null),
    ],
    refusals: [
      {
        on: ['create', 'update'],
        code: 'invalid-input',
        field: 'items',
        rule: 'A category has at least one item, no other type has any.',
      },
      {
        on: ['create', 'update'],
        code: 'invalid-input',
        field: 'name',
        rule: 'A name holds a letter or digit of some script.',
      },
      { on: ['update'], code: 'invalid-input', field: 'type', rule: 'The type of a field stays.' },
      { on: ['delete', 'bulk-delete'], code: 'wrong-state', rule: 'No segment filters by the field.' },
    ],
    sample: { name: 'Suburb', type: 'text' },
  },
);
export type AttributeInput = InputOf<typeof attributeResource>;
export type AttributePatch = PatchOf<typeof attributeResource>;

const wrongType = (given: unknown, type: unknown): FieldError[] =>
  given == null || given === type ? [] : [{ field: 'type', message: 'The type of a field cannot be changed.' }];

function wrongItems(type: unknown, given: readonly string[] | null | undefined, isNew: boolean): FieldError[] {
  const wrong = (message: string): FieldError[] => [{ field: 'items', message }];
  if (type === 'category')
    return (isNew || given !== undefined) && (given ?? []).length === 0
      ? wrong('A category needs at least one item.')
      : [];
  const isType = attributeTypes.some((each) => each === type);
  return isType && (given ?? []).length > 0 ? wrong('Only a category has items.') : [];
}
