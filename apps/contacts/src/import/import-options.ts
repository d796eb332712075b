import type { FieldError } from '@bellbird/errors';
import { isPrintable } from '@bellbird/field-rules';

/** How a file is to be imported, as it was asked for. */
export interface ImportOptions {
  /** Heading → field; null passes a column over. What is not named is guessed. */
  mapping: Record<string, string | null>;
  onExisting: 'update' | 'skip';
  /** Names; made where missing. */
  tags: string[];
  /** All three parts were agreed to: people come in subscribed. */
  optInAgreed: boolean;
  dryRun: boolean;
}

const members = ['mapping', 'onExisting', 'tags', 'optInAgreement', 'dryRun'];
/** Spec point 5: the opt-in agreement. */
const agreements = ['permissionWithinTwoYears', 'notBorrowed', 'notPurchased'];
const longestTag = 50;
const mostTags = 50;

/** Reads `options` of an upload; everything that is wrong is named, unknown members too. */
export function readOptions(given: unknown): { options: ImportOptions; wrong: FieldError[] } {
  const wrong: FieldError[] = [];
  const refuse = (field: string, message: string): void =>
    void wrong.push({ field: field === '' ? 'options' : `options.${field}`, message });
  const options: ImportOptions = { mapping: {}, onExisting: 'update', tags: [], optInAgreed: false, dryRun: false };
  if (given === undefined) return { options, wrong };
  if (!isObject(given)) {
    refuse('', 'Give an object as JSON.');
    return { options, wrong };
  }
  for (const name of Object.keys(given)) if (!members.includes(name)) refuse(name, 'Unknown field.');
  const { mapping, onExisting, tags, optInAgreement, dryRun } = given;
  if (mapping != null) readMapping(mapping, options, refuse);
  if (onExisting === 'update' || onExisting === 'skip') options.onExisting = onExisting;
  else if (onExisting != null) refuse('onExisting', 'Give update or skip.');
  if (tags != null) readTags(tags, options, refuse);
  if (optInAgreement != null) readAgreement(optInAgreement, options, refuse);
  if (typeof dryRun === 'boolean') options.dryRun = dryRun;
  else if (dryRun != null) refuse('dryRun', 'Give true or false.');
  return { options, wrong };
}

type Refuse = (field: string, message: string) => void;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readMapping(given: unknown, options: ImportOptions, refuse: Refuse): void {
  if (!isObject(given)) return refuse('mapping', 'Give an object: column to field.');
  for (const [column, field] of Object.entries(given)) {
    if (field === null || typeof field === 'string') options.mapping[column] = field;
    else refuse(`mapping.${column}`, 'Give the name of a field, or null.');
  }
}

function readTags(given: unknown, options: ImportOptions, refuse: Refuse): void {
  if (!Array.isArray(given) || given.length > mostTags)
    return refuse('tags', `Give a list of at most ${mostTags} names.`);
  const names = new Map<string, string>();
  given.forEach((each: unknown, at) => {
    const name = typeof each === 'string' ? each.trim() : '';
    if (name === '' || name.length > longestTag || !isPrintable(name))
      refuse(`tags[${at}]`, `Give a name of 1 to ${longestTag} characters.`);
    else if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  });
  options.tags = [...names.values()];
}

function readAgreement(given: unknown, options: ImportOptions, refuse: Refuse): void {
  if (!isObject(given)) return refuse('optInAgreement', `Give an object with ${agreements.join(', ')}.`);
  for (const [name, value] of Object.entries(given)) {
    if (!agreements.includes(name)) refuse(`optInAgreement.${name}`, 'Unknown field.');
    else if (typeof value !== 'boolean') refuse(`optInAgreement.${name}`, 'Give true or false.');
  }
  options.optInAgreed = agreements.every((name) => given[name] === true);
}
