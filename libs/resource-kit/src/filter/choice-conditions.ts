import { isUuid } from '@bellbird/database';
import type { ConditionInput, TagRelation } from '../resource/field.js';
import { badValue, listValue, orEmpty, textList } from './condition.js';
import { loweredTexts, oneTextCondition } from './text-condition.js';

/** Boolean values of spec point 3: an empty field is undetermined. */
export function booleanCondition(input: ConditionInput): string {
  switch (input.value) {
    case 'yes':
      return `${input.expression} = true`;
    case 'no':
      return `${input.expression} = false`;
    case 'undetermined':
      return `${input.expression} is null`;
    default:
      throw badValue(input, 'Give undetermined, yes or no.');
  }
}

/** Fixed words. `stored` maps a word to what its column holds; `sqlType` is the column's type. */
export function enumCondition(
  stored: ReadonlyMap<string, string | number>,
  sqlType: string,
  input: ConditionInput,
): string {
  const storedOf = (word: unknown): string | number => {
    const value = stored.get(word as string);
    if (value === undefined) throw badValue(input, `Give one of ${[...stored.keys()].join(', ')}.`);
    return value;
  };
  return oneValueCondition(input, sqlType, storedOf);
}

function uuidOf(input: ConditionInput): (value: unknown) => string {
  return (value) => {
    if (!isUuid(value)) throw badValue(input, 'This is not an id.');
    return value.toLowerCase();
  };
}

/** Ids: of the row itself, or of one other thing that it names. */
export function idCondition(input: ConditionInput): string {
  return oneValueCondition(input, 'uuid', uuidOf(input));
}

/** A field that holds one value out of several. `in []` is false. */
function oneValueCondition(
  input: ConditionInput,
  sqlType: string,
  storedOf: (value: unknown) => string | number,
): string {
  const { expression, operation, parameters } = input;
  if (operation === 'none-any') return `${expression} is null`;
  if (operation === 'equals' || operation === 'notEqual') {
    const value = parameters.add(storedOf(input.value), sqlType);
    return operation === 'equals' ? `${expression} = ${value}` : orEmpty(expression, `${expression} <> ${value}`);
  }
  const list = listValue(input, storedOf);
  if (operation === 'one')
    return list.length === 0 ? 'false' : `${expression} = any(${parameters.add(list, `${sqlType}[]`)})`;
  return list.length === 0
    ? 'true'
    : orEmpty(expression, `${expression} <> all(${parameters.add(list, `${sqlType}[]`)})`);
}

/** A category attribute: the operations of tags on its one value, which compares without case. */
export function categoryCondition(input: ConditionInput): string {
  const { expression, operation } = input;
  if (operation === 'none-any') return `(${expression} is null or ${expression} = '')`;
  if (operation !== 'all') return oneTextCondition(input);
  const list = textList(input);
  if (list.length === 0 || list.includes('')) return 'false';
  return `(${expression} is not null and ${expression} = all(${loweredTexts(input, list)}) and ${expression} <> '')`;
}

/** Several of fixed words, in one column that holds a list of them: the operations of tags. */
export function wordListCondition(words: readonly string[], input: ConditionInput): string {
  const { expression, operation, parameters } = input;
  if (operation === 'none-any') return `${expression} = '{}'`;
  const list = listValue(input, (word) => {
    if (!words.includes(word as string)) throw badValue(input, `Give some of ${words.join(', ')}.`);
    return word;
  });
  if (list.length === 0) return operation === 'none' ? 'true' : 'false';
  const wanted = parameters.add(list, 'text[]');
  if (operation === 'all') return `${expression} @> ${wanted}`;
  return operation === 'none' ? `not (${expression} && ${wanted})` : `${expression} && ${wanted}`;
}

/** `one` has any of them, `all` every one, `none` none of them, `none-any` no tag at all. */
export function tagsCondition(relation: TagRelation, input: ConditionInput): string {
  const { operation, parameters, rowId } = input;
  const mine =
    relation.tenantColumn === null || input.tenant === null
      ? ''
      : `g.${relation.tenantColumn ?? 'tenant_id'} = ${input.tenant} and `;
  const rows = (tags: string): string =>
    `select g.${relation.rowColumn} from ${relation.table} g where ${mine}g.${relation.tagColumn} = any(${tags})`;
  const any = `exists (select 1 from ${relation.table} g where ${mine}g.${relation.rowColumn} = ${rowId})`;
  // A kept count of tags spares the anti-join over all that have some.
  if (operation === 'none-any') return input.expression === '' ? `not ${any}` : `${input.expression} = 0`;
  const tags = listValue(input, uuidOf(input));
  if (tags.length === 0) return operation === 'none' ? 'true' : 'false';
  const held = parameters.add(tags.sort(), 'uuid[]');
  if (operation === 'none') return `not exists (${rows(held)} and g.${relation.rowColumn} = ${rowId})`;
  if (operation === 'one') return `exists (${rows(held)} and g.${relation.rowColumn} = ${rowId})`;
  // Grouped once, not counted for each row: a semi-join over the tags' own index.
  return `${rowId} in (${rows(held)} group by g.${relation.rowColumn} having count(distinct g.${relation.tagColumn}) = ${tags.length})`;
}
