import { isUuid } from '@bellbird/database';
import type { FieldError } from '@bellbird/errors';
import { contactFieldWords, contactTextNames, contactTexts, type ContactTextName } from '@bellbird/field-rules';
import { parsePhone, type Phone } from '@bellbird/phone';
import { checkValue, type Attribute, type AttributeValue } from '../attribute/attribute.js';
import type { ContactInput } from './contact.resource.js';
import { isMarketingStatus, marketingStatuses, type MarketingStatus } from './marketing-status.js';

/** A body that was read: what is undefined was not given, null is to be cleared. */
export interface ReadContact extends Partial<Record<ContactTextName, string | null>> {
  phone?: Phone;
  marketingStatus?: MarketingStatus;
  tags?: string[];
  /** Null removes one. */
  attributes?: Map<string, AttributeValue | null>;
}

export interface Reading {
  kind: 'create' | 'update';
  /** The tenant's country, for numbers typed without one. */
  country: string;
  attributes: ReadonlyMap<string, Attribute>;
}

export const words = { ...contactFieldWords, country: 'Give a country as its two letters.' };

const mostTags = 200;

/** Reads a body by the rules of spec point 5; everything that is wrong is named at once. */
export function readContact(body: ContactInput, reading: Reading): { contact: ReadContact; wrong: FieldError[] } {
  const wrong: FieldError[] = [];
  const refuse = (field: string, message: string): undefined => void wrong.push({ field, message });
  const text = (name: ContactTextName): string | null | undefined => {
    const given = body[name];
    if (given === undefined) return undefined;
    if (given === null) return null;
    const trimmed = given.trim();
    if (trimmed === '') return null;
    const { fits, wrong } = contactTexts[name];
    return fits(trimmed) ? trimmed : refuse(name, wrong);
  };
  const contact: ReadContact = {};
  const assign = <K extends keyof ReadContact>(key: K, value: ReadContact[K] | undefined): void => {
    if (value !== undefined) contact[key] = value;
  };
  for (const name of contactTextNames) assign(name, text(name));
  assign('phone', readPhone(body, reading, refuse));
  assign('marketingStatus', readStatus(body.marketingStatus, refuse));
  assign('tags', readTags(body.tags, refuse));
  assign('attributes', readValues(body.attributes, reading.attributes, refuse));
  return { contact, wrong };
}

type Refuse = (field: string, message: string) => undefined;

function readPhone(
  { phone, phoneCountry }: ContactInput,
  { kind, country }: Reading,
  refuse: Refuse,
): Phone | undefined {
  if (phoneCountry != null && !/^[A-Za-z]{2}$/.test(phoneCountry)) return refuse('phoneCountry', words.country);
  if (phone === undefined && kind === 'update') return undefined;
  if (phone == null || phone.trim() === '') return refuse('phone', words.phoneRequired);
  if (phone.length > 40) return refuse('phone', words.phoneInvalid);
  return parsePhone(phone.trim(), (phoneCountry ?? country).toUpperCase()) ?? refuse('phone', words.phoneInvalid);
}

function readStatus(given: string | null | undefined, refuse: Refuse): MarketingStatus | undefined {
  if (given == null) return undefined;
  return isMarketingStatus(given) ? given : refuse('marketingStatus', `Give one of ${marketingStatuses.join(', ')}.`);
}

function readTags(given: readonly string[] | null | undefined, refuse: Refuse): string[] | undefined {
  if (given === undefined) return undefined;
  const ids = given ?? [];
  if (ids.length > mostTags) return refuse('tags', `Give at most ${mostTags} tags.`);
  const wrongAt = ids.findIndex((id) => !isUuid(id));
  if (wrongAt >= 0) return refuse(`tags[${wrongAt}]`, 'This is not an id.');
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}

function readValues(
  given: unknown,
  attributes: ReadonlyMap<string, Attribute>,
  refuse: Refuse,
): Map<string, AttributeValue | null> | undefined {
  if (given == null) return undefined;
  if (typeof given !== 'object' || Array.isArray(given))
    return refuse('attributes', 'Give an object of values by key.');
  const values = new Map<string, AttributeValue | null>();
  for (const [key, value] of Object.entries(given)) {
    const attribute = attributes.get(key);
    if (attribute === undefined) refuse(`attributes.${key}`, 'There is no such field.');
    else if (value === null || value === '') values.set(key, null);
    else {
      const checked = checkValue(attribute, value);
      if ('problem' in checked) refuse(`attributes.${key}`, checked.problem);
      else values.set(key, checked.value);
    }
  }
  return values;
}
