/** Which columns a person wants to see and in which order; the first is the row's name and stays. */
export interface ColumnChoice {
  order: readonly string[];
  hidden: readonly string[];
}
interface Known {
  key: string;
  isExtra?: boolean;
}

export const usualChoice = (columns: readonly Known[]): ColumnChoice => ({
  order: columns.map(({ key }) => key),
  hidden: columns.filter(({ isExtra }) => isExtra).map(({ key }) => key),
});

/** The kept choice brought up to date: columns that are gone are forgotten, new ones come in as the list declares them. */
export function currentChoice(columns: readonly Known[], kept: ColumnChoice | null): ColumnChoice {
  const usual = usualChoice(columns);
  if (kept === null) return usual;
  const fresh = usual.order.filter((key) => !kept.order.includes(key));
  const order = [...kept.order.filter((key) => usual.order.includes(key)), ...fresh];
  const first = usual.order[0];
  return {
    order: first === undefined ? order : [first, ...order.filter((key) => key !== first)],
    hidden: [
      ...kept.hidden.filter((key) => order.includes(key) && key !== first),
      ...usual.hidden.filter((key) => fresh.includes(key)),
    ],
  };
}

export function shownColumns<C extends Known>(columns: readonly C[], { order, hidden }: ColumnChoice): C[] {
  return order.flatMap((key) => (hidden.includes(key) ? [] : (columns.find((column) => column.key === key) ?? [])));
}

/** Moves a column before or behind its neighbour; never to the place of the first. */
export function moved(choice: ColumnChoice, key: string, by: -1 | 1): ColumnChoice {
  return movedTo(choice, key, choice.order.indexOf(key) + by);
}

export function movedTo(choice: ColumnChoice, key: string, to: number): ColumnChoice {
  if (!choice.order.includes(key) || to < 1 || to >= choice.order.length || choice.order[0] === key) return choice;
  const order = choice.order.filter((each) => each !== key);
  return { ...choice, order: [...order.slice(0, to), key, ...order.slice(to)] };
}

export function toggled(choice: ColumnChoice, key: string): ColumnChoice {
  return {
    ...choice,
    hidden: choice.hidden.includes(key) ? choice.hidden.filter((each) => each !== key) : [...choice.hidden, key],
  };
}

/** What storage holds, which a person or an older version may have written. */
export function readChoice(json: string | null): ColumnChoice | null {
  try {
    const { order, hidden } = JSON.parse(json ?? 'null') as Partial<ColumnChoice>;
    const isList = (value: unknown): value is string[] =>
      Array.isArray(value) && value.every((each) => typeof each === 'string');
    return isList(order) && isList(hidden) ? { order, hidden } : null;
  } catch {
    return null;
  }
}

/** The least room a column asks for, in px: of `120px`, `minmax(170px, 1.5fr)`; the usual where it asks for none. */
export function leastWidth(width: string | undefined, isFirst: boolean): number {
  const asked = /(\d+(?:\.\d+)?)px/.exec(width ?? '');
  return asked === null ? (isFirst ? 180 : 110) : Number(asked[1]);
}

/**
 * As many columns as there is room for: those that may be spared go first, then the last. All while nobody has measured.
 * The one by which the rows are in order (`sort`, "launchedAt:desc") stays: without it nobody sees why they stand so.
 */
export function fittingColumns<C extends { width?: string; isSpare?: true; sortBy?: string }>(
  columns: readonly C[],
  room: number,
  sort: string | null = null,
): C[] {
  const sorted = sort?.split(':')[0];
  const left = [...columns];
  const least = (): number => left.reduce((sum, { width }, at) => sum + leastWidth(width, at === 0), 0);
  while (room > 0 && left.length > 1 && least() > room) {
    const mayGo = ({ sortBy }: C, at: number): boolean => at > 0 && (sortBy === undefined || sortBy !== sorted);
    const spare = left.findLastIndex((column, at) => column.isSpare && mayGo(column, at));
    const gone = spare === -1 ? left.findLastIndex(mayGo) : spare;
    // The row's name and what it is sorted by are left: too little room for both is scrolled.
    if (gone === -1) break;
    left.splice(gone, 1);
  }
  return left;
}
