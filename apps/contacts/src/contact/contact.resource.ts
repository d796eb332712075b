import { defineResource, field, type Field } from '@bellbird/resource-kit';
import { attributeColumns } from '../attribute/attribute-columns.js';
import { attributeFields, attributeFieldsReadOnce } from '../attribute/attribute-fields.js';
import type { ContactOut } from './contact-out.js';
import { countContacts } from './count-contacts.js';
import { addTags } from './hydrate-tags.js';
import { statusCodes } from './marketing-status.js';
import { phoneWarning } from './phone-kinds.js';

/**
 * `contains` of three letters and more first asks the trigram index over all texts of a contact: what holds the letters
 * in one field holds them there too.
 */
function searchable(text: Field): Field {
  return {
    ...text,
    condition: (input) => {
      const exact = text.condition(input);
      if (input.operation !== 'contains' || typeof input.value !== 'string' || [...input.value].length < 3)
        return exact;
      const pattern = input.parameters.add(`%${input.value.replace(/[\\%_]/g, '\\$&')}%`, 'text');
      return `(t.search ~~~ lower(${pattern}) and ${exact})`;
    },
  };
}

/** Contacts, as they are read, filtered and sorted. What writes them is in `contact.hooks.ts`. */
export const contactResource = defineResource<ContactOut, ContactInput, ContactPatch>({
  type: 'Contact',
  one: 'contact',
  many: 'contacts',
  table: 'contact',
  sideTables: { f: { table: 'contact_filter', idColumn: 'contact_id' } },
  fields: {
    id: field.id(),
    name: searchable(field.text({ key: 'name_key' })),
    firstName: searchable(field.text({ key: 'first_name_key' })),
    lastName: searchable(field.text({ key: 'last_name_key' })),
    email: searchable(field.text({ key: 'email_key' })),
    phoneInternational: searchable(field.text({ key: 'phone', required: true })),
    phoneSignificant: searchable(field.text({ key: 'phone_significant', required: true })),
    phoneCountry: field.text({ column: 'phone_country', required: true }),
    // Sorted on the filter row, where the index is.
    marketingStatus: field.enum(statusCodes, { sql: 't.status', side: { f: 'status' }, required: true }),
    tags: field.tags({ table: 'contact_tag', rowColumn: 'contact_id', tagColumn: 'tag_id' }),
    createdAt: field.date({ column: 'created_at', side: { f: 'created_at' }, required: true }),
    updatedAt: field.date({ column: 'updated_at', required: true }),
    version: field.number({ column: 'version', sqlType: 'int4', required: true }),
    'attributes.*': attributeFields,
  },
  trash: 'trashed_at',
  access: { read: 'member', write: 'campaign-editor' },
  select: {
    id: 't.id',
    name: 't.name',
    firstName: 't.first_name',
    lastName: 't.last_name',
    email: 't.email',
    phoneInternational: 't.phone',
    phoneSignificant: 't.phone_significant',
    phoneCountry: 't.phone_country',
    phoneKind: 't.phone_kind',
    marketingStatus: `case t.status when 1 then 'subscribed' when 2 then 'transactional-only' else 'unsubscribed' end`,
    attributes: 't.attributes',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
    version: 't.version',
    trashedAt: 't.trashed_at',
  },
  toOut: ({ phoneKind, ...row }) =>
    ({ ...row, tags: [], warning: phoneWarning(Number(phoneKind)) }) as unknown as ContactOut,
  hydrate: addTags,
  constraints: { contact_live_phone: 'duplicate-phone' },
  refusals: [
    {
      on: ['create', 'update'],
      code: 'invalid-input',
      field: 'phone|phoneCountry',
      rule: 'The phone is a number that there can be, in a country that there is.',
    },
    {
      on: ['create', 'update'],
      code: 'invalid-input',
      field: 'firstName|lastName|email',
      rule: 'Of other scripts, names and addresses hold letters, marks and digits alone.',
    },
    { on: ['create', 'update'], code: 'invalid-input', field: 'tags.*', rule: "Tags are the business's own." },
    {
      on: ['create', 'update'],
      code: 'invalid-input',
      field: 'attributes.*',
      rule: "Attributes are custom fields of the business, each value of the field's type.",
    },
    { on: ['update'], code: 'wrong-state', rule: 'Who opted out themself is subscribed again by nobody else.' },
  ],
  countAll: countContacts,
  export: {
    columns: [
      { title: 'name', value: (row) => row.name },
      { title: 'firstName', value: (row) => row.firstName },
      { title: 'lastName', value: (row) => row.lastName },
      { title: 'email', value: (row) => row.email },
      { title: 'phone', value: (row) => row.phoneInternational, phone: true },
      { title: 'marketingStatus', value: (row) => row.marketingStatus },
    ],
    more: attributeColumns,
  },
});

/** What POST takes; the names are checked by GraphQL, the values by `readContact`. */
export interface ContactInput {
  name?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
  phone?: string | null;
  phoneCountry?: string | null;
  marketingStatus?: string | null;
  tags?: readonly string[] | null;
  attributes?: unknown;
}

export interface ContactPatch extends ContactInput {
  version?: number | null;
}

/** The same for many filters of one transaction, which read the custom fields once. */
export const contactResourceForMany = (): typeof contactResource => ({
  ...contactResource,
  fields: { ...contactResource.fields, 'attributes.*': attributeFieldsReadOnce() },
});
