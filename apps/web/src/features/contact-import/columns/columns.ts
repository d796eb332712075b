import { isOwnReadOnly, mapColumns, readCell, type ColumnTarget, type KnownAttribute } from '@bellbird/field-rules';
import { looksLikePhone, type PeopleFile } from '../file/people-file';

/** A column of the file: what stands in it and what it comes in as. */
export interface Column {
  heading: string;
  /** The first different values, three at most. */
  samples: string[];
  /** A field of the contact, `attributes.<key>`, or null: left out. */
  target: ColumnTarget;
}

const mostSamples = 3;

/** The columns of a file, each with the server's guess; where no heading says phone, the column that looks like phones. */
export function guessColumns({ headings, rows }: PeopleFile, attributes: readonly KnownAttribute[]): Column[] {
  const { targets } = mapColumns(headings, {}, attributes);
  const columns = headings.map((heading, at): Column => ({
    heading,
    samples: samplesOf(rows, at),
    target: targets[at] ?? null,
  }));
  if (columns.some(({ target }) => target === 'phone')) return columns;
  const phone = columns.findIndex(
    ({ target, samples }) => target === null && samples.length > 0 && samples.every(looksLikePhone),
  );
  return phone === -1 ? columns : retarget(columns, phone, 'phone');
}

function samplesOf(rows: readonly string[][], at: number): string[] {
  const found = new Set<string>();
  for (const row of rows) {
    // As the import reads it: without the apostrophe that keeps a spreadsheet from taking it for a formula.
    const cell = readCell(row[at] ?? '');
    if (cell !== '') found.add(cell);
    if (found.size === mostSamples) break;
  }
  return [...found];
}

/** Gives a column its field; the one that had it before is left out, for a field has one column. */
export const retarget = (columns: readonly Column[], at: number, target: ColumnTarget): Column[] =>
  columns.map((column, index) =>
    index === at
      ? { ...column, target }
      : target !== null && column.target === target
        ? { ...column, target: null }
        : column,
  );

export const hasPhone = (columns: readonly Column[]): boolean => columns.some(({ target }) => target === 'phone');

/**
 * The mapping as the server takes it: heading → field, null = left out. A heading that stands twice is named again with
 * a space after it, which the server passes over: JSON knows a name once. What the server would leave out by itself is
 * not named, so that it lists it among the columns it ignored.
 */
export function mappingOf(
  columns: readonly Column[],
  attributes: readonly KnownAttribute[],
): Record<string, string | null> {
  const mapping: [string, string | null][] = [];
  const times = new Map<string, number>();
  for (const { heading, target } of columns) {
    const isAlone = columns.filter((other) => other.heading === heading).length === 1;
    if (target === null && isAlone && !wouldBeGuessed(heading, attributes)) continue;
    const before = times.get(heading) ?? 0;
    times.set(heading, before + 1);
    mapping.push([heading + ' '.repeat(before), target]);
  }
  return Object.fromEntries(mapping);
}

/** Where a column stands that no field takes and that is worth one: it has a name of its own and values. */
export const unknownColumns = (columns: readonly Column[], attributes: readonly KnownAttribute[]): number[] =>
  columns.flatMap(({ heading, target, samples }, at) =>
    target === null &&
    heading !== '' &&
    samples.length > 0 &&
    !isOwnReadOnly(heading) &&
    !wouldBeGuessed(heading, attributes) &&
    columns.findIndex((other) => other.heading.toLowerCase() === heading.toLowerCase()) === at
      ? [at]
      : [],
  );

const wouldBeGuessed = (heading: string, attributes: readonly KnownAttribute[]): boolean =>
  mapColumns([heading], {}, attributes).targets[0] !== null;

/** The mapping that was chosen for a file with the same headings before. */
export function recallColumns(
  columns: readonly Column[],
  kept: readonly { heading: string; target: ColumnTarget }[],
  attributes: readonly KnownAttribute[],
): Column[] {
  const isSame = kept.length === columns.length && kept.every(({ heading }, at) => heading === columns[at]!.heading);
  if (!isSame) return [...columns];
  const isThere = (target: ColumnTarget): boolean =>
    !target?.startsWith('attributes.') || attributes.some(({ key }) => target === `attributes.${key}`);
  return columns.map((column, at) => (isThere(kept[at]!.target) ? { ...column, target: kept[at]!.target } : column));
}

/** A row as the person it becomes: what a list would show. */
export function personOf(
  row: readonly string[],
  columns: readonly Column[],
): { name: string; phone: string; rest: { target: string; value: string }[] } {
  const value = (target: string): string => (row[columns.findIndex((column) => column.target === target)] ?? '').trim();
  const rest = columns.flatMap(({ target }, at) => {
    const cell = (row[at] ?? '').trim();
    return target === null || cell === '' || ['name', 'firstName', 'lastName', 'phone', 'phoneCountry'].includes(target)
      ? []
      : [{ target, value: cell }];
  });
  return { name: value('name') || `${value('firstName')} ${value('lastName')}`.trim(), phone: value('phone'), rest };
}
