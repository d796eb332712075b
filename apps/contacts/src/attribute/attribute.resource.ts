import { defineResource, field, type Identified } from '@bellbird/resource-kit';
import { attributeTypes, type AttributeType } from './attribute.js';

export interface AttributeOut extends Identified {
  name: string;
  key: string;
  type: AttributeType;
  items: string[] | null;
  version: number;
}

export interface AttributeInput {
  name?: string | null;
  type?: string | null;
  items?: readonly string[] | null;
}
export type AttributePatch = AttributeInput & { version?: number | null };

/** Custom fields: all generic calls but trash and import. */
export const attributeResource = defineResource<AttributeOut, AttributeInput, AttributePatch>({
  type: 'Attribute',
  one: 'attribute',
  many: 'attributes',
  table: 'attribute',
  fields: {
    id: field.id(),
    name: field.text({ key: 'name_key', required: true }),
    key: field.text({ column: 'key', required: true }),
    type: field.enum(attributeTypes, { column: 'type', required: true }),
    version: field.number({ column: 'version', sqlType: 'int4', required: true }),
    createdAt: field.date({ column: 'created_at', required: true }),
  },
  access: { read: 'member', write: 'campaign-editor' },
  select: { id: 't.id', name: 't.name', key: 't.key', type: 't.type', items: 't.items', version: 't.version' },
  constraints: { attribute_name: 'duplicate-name', attribute_tenant_id_key_key: 'duplicate-name' },
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
  export: {
    columns: [
      { title: 'name', value: (row) => row.name },
      { title: 'key', value: (row) => row.key },
      { title: 'type', value: (row) => row.type },
      { title: 'items', value: (row) => row.items },
    ],
  },
});
