import { defineResource, field, writable } from '@bellbird/resource-kit';

interface __Pascal__ {
  id: string;
  name: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** What may be listed, filtered, sorted, written and exported of __manyWords__; nothing else can. */
export const __camel__Resource = defineResource<__Pascal__>({
  type: '__Pascal__', one: '__camel__', many: '__many__', table: '__snake__',
  fields: {
    id: field.id(),
    name: field.text({ key: 'name_key', required: true }),
    createdAt: field.date({ column: 'created_at', required: true }),
    updatedAt: field.date({ column: 'updated_at', required: true }),
  },
  select: { id: 't.id', name: 't.name', version: 't.version', createdAt: 't.created_at', updatedAt: 't.updated_at' },
  writable: { name: writable.text({ column: 'name', required: true, max: 200, message: 'Give a name of at most 200 characters.' }) },
  constraints: { __snake___name: 'duplicate-name' },
  export: {
    columns: [
      { title: 'name', value: (row) => row.name },
      { title: 'createdAt', value: (row) => row.createdAt },
    ],
  },
  access: { read: 'member', write: '__permission__' },
});
