import { formatDay } from '../../lib/format/time';
import { dayFault } from '../../ui/date/read-day';
import type { CustomField } from './contact-fields';
import { contactsTexts as t } from './contacts.texts';

/** A contact's custom values: JSON of the API, narrowed here and nowhere else. */
export function readValues(attributes: unknown): Readonly<Record<string, unknown>> {
  return typeof attributes === 'object' && attributes !== null && !Array.isArray(attributes)
    ? (attributes as Record<string, unknown>)
    : {};
}

/** A custom value as people read it; empty where there is none. */
export function valueWords({ key, type }: Pick<CustomField, 'key' | 'type'>, attributes: unknown): string {
  const value = readValues(attributes)[key];
  if (value === undefined || value === null || value === '') return '';
  if (type === 'bool') return value === true ? t.yes : t.no;
  if (type === 'date' && typeof value === 'string') return formatDay(value.slice(0, 10));
  if (type === 'number' && typeof value === 'number')
    return value.toLocaleString('en-AU', { maximumFractionDigits: 10 });
  return String(value);
}

/** The same as a form field holds it. */
export function typedValue({ key, type }: Pick<CustomField, 'key' | 'type'>, attributes: unknown): string {
  const value = readValues(attributes)[key];
  if (value === undefined || value === null) return '';
  if (type === 'date') return String(value).slice(0, 10);
  return type === 'bool' ? (value === true ? 'yes' : 'no') : String(value);
}

/** What is wrong with what was typed into a custom field, by the rules of the server. */
export function customProblem({ type }: Pick<CustomField, 'type'>, typed: string): string | undefined {
  if (type === 'number' && typed.trim() !== '' && !Number.isFinite(Number(typed.replace(',', '.'))))
    return t.ruleNumber;
  if (type === 'text' && typed.length > 1_000) return t.ruleText;
  return type === 'date' ? dayFault(typed.trim(), {}) : undefined;
}

/** What was typed, as the API takes it; null removes the value. */
export function sentValue({ type }: Pick<CustomField, 'type'>, typed: string): string | number | boolean | null {
  if (typed.trim() === '') return null;
  if (type === 'number') return Number(typed.replace(',', '.'));
  return type === 'bool' ? typed === 'yes' : typed;
}
