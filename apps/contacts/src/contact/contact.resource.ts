import { contactTexts, ofContactTexts, type ContactTextName } from '@bellbird/field-rules';
import {
  boolean,
  computed,
  defineResource,
  instant,
  int,
  json,
  snakeCase,
  tags,
  text,
  words,
  type Column,
  type Field,
  type InputOf,
  type PatchOf,
  type RowOf,
} from '@bellbird/resource-kit';
import { attributeColumns } from '../attribute/attribute-columns.js';
import { attributeFields, attributeFieldsReadOnce } from '../attribute/attribute-fields.js';
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

/** Bodies are read by `read-contact.ts`: a phone by the business's country, custom fields by what the business has. */
const typed = { keeps: 'unread' } as const;

/** Texts whose letters stand in `search` and, lower-cased, in a column of their own: lists of a million find and order by them. */
const indexed: readonly string[] = ['name', 'firstName', 'lastName', 'email'];

function contactText(
  name: ContactTextName,
): Column<string | null, string | null | undefined, string | null | undefined> {
  const form = { ...typed, form: contactTexts[name].form };
  if (!indexed.includes(name)) return text(form);
  const found = { ...form, field: searchable, sortKey: `${snakeCase(name)}_key` };
  if (name !== 'name') return text(found);
  return text({
    ...found,
    about: 'The whole name; made of first and last name where nobody wrote one',
    onCreate: 'Not given: first + space + last',
  });
}

/** Contacts, as they are read, filtered and sorted. What writes them is in `contact.hooks.ts`. */
export const contactResource = defineResource(
  'Contact',
  {
    ...ofContactTexts(contactText),
    phone: text({
      ...typed,
      onCreate: 'Required; as a person types it',
      onUpdate: 'As a person types it',
      required: true,
      form: 'phone',
      shown: false,
      filter: false,
    }),
    phoneInternational: text({
      about: 'E.164',
      column: 'phone',
      format: 'e164',
      required: true,
      input: 'none',
      sortKey: 'phone',
      field: searchable,
      exported: 'phone',
      phone: true,
    }),
    phoneSignificant: text({
      about: 'Without the calling code',
      required: true,
      input: 'none',
      sortKey: 'phone_significant',
      field: searchable,
      exported: false,
    }),
    phoneCountry: text({
      ...typed,
      about: 'ISO 3166 alpha-2',
      onCreate: "Of a phone without a calling code; default: the business's country",
      onUpdate: "Of a phone without a calling code; default: the business's country",
      filled: true,
      form: 'country-letters',
      exported: false,
    }),
    // Sorted on the filter row, where the index is.
    marketingStatus: words(statusCodes, {
      ...typed,
      about: 'subscribed, unsubscribed or transactional-only',
      onCreate: 'transactional-only if not given',
      column: 'status',
      sql: 't.status',
      side: { f: 'status' },
      filled: true,
    }),
    onHold: boolean({
      about: 'A text of theirs left doubt: marketing and review wait until someone decides what they meant',
      sql: 't.on_hold',
      side: { f: 'on_hold' },
      input: 'none',
      required: true,
      exported: false,
    }),
    tags: tags({
      ...typed,
      about: 'Ids of tags',
      onCreate: 'Ids',
      onUpdate: 'Replaces all',
      relation: {
        table: 'contact_tag',
        rowColumn: 'contact_id',
        tagColumn: 'tag_id',
        names: { table: 'tag', column: 'name_key' },
      },
      most: 200,
      filled: true,
      exported: false,
    }),
    attributes: json<Record<string, unknown>>()({
      ...typed,
      about: 'Values of custom fields by key',
      onCreate: 'Values of custom fields by key: text, number, true or false, YYYY-MM-DD, or an item of a category',
      onUpdate: 'Merged by key; null removes one',
      map: ['String!', 'Float!', 'Boolean!'],
      inputMap: ['String', 'Float', 'Boolean'],
      filled: true,
      exported: false,
    }),
    createdAt: instant({ required: true, side: { f: 'created_at' }, exported: false }),
    updatedAt: instant({ required: true, exported: false }),
    version: int({ about: 'Raised by each change', required: true, input: 'none', exported: false }),
    trashedAt: instant({
      about: 'Since when it is in the trash; null for a live contact',
      optional: true,
      filter: false,
      exported: false,
    }),
    warning: computed(
      text({ optional: true, exported: false }),
      'Why campaigns leave this number out; null for one that can be texted',
      { select: 't.phone_kind', read: (kind) => phoneWarning(Number(kind)) },
    ),
  },
  {
    about: {
      type: 'A person or business that can be texted',
      input: 'A contact to be made',
      patch: 'A contact to be changed: only what is given',
    },
    trash: true,
    rest: {
      about: 'The people and businesses that you text: by hand, by import, by export; and the public opt-out page.',
      examples: {
        create: {
          phone: '0412 345 678',
          firstName: 'Mia',
          lastName: "O'Neil",
          email: 'mia@example.com',
          marketingStatus: 'subscribed',
          attributes: { suburb: 'Newtown' },
        },
        update: { marketingStatus: 'unsubscribed', version: 3 },
      },
    },
    access: { read: 'member', write: 'campaign-editor' },
    sideTables: { f: { table: 'contact_filter', idColumn: 'contact_id' } },
    fields: { 'attributes.*': attributeFields },
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
    export: { more: attributeColumns },
    sample: { firstName: 'Mia', phone: '0412 345 678' },
  },
);
export type ContactOut = RowOf<typeof contactResource>;
/** What POST takes; the names are checked by GraphQL, the values by `readContact`. */
export type ContactInput = InputOf<typeof contactResource>;
export type ContactPatch = PatchOf<typeof contactResource>;

/** The same for many filters of one transaction, which read the custom fields once. */
export const contactResourceForMany = (): typeof contactResource => ({
  ...contactResource,
  fields: { ...contactResource.fields, 'attributes.*': attributeFieldsReadOnce() },
});
