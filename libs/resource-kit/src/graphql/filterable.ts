import { filterTypes } from '@bellbird/field-rules';
import { field } from '../resource/field-builders.js';
import type { Field } from '../resource/field.js';
import type { AnyResource } from '../resource/resource.js';

/** A field whose name only the tenant knows. It may be of every type of custom field. */
const dynamic: Field = {
  ...field.id(),
  types: {
    ...field.text({ sql: '' }).types,
    ...field.number({ sql: '' }).types,
    ...field.date({ sql: '' }).types,
    ...field.boolean({ sql: '' }).types,
    ...field.category({ sql: '' }).types,
  },
  format: undefined,
};

/** One `@filterable` for each declared field of a resource. */
export function filterableLines({ fields }: AnyResource): string[] {
  return Object.entries(fields).map(([name, declared]) => {
    const { types, words, format, sort } = typeof declared === 'function' ? dynamic : declared;
    const listed = filterTypes.flatMap((type) =>
      types[type] === undefined ? [] : [`${type}: ${types[type].join(' ')}`],
    );
    const facts = [
      `name: ${JSON.stringify(name)}`,
      `types: ${JSON.stringify(listed)}`,
      ...(words === undefined ? [] : [`words: ${JSON.stringify(words)}`]),
      ...(format === undefined ? [] : [`format: ${JSON.stringify(format)}`]),
      `sorts: ${String(sort !== null)}`,
    ];
    return `@filterable(${facts.join(', ')})`;
  });
}
