import type { Tx } from '@bellbird/database';
import { field, type Field, type ResourceActor } from '@bellbird/resource-kit';
import type { Attribute } from './attribute.js';
import { readAttributes } from './read-attributes.js';

const prefix = 'attributes.';

/** The fields behind names like `attributes.suburb`: in the contact's filter row where they have a slot, else in the contact. */
export async function attributeFields(
  tx: Tx,
  { tenantId }: Pick<ResourceActor, 'tenantId'>,
  names: readonly string[],
): Promise<ReadonlyMap<string, Field>> {
  const attributes = await readAttributes(
    tx,
    tenantId,
    names.map((name) => name.slice(prefix.length)),
  );
  return new Map([...attributes.values()].map((attribute) => [prefix + attribute.key, fieldOf(attribute)]));
}

/** The same for many filters of one transaction: all custom fields are read once, however many filters ask for some. */
export function attributeFieldsReadOnce(): typeof attributeFields {
  let all: ReturnType<typeof readAttributes> | undefined;
  return async (tx, { tenantId }, names) => {
    const attributes = await (all ??= readAttributes(tx, tenantId));
    return new Map(
      names.flatMap((name) => {
        const attribute = attributes.get(name.slice(prefix.length));
        return attribute === undefined ? [] : [[name, fieldOf(attribute)] as const];
      }),
    );
  };
}

function fieldOf({ key, type, slot }: Attribute): Field {
  const at = slot === null ? {} : { side: { f: slot } };
  const stored = storedText('t', key);
  switch (type) {
    case 'text':
      return field.text({ ...at, sql: stored, like: '~~~' });
    case 'category':
      return field.category({ ...at, sql: stored });
    case 'number':
      return field.number({ ...at, sql: `(${stored})::float8` });
    case 'date':
      return field.date({ ...at, sql: `(${stored})::date`, stores: 'day' });
    case 'bool':
      return field.boolean({ ...at, sql: `(${stored})::boolean` });
  }
}

/** A field's value as text, from the contact itself. Keys are letters and digits of our own making; quoted all the same. */
export function storedText(alias: string, key: string): string {
  return `${alias}.attributes->>'${key.replaceAll(`'`, `''`)}'`;
}

/** What a slot holds of a field. */
export function slotValue({ key, type }: Pick<Attribute, 'key' | 'type'>): string {
  const stored = storedText('c', key);
  switch (type) {
    case 'text':
    case 'category':
      return `lower(${stored})`;
    case 'number':
      return `(${stored})::float8`;
    case 'date':
      return `(${stored})::date`;
    case 'bool':
      return `(${stored})::boolean`;
  }
}
