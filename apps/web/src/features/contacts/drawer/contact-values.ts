import { contactFieldWords, contactTextNames, contactTexts, ofContactTexts } from '@bellbird/field-rules';
import type { MarketingStatus } from '../../../domain/contacts/marketing-look';
import type { ContactInput, ContactPatch } from '../../../lib/graph/schema.generated';
import { isSame } from '../../../ui/form/state/paths';
import { rebased } from '../../../ui/form/state/rebased';
import type { ContactFields } from '../contact-fields';
import type { ContactRowFragment } from '../contact-row.generated';
import { customProblem, sentValue, typedValue } from '../custom-values';

/**
 * What the form holds: texts by their names, custom fields by `attributes.<key>`, which is what the server calls them
 * too, and the ids of the tags.
 */
export type ContactValues = { [name: string]: string | readonly string[]; tags: readonly string[] };
const textOf = (values: ContactValues, name: string): string => String(values[name] ?? '');

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
    tags: contact?.tags ?? [],
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

export function newContact(values: ContactValues, { custom: fields }: Pick<ContactFields, 'custom'>): ContactInput {
  const attributes = Object.fromEntries(
    fields
      .map((field) => [field.key, sentValue(field, textOf(values, custom(field.key)))] as const)
      .filter(([, value]) => value !== null),
  );
  // A name that nobody wrote is made by the server, of first and last.
  const { name, ...texts } = ofContactTexts((text) => textOrNull(textOf(values, text)));
  return {
    phone: textOf(values, 'phone').trim(),
    ...texts,
    ...(name !== null && { name }),
    marketingStatus: textOf(values, 'marketingStatus'),
    tags: [...values.tags],
    attributes,
  };
}

/** Only what was changed, so that two people's changes to other fields do not undo each other. */
export function changesOf(
  contact: ContactRowFragment,
  values: ContactValues,
  fields: Pick<ContactFields, 'custom'>,
): ContactPatch {
  const before = valuesOf(contact, fields);
  const changed = (name: string): boolean => values[name] !== undefined && values[name] !== before[name];
  const attributes = Object.fromEntries(
    fields.custom
      .filter(({ key }) => changed(custom(key)))
      .map((field) => [field.key, sentValue(field, textOf(values, custom(field.key)))]),
  );
  return {
    ...contactTextNames.reduce<ContactPatch>(
      (patch, name) => (changed(name) ? { ...patch, [name]: textOrNull(textOf(values, name)) } : patch),
      {},
    ),
    ...(changed('phone') && { phone: textOf(values, 'phone').trim() }),
    ...(changed('marketingStatus') && { marketingStatus: textOf(values, 'marketingStatus') }),
    ...(!isSame(values.tags.toSorted(), contact.tags.toSorted()) && { tags: [...values.tags] }),
    ...(Object.keys(attributes).length > 0 && { attributes }),
    version: contact.version,
  };
}

/** What was typed over `from`, over what somebody else saved meanwhile: of theirs only what was typed over goes. */
export function typedOverTheirs(
  typed: ContactValues,
  from: ContactRowFragment,
  now: ContactRowFragment,
  fields: Pick<ContactFields, 'custom'>,
): ContactValues {
  const { tags } = typed;
  return {
    ...rebased(typed, valuesOf(from, fields), valuesOf(now, fields)),
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
