import { contactFieldWords, contactTextNames, contactTexts, ofContactTexts } from '@bellbird/field-rules';
import type { MarketingStatus } from '../../../domain/contacts/marketing-look';
import type { ContactInput, ContactPatch } from '../../../lib/graph/schema.generated';
import type { ContactFields } from '../contact-fields';
import type { ContactRowFragment } from '../contact-row.generated';
import { customProblem, sentValue, typedValue } from '../custom-values';

/** What the form holds: all as text, custom fields by `attributes.<key>`, which is what the server calls them too. */
export type ContactValues = Record<string, string>;
export type Kept = { values: ContactValues; tags: readonly string[] };

/** The ids of the tags are one of the form's values too: they are typed and kept like the rest. */
export const tagsValue = (tags: readonly string[]) => ({ tags: tags.join(' ') });
export const formValues = ({ values, tags }: Kept): ContactValues => ({ ...values, ...tagsValue(tags) });
export const typedOf = ({ tags = '', ...values }: ContactValues): Kept => ({
  values,
  tags: tags.split(' ').filter((id) => id !== ''),
});

const custom = (key: string): string => `attributes.${key}`;

export function valuesOf(
  contact: ContactRowFragment | null,
  { custom: fields }: Pick<ContactFields, 'custom'>,
): ContactValues {
  return {
    ...ofContactTexts((text) => contact?.[text] ?? ''),
    name: contact !== null && isOwnName(contact) ? contact.name! : '',
    phone: contact?.phoneInternational ?? '',
    marketingStatus: contact?.marketingStatus ?? 'transactional-only',
    ...Object.fromEntries(fields.map((field) => [custom(field.key), typedValue(field, contact?.attributes)])),
  };
}

/** A name that is more than first and last: a business, "Ava (netball)". */
export function isOwnName({
  name,
  firstName,
  lastName,
}: Pick<ContactRowFragment, 'name' | 'firstName' | 'lastName'>): boolean {
  return name !== null && name !== [firstName, lastName].filter(Boolean).join(' ');
}

const unless =
  (fits: (text: string) => boolean, words: string) =>
  (text: string): string | undefined =>
    text.trim() === '' || fits(text.trim()) ? undefined : words;

/** The server's own rules, field by field. */
export function rulesOf({
  custom: fields,
}: Pick<ContactFields, 'custom'>): Record<string, (text: string) => string | undefined> {
  return {
    ...ofContactTexts((text) => unless(contactTexts[text].fits, contactTexts[text].wrong)),
    phone: (text) => (text.trim() === '' ? contactFieldWords.phoneRequired : undefined),
    ...Object.fromEntries(fields.map((field) => [custom(field.key), (text: string) => customProblem(field, text)])),
  };
}

const textOrNull = (text: string): string | null => text.trim() || null;

export function newContact({ values, tags }: Kept, { custom: fields }: Pick<ContactFields, 'custom'>): ContactInput {
  const attributes = Object.fromEntries(
    fields
      .map((field) => [field.key, sentValue(field, values[custom(field.key)] ?? '')] as const)
      .filter(([, value]) => value !== null),
  );
  // A name that nobody wrote is made by the server, of first and last.
  const { name, ...texts } = ofContactTexts((text) => textOrNull(values[text]!));
  return {
    phone: values['phone']!.trim(),
    ...texts,
    ...(name !== null && { name }),
    marketingStatus: values['marketingStatus']!,
    tags: [...tags],
    attributes,
  };
}

/** Only what was changed, so that two people's changes to other fields do not undo each other. */
export function changesOf(
  contact: ContactRowFragment,
  { values, tags }: Kept,
  fields: Pick<ContactFields, 'custom'>,
): ContactPatch {
  const before = valuesOf(contact, fields);
  const changed = (name: string): boolean => values[name] !== undefined && values[name] !== before[name];
  const attributes = Object.fromEntries(
    fields.custom
      .filter(({ key }) => changed(custom(key)))
      .map((field) => [field.key, sentValue(field, values[custom(field.key)]!)]),
  );
  return {
    ...contactTextNames.reduce<ContactPatch>(
      (patch, name) => (changed(name) ? { ...patch, [name]: textOrNull(values[name]!) } : patch),
      {},
    ),
    ...(changed('phone') && { phone: values['phone']!.trim() }),
    ...(changed('marketingStatus') && { marketingStatus: values['marketingStatus']! }),
    ...(JSON.stringify([...tags].sort()) !== JSON.stringify([...contact.tags].sort()) && { tags: [...tags] }),
    ...(Object.keys(attributes).length > 0 && { attributes }),
    version: contact.version,
  };
}

/** What was typed over `from`, over what somebody else saved meanwhile: of theirs only what was typed over goes. */
export function rebased(
  from: ContactRowFragment,
  now: ContactRowFragment,
  { values, tags }: Kept,
  fields: Pick<ContactFields, 'custom'>,
): Kept {
  const before = valuesOf(from, fields);
  return {
    values: {
      ...valuesOf(now, fields),
      ...Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== before[name])),
    },
    tags: [
      ...now.tags.filter((id) => tags.includes(id) || !from.tags.includes(id)),
      ...tags.filter((id) => !from.tags.includes(id) && !now.tags.includes(id)),
    ],
  };
}

/** The contact as it will be, to show at once; null where only the server can tell (a phone is read by it). */
export function foreseen(contact: ContactRowFragment, patch: ContactPatch): ContactRowFragment | null {
  if (patch.phone !== undefined) return null;
  const next = {
    ...contact,
    ...ofContactTexts((text) => (patch[text] === undefined ? contact[text] : patch[text])),
  };
  const composed = [next.firstName, next.lastName].filter(Boolean).join(' ') || null;
  return {
    ...next,
    name: patch.name ?? (patch.name === null || !isOwnName(contact) ? composed : contact.name),
    marketingStatus: (patch.marketingStatus ?? contact.marketingStatus) as MarketingStatus,
    tags: (patch.tags ?? contact.tags) as string[],
    attributes: { ...(contact.attributes as object), ...(patch.attributes as object | undefined) },
    version: contact.version + 1,
  };
}
