import { invalidInput, type FieldError } from '@bellbird/errors';
import { isCountry, isEmail, isPhoneText, isShortText, messages } from '../business/details-rules.js';
import {
  collectedWords,
  purposeWords,
  type CollectedWord,
  type GeneratedPolicy,
  type PurposeWord,
} from './generate-policy.js';

const mostCountries = 20;
type Given = Readonly<Record<string, unknown>>;

/** The answers that a policy is made of: what is given, over what was answered before. @throws 400 by path. */
export function readGenerated(raw: unknown, before: GeneratedPolicy | null): GeneratedPolicy {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw))
    throw invalidInput({ field: 'generated', message: 'Give the answers that the policy is made of.' });
  const given: Given = { ...before, ...raw };
  const errors: FieldError[] = [];
  const wrong = (field: string, message: string): void => void errors.push({ field: `generated.${field}`, message });

  const text = (field: string, isRight: (text: string) => boolean, message: string): string => {
    const value = given[field] ?? '';
    if (typeof value !== 'string' || (value !== '' && !isRight(value))) wrong(field, message);
    return String(value);
  };
  const words = <W extends string>(field: string, known: readonly W[]): W[] => {
    const value = given[field] ?? [];
    if (!Array.isArray(value) || value.length === 0) wrong(field, 'Choose one at least.');
    else
      value.forEach((word, at) => {
        if (!known.includes(word as W)) wrong(`${field}[${at}]`, `Must be one of ${known.join(', ')}.`);
      });
    return known.filter((word) => Array.isArray(value) && value.includes(word));
  };
  const flag = (field: string): boolean => {
    const value = given[field] ?? false;
    if (typeof value !== 'boolean') wrong(field, 'Must be true or false.');
    return value === true;
  };

  const answers: GeneratedPolicy = {
    contactEmail: text('contactEmail', isEmail, messages.email),
    contactPhone: text('contactPhone', isPhoneText, messages.phone),
    postalAddress: text('postalAddress', isShortText, messages.text),
    collects: words<CollectedWord>('collects', Object.keys(collectedWords) as CollectedWord[]),
    purposes: words<PurposeWord>('purposes', Object.keys(purposeWords) as PurposeWord[]),
    health: flag('health'),
    automatedDecisions: flag('automatedDecisions'),
    overseas: countries(given['overseas'] ?? [], wrong),
  };
  if (errors.length === 0 && answers.contactEmail + answers.contactPhone + answers.postalAddress === '')
    wrong('contactEmail', 'Say how people reach you: by email, phone or post.');
  if (errors.length > 0) throw invalidInput(...errors);
  return answers;
}

function countries(value: unknown, wrong: (field: string, message: string) => void): string[] {
  if (!Array.isArray(value) || value.length > mostCountries) {
    wrong('overseas', `Give a list of at most ${mostCountries} countries.`);
    return [];
  }
  value.forEach((country, at) => {
    if (typeof country !== 'string' || !isCountry(country)) wrong(`overseas[${at}]`, messages.country);
  });
  return [...new Set(value as string[])];
}
