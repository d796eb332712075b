import { formatDay } from '../../lib/format/time';
import { dateTexts } from '../date/date.texts';
import type { Condition, Filter, FilterField, FilterOperation, FiltersMatch } from './filter';
import { filterTexts as t } from './filter.texts';
import { isInBounds, valueShape } from './operations';

/** A condition as it stands in the sentence: what, how, with what. */
export interface Phrase {
  label: string;
  operation: string;
  /** Empty where the operation says it all: "is empty". */
  value: string;
}

/** The words of an operation; one that cannot be said of the type reads as itself. */
export function operationWords(type: Condition['type'], operation: FilterOperation): string {
  return (t.operations[type] as Partial<Record<FilterOperation, string>>)[operation] ?? operation;
}

/** How the menu of questions says it: with what is to be given. "is more than … days ago" */
export function questionWords(type: Condition['type'], operation: FilterOperation): string {
  return (t.questions as Partial<Record<FilterOperation, string>>)[operation] ?? operationWords(type, operation);
}

/** The field a condition names; a field that is gone is called by its key: `attributes.shoeSize` is "shoeSize". */
export function fieldOf(condition: Condition, fields: readonly FilterField[]): FilterField {
  return (
    fields.find(({ field }) => field === condition.field) ?? {
      field: condition.field,
      label: condition.field.replace(/^attributes\./, ''),
      type: condition.type,
    }
  );
}

export const booleanOptions = [
  { value: 'yes', label: t.yes },
  { value: 'no', label: t.no },
  { value: 'undetermined', label: t.undetermined },
] as const;

function oneValue(value: unknown, { type, options, wordsOf }: FilterField): string {
  if (type === 'date') return typeof value === 'string' && value !== '' ? formatDay(value.slice(0, 10)) : t.notYet;
  const known = type === 'boolean' ? booleanOptions : (options ?? []);
  const label = known.find((option) => option.value === value)?.label;
  if (label !== undefined) return label;
  // An id that nobody knows any more says nothing to a person.
  if (type === 'tags') return t.notYet;
  if (typeof value === 'string' && value !== '') return wordsOf?.(value) ?? value;
  return typeof value === 'number' ? String(value) : t.notYet;
}

/** 1 → January */
export const nameOfMonth = (month: number): string => dateTexts.months[month - 1] ?? '';

/** "30 days ago", "7 days", "June of any year". */
function ofDays(operation: FilterOperation, value: unknown): string {
  if (!isInBounds(operation, value)) return t.notYet;
  const number = Number(value);
  if (operation === 'anniversary-in-month') return t.ofAnyYear(nameOfMonth(number));
  return operation === 'before-days-ago' ? t.daysAgo(number) : t.days(number);
}

const namedAtMost = 3;

export function phraseOf(condition: Condition, fields: readonly FilterField[]): Phrase {
  const field = fieldOf(condition, fields);
  const { operation, value } = condition;
  const list = Array.isArray(value) ? value : [value];
  const words = operationWords(condition.type, operation);
  switch (valueShape(operation)) {
    case 'nothing':
      return { label: field.label, operation: words, value: '' };
    case 'range':
      return {
        label: field.label,
        operation: words,
        value: t.between(oneValue(list[0], field), oneValue(list[1], field)),
      };
    case 'many': {
      const names = list.map((each) => oneValue(each, field));
      const shown =
        names.length > namedAtMost
          ? t.more(names.slice(0, namedAtMost - 1).join(', '), names.length - namedAtMost + 1)
          : names.join(', ');
      return { label: field.label, operation: words, value: shown === '' ? t.notYet : shown };
    }
    case 'days':
    case 'month':
      return { label: field.label, operation: words, value: ofDays(operation, value) };
    case 'one':
      return { label: field.label, operation: words, value: oneValue(value, field) };
  }
}

/** One filter in words: "Suburb is one of Newtown, Enmore"; a group in brackets. */
export function sentenceOf(filter: Filter, fields: readonly FilterField[]): string {
  if (filter.type === 'conditional')
    return t.group(joined(filter.filters, filter.operator === 'AND' ? 'all' : 'any', fields));
  const { label, operation, value } = phraseOf(filter, fields);
  return value === '' ? `${label} ${operation}` : `${label} ${operation} ${value}`;
}

/** All of them: "Marketing is Subscribed and Suburb is one of Newtown, Enmore". */
export function joined(filters: readonly Filter[], match: FiltersMatch, fields: readonly FilterField[]): string {
  return filters.map((filter) => sentenceOf(filter, fields)).join(match === 'all' ? ` ${t.and} ` : ` ${t.or} `);
}
