import { ofContactTexts, type ContactTextName } from '@bellbird/field-rules';
import {
  compileTemplate,
  countParts,
  parseTemplate,
  placeholdersUsed,
  replaceAddresses,
  type PartCount,
  type TemplateValues,
} from '@bellbird/sms-text';
import { contactFieldTexts } from '../contacts/contact.texts';

/** Somebody as a text asks for them. */
export interface Reader extends Readonly<Partial<Record<ContactTextName, string | null>>> {
  phoneSignificant: string;
  /** By the keys of the business's own fields. */
  attributes: unknown;
}

export interface Business {
  name: string;
  /** Where opt-out links lead; each is as long as every other. */
  origin: string;
}

/** As long as every opt-out link, and like one, as a preview shows it: the contact's id has 36 characters, the token 26. */
const sampleLink = (origin: string): string =>
  `${origin}/contact/opt-out/5b1e7c40-9a63-4f0d-8e21-7d3c9b6a4f15/k3TmQ9xWvB7nHs2LdZ8cYpR4jA`;

/** A short link, each as long as every other. */
const sampleShortLink = (origin: string): string => `${origin}/l/k3TmQ9xWvB7`;

/** The text as it goes out where links are counted: what is shown and counted has short links, as the server's quote has. */
export const withShortLinks = (message: string, { origin }: Business): string =>
  replaceAddresses(message, () => sampleShortLink(origin));

/** The same for everyone, or as long. */
const alike: readonly string[] = ['businessName', 'optOutLink', 'reviewLink'];

export function valuesOf(person: Reader | null, business: Business): TemplateValues {
  return {
    ...(person && {
      ...ofContactTexts((text) => person[text] ?? null),
      phoneSignificant: person.phoneSignificant,
      attributes: person.attributes as Record<string, unknown>,
    }),
    businessName: business.name,
    optOutLink: sampleLink(business.origin),
    reviewLink: sampleShortLink(business.origin),
  };
}

/** What one person reads; without a person every place is empty or its fallback. */
export const textFor = (message: string, person: Reader | null, business: Business): string =>
  compileTemplate(message)(valuesOf(person, business));

export interface Counted<P extends Reader = Reader> {
  person: P | null;
  text: string;
  count: PartCount;
}

/** Who reads the longest text of these people, by parts, then by how full they are. Nobody: the text with its places empty. */
export function longestOf<P extends Reader>(message: string, people: readonly P[], business: Business): Counted<P> {
  const render = compileTemplate(message);
  const at = (person: P | null): Counted<P> => {
    const text = render(valuesOf(person, business));
    return { person, text, count: countParts(text) };
  };
  // Where the text is the same for all, the first stands for all.
  const varies = placeholdersUsed(parseTemplate(message)).some((key) => !alike.includes(key));
  if (people.length === 0 || !varies) return at(people[0] ?? null);
  let longest = at(people[0]!);
  for (let index = 1; index < people.length; index += 1) {
    const next = at(people[index]!);
    if (weight(next) > weight(longest)) longest = next;
  }
  return longest;
}
const weight = ({ count }: Counted): number => count.parts * 10_000 + count.units;

/** Parts that texts of this campaign have, the least and the most. The server's own count holds where it is of this text. */
export function partsRange(partsPerMessage: unknown, local: PartCount): { least: number; most: number } {
  const known = Object.entries((partsPerMessage ?? {}) as Record<string, number>)
    .filter(([, people]) => people > 0)
    .map(([parts]) => Number(parts));
  if (known.length === 0) return { least: local.parts, most: local.parts };
  return { least: Math.min(...known), most: Math.max(...known) };
}

/** Who reads a text that has no people yet: a name of usual length, own fields by their names. */
export const sampleReader = (own: readonly { name: string; key: string }[]): Reader => ({
  ...contactFieldTexts.sample,
  phoneSignificant: '491570156',
  attributes: Object.fromEntries(own.map(({ name, key }) => [key, name])),
});

/** How full each part of the bar is, from 0 to 1; at most ten are drawn. */
export function barOf({ parts, perPart, remaining }: PartCount): number[] {
  const drawn = Math.min(parts, 10);
  return Array.from({ length: drawn }, (_, index) => (index < parts - 1 ? 1 : (perPart - remaining) / perPart));
}

/** Characters that fit the parts the text has now. */
export const capacityOf = ({ parts, perPart }: PartCount): number => parts * perPart;
