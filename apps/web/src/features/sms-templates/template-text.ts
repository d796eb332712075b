import { costlyCharacters, countParts, render, standardPlaceholders, unknownPlaceholders } from '@bellbird/sms-text';
import { campaignTexts } from '../../lib/campaigns/campaign.texts';
import { contactFieldTexts } from '../../lib/contacts/contact.texts';
import { smsTemplatesTexts as t } from './sms-templates.texts';

/** The server's own limits (spec point 5 and the REST contract). */
const mostName = 200;
const mostMessage = 1_600;
const lengthOf = (text: string): number => [...text].length;

export const nameProblem = (name: string): string | undefined =>
  name.trim() === '' || lengthOf(name.trim()) > mostName ? t.nameRule : undefined;

/** What is wrong with a template's text; the business's own fields are known by their keys. */
export function messageProblem(message: string, attributeKeys: readonly string[]): string | undefined {
  if (message.trim() === '' || message.length > mostMessage) return t.messageRule;
  const unknown = unknownPlaceholders(message, attributeKeys);
  return unknown.length === 0 ? undefined : t.unknown(unknown.slice(0, 3).join(', '));
}

/** An opt-out link is as long as every other: a contact's id and a token of 26 characters. */
const linkLength = { id: 36, token: 26 };

export interface Read {
  text: string;
  parts: number;
  units: number;
  capacity: number;
  /** Characters that make it dearer and have a cheap twin, by name. */
  costly: string[];
}

/** The text as somebody with a name of usual length reads it, and what it counts. */
export function readAs(message: string, business: { name: string; origin: string }): Read {
  const text = render(message, {
    ...contactFieldTexts.sample,
    phoneSignificant: '491570156',
    businessName: business.name,
    optOutLink: `${business.origin}/contact/opt-out/${'0'.repeat(linkLength.id)}/${'A'.repeat(linkLength.token)}`,
  });
  const { parts, units, perPart } = countParts(text);
  return { text, parts, units, capacity: parts * perPart, costly: costlyCharacters(message).map(({ name }) => name) };
}

export interface FieldChoice {
  placeholder: string;
  label: string;
}

/** What can be put into a text: the standard fields, then the business's own. */
export const fieldChoices = (own: readonly { name: string; key: string }[]): FieldChoice[] => [
  ...standardPlaceholders.map((key) => ({ placeholder: `{{${key}}}`, label: campaignTexts.fields[key] })),
  ...own.map(({ name, key }) => ({ placeholder: `{{attributes.${key}}}`, label: name })),
];
