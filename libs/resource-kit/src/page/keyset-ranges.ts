/** One key of an order, as SQL. */
export interface OrderKey {
  sql: string;
  direction: 'asc' | 'desc';
  mayBeEmpty: boolean;
  castTo: string;
}

/** Where a page goes on: the sort keys of the last row, as text, and its id. */
export interface Position {
  keys: readonly (string | null)[];
  id: string;
}

/** Gives a value its placeholder in the statement that is being written. */
export type Bind = (value: string, cast: string) => string;

/** A stretch of the order that one index scan can serve; read one after the other they are the whole order. */
export interface Range {
  where: (bind: Bind) => string[];
  orderBy: string[];
}

/** The order in one statement: empties last both ways, ties by id. */
export function wholeOrder(keys: readonly OrderKey[], rowId: string): string[] {
  return [
    ...keys.map(
      (key) => `${key.sql} ${key.direction}${key.mayBeEmpty && key.direction === 'desc' ? ' nulls last' : ''}`,
    ),
    rowId,
  ];
}

/**
 * The rest of an order after `position` (or all of it) as ranges: same keys and a higher id, then a further last key,
 * then empty last keys, then the same for the key before. Each is a plain index condition, which
 * `(a, b) > (x, y)` cannot be with mixed directions, nor `nulls last` on an index whose nulls come first.
 */
export function keysetRanges(keys: readonly OrderKey[], rowId: string, position: Position | null): Range[] {
  return position === null ? wholeRanges(keys, rowId) : rangesAfter(keys, rowId, position);
}

function wholeRanges([first, ...others]: readonly OrderKey[], rowId: string): Range[] {
  const rest = wholeOrder(others, rowId);
  if (first === undefined) return [{ where: () => [], orderBy: rest }];
  const orderBy = [`${first.sql} ${first.direction}`, ...rest];
  if (!first.mayBeEmpty) return [{ where: () => [], orderBy }];
  return [
    { where: () => [`${first.sql} is not null`], orderBy },
    { where: () => [`${first.sql} is null`], orderBy: rest },
  ];
}

function rangesAfter(keys: readonly OrderKey[], rowId: string, position: Position): Range[] {
  const valueAt = (at: number): string | null => position.keys[at] ?? null;
  const sameAs = (bind: Bind, upTo: number): string[] =>
    keys.slice(0, upTo).map((key, at) => {
      const value = valueAt(at);
      return value === null ? `${key.sql} is null` : `${key.sql} = ${bind(value, key.castTo)}`;
    });
  const ranges: Range[] = [
    { where: (bind) => [...sameAs(bind, keys.length), `${rowId} > ${bind(position.id, 'uuid')}`], orderBy: [rowId] },
  ];
  for (const [at, key] of [...keys.entries()].reverse()) {
    const value = valueAt(at);
    // Empties come last: behind an empty key there is only a higher id.
    if (value === null) continue;
    const rest = wholeOrder(keys.slice(at + 1), rowId);
    const beyond = key.direction === 'asc' ? '>' : '<';
    ranges.push({
      where: (bind) => [...sameAs(bind, at), `${key.sql} ${beyond} ${bind(value, key.castTo)}`],
      orderBy: [`${key.sql} ${key.direction}`, ...rest],
    });
    if (key.mayBeEmpty) ranges.push({ where: (bind) => [...sameAs(bind, at), `${key.sql} is null`], orderBy: rest });
  }
  return ranges;
}
