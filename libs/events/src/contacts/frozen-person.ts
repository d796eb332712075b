import * as v from 'valibot';
import { count, uuid } from '../define-event.js';

const person = {
  /** In the campaign, from 1. */
  ordinal: count,
  /** As the campaign's channel writes one: of texts E.164. */
  address: v.string(),
  country: v.pipe(v.string(), v.length(2)),
  text: v.string(),
  /** What the message is charged by: of texts its parts. */
  units: count,
  /** As staff see it. */
  name: v.string(),
};

/** A person of a frozen audience, with the message as rendered for them. */
export const frozenPerson = v.object({
  ...person,
  /** Null of a number that was typed and is nobody's. */
  contactId: v.nullable(uuid),
  /** Which of the campaign's variants they get, from 1; null without. */
  variant: v.nullable(count),
});
/** The same before numbers could be typed and campaigns had variants. */
export const frozenContact = v.object({ ...person, contactId: uuid });
export type FrozenPerson = v.InferOutput<typeof frozenPerson>;
export type FrozenContact = v.InferOutput<typeof frozenContact>;

/** By position, as version 1 of `recipients.page` has it: ordinal, contact, phone, country, text, parts, name. */
export const positionalPerson = v.tuple([
  count,
  uuid,
  v.string(),
  v.pipe(v.string(), v.length(2)),
  v.string(),
  count,
  v.string(),
]);
export type PositionalPerson = v.InferOutput<typeof positionalPerson>;

export const byName = ([ordinal, contactId, address, country, text, units, name]: PositionalPerson): FrozenContact => ({
  ordinal,
  contactId,
  address,
  country,
  text,
  units,
  name,
});
