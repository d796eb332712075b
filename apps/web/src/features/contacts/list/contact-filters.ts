import { contactTextNames } from '@bellbird/field-rules';
import { contactFieldTexts } from '../../../domain/contacts/contact.texts';
import { marketingLooks, marketingStatuses } from '../../../domain/contacts/marketing-look';
import { marketingTexts } from '../../../domain/contacts/marketing.texts';
import { asPhones, phonePart } from '../../../lib/format/phone';
import { contains } from '../../../ui/filter/contains';
import type { Filter, FilterField } from '../../../ui/filter/filter';
import type { AttributeType, ContactFields } from '../contact-fields';
import { contactsTexts as t } from '../contacts.texts';

const filterTypes: Readonly<Record<AttributeType, FilterField['type']>> = {
  text: 'text',
  date: 'date',
  number: 'number',
  bool: 'boolean',
  category: 'categories',
};

/** What people can be found by: the fixed fields, the tags, and the business's own fields. */
export function contactFilterFields({ custom, tags }: ContactFields): FilterField[] {
  return [
    {
      field: 'marketingStatus',
      label: t.marketing,
      type: 'enum',
      options: marketingStatuses.map((value) => ({ value, label: marketingLooks[value].label })),
    },
    { field: 'onHold', label: marketingTexts.onHold, type: 'boolean' },
    { field: 'tags', label: t.tags, type: 'tags', options: tags.map(({ id, name }) => ({ value: id, label: name })) },
    ...custom.map(({ key, name, type, items }): FilterField => ({
      field: `attributes.${key}`,
      label: name,
      type: filterTypes[type],
      // Few values in many contacts, as a rule: one chooses among those that there are.
      ...(type === 'text' && { firstAsked: 'one' }),
      ...(type === 'category' && { options: items.map((item) => ({ value: item, label: item })) }),
    })),
    ...contactTextNames.map((text): FilterField => ({
      field: text,
      label: text === 'name' ? t.name : contactFieldTexts.label[text],
      type: 'text',
    })),
    { field: 'phoneInternational', label: t.phone, type: 'text', ...asPhones },
    { field: 'createdAt', label: t.created, type: 'date' },
  ];
}

/** What is typed into the search: digits look among phones, as people write them ("0491 570 156"); all else among names and emails. */
export function contactSearch(text: string): Filter {
  const phone = phonePart(text);
  if (phone !== null) return contains('phoneInternational', phone);
  if (text.includes('@')) return contains('email', text);
  return { type: 'conditional', operator: 'OR', filters: [contains('name', text), contains('email', text)] };
}
