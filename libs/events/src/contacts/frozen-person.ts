import * as v from 'valibot';
import { count, uuid } from '../define-event.js';

/** A person of a frozen audience, with the message as rendered for them. */
export const frozenPerson = v.object({
  /** In the campaign, from 1. */
  ordinal: count,
  contactId: uuid,
  /** As the campaign's channel writes one: of texts E.164. */
  address: v.string(),
  country: v.pipe(v.string(), v.length(2)),
  text: v.string(),
  /** What the message is charged by: of texts its parts. */
  units: count,
  /** As staff see it. */
  name: v.string(),
});
export type FrozenPerson = v.InferOutput<typeof frozenPerson>;

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

export const byPosition = ({
  ordinal,
  contactId,
  address,
  country,
  text,
  units,
  name,
}: FrozenPerson): PositionalPerson => [ordinal, contactId, address, country, text, units, name];

export const byName = ([ordinal, contactId, address, country, text, units, name]: PositionalPerson): FrozenPerson => ({
  ordinal,
  contactId,
  address,
  country,
  text,
  units,
  name,
});
