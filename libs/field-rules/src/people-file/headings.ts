import { contactTextNames, contactTexts, isContactText, type ContactTextName } from '../contact-texts.js';
import type { Delimiter } from './csv-reader.js';

/** What a column of a file is: a field of the contact, `attributes.<key>`, or nothing that is wanted. */
export type ColumnTarget = string | null;

/** What an import takes beside the texts of a contact, with the headings that mean it. */
const otherHeadings = {
  phone: [
    'phone',
    'phonenumber',
    'phoneinternational',
    'mobile',
    'mobilenumber',
    'mobilephone',
    'cell',
    'cellphone',
    'cellnumber',
    'telephone',
    'tel',
    'number',
    'contactnumber',
    'phone1',
    'primaryphone',
    'sms',
  ],
  phoneCountry: ['phonecountry', 'country', 'countrycode'],
  marketingStatus: ['marketingstatus', 'subscription', 'subscriptionstatus', 'optinstatus'],
  tags: ['tags', 'tag', 'labels'],
} as const;

type ContactTarget = ContactTextName | keyof typeof otherHeadings;
export const contactTargets = [...contactTextNames, ...Object.keys(otherHeadings)] as readonly ContactTarget[];

const means = (target: ContactTarget, words: string): boolean => {
  const headings: readonly string[] = isContactText(target) ? contactTexts[target].headings : otherHeadings[target];
  return headings.includes(words);
};

/** Of our own exports: read-only fields that an import passes over without a word. */
const ownReadOnly = new Set(['id', 'phonesignificant', 'createdat', 'updatedat', 'version', 'trashedat']);

const bare = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

export const isOwnReadOnly = (heading: string): boolean => ownReadOnly.has(bare(heading));

export interface KnownAttribute {
  key: string;
  name: string;
}

export interface MappedColumns {
  /** By column, in the order of the file. */
  targets: ColumnTarget[];
  /** Headings that match nothing (or came second) and are passed over. */
  ignored: string[];
  /** What is wrong with the mapping that was given: names of its columns. */
  wrong: { column: string; message: string }[];
}

/**
 * Which column is what: by the mapping that was given (heading → field, null = pass over), else by the heading. A field
 * that two columns claim goes to the first; a mapped column beats a guessed one.
 */
export function mapColumns(
  headings: readonly string[],
  mapping: Readonly<Record<string, unknown>>,
  attributes: readonly KnownAttribute[],
): MappedColumns {
  const wrong: MappedColumns['wrong'] = [];
  const targets: ColumnTarget[] = headings.map(() => null);
  const taken = new Set<string>();
  const decided = new Set<number>();
  for (const [column, target] of Object.entries(mapping)) {
    const at = headings.findIndex((heading, index) => !decided.has(index) && heading === column.trim());
    if (at === -1) wrong.push({ column, message: 'The file has no such column.' });
    else if (target === null || target === '') decided.add(at);
    else if (!isTarget(target, attributes)) wrong.push({ column, message: 'There is no such field.' });
    else if (taken.has(target)) wrong.push({ column, message: 'Another column is mapped to this field.' });
    else {
      decided.add(at);
      taken.add(target);
      targets[at] = target;
    }
  }
  const ignored: string[] = [];
  headings.forEach((heading, at) => {
    if (decided.has(at)) return;
    const guess = guessTarget(heading, attributes);
    if (guess !== null && !taken.has(guess)) {
      taken.add(guess);
      targets[at] = guess;
    } else if (!isOwnReadOnly(heading)) ignored.push(heading);
  });
  return { targets, ignored, wrong };
}

function isTarget(target: unknown, attributes: readonly KnownAttribute[]): target is string {
  if (typeof target !== 'string') return false;
  return (
    (contactTargets as readonly string[]).includes(target) ||
    attributes.some((attribute) => target === `attributes.${attribute.key}`)
  );
}

function guessTarget(heading: string, attributes: readonly KnownAttribute[]): string | null {
  const words = bare(heading);
  if (words === '') return null;
  const own = attributes.find(
    ({ key, name }) => heading === `attributes.${key}` || bare(name) === words || bare(key) === words,
  );
  const fixed = contactTargets.find((target) => means(target, words));
  // A custom field of exactly this name is what the business means by it.
  if (own !== undefined && (fixed === undefined || heading.startsWith('attributes.'))) return `attributes.${own.key}`;
  return fixed ?? null;
}

/** Semicolons, as Excel writes them in much of Europe, where the heading has more of them than commas. */
export function delimiterOf(headingLine: string): Delimiter {
  const unquoted = headingLine.replace(/"(?:[^"]|"")*"/g, '');
  return unquoted.split(';').length > unquoted.split(',').length ? ';' : ',';
}
