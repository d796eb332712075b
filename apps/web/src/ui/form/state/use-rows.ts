import { useRef } from 'react';
import { movedErrors } from './moved-errors';
import type { FormValue, FormValues } from './paths';

let made = 0;

/** What of a form the rows of one of its lists need. */
interface FormOfRows {
  values: FormValues;
  errors: Readonly<Record<string, string | undefined>>;
  set: (change: never) => void;
  setErrors: (errors: Record<string, string | undefined>) => void;
}

/**
 * The rows of a list in a form: each with a key of its own, by which React keeps its fields and their focus while rows are
 * added, taken away and moved. What is wrong with a row goes with it.
 */
export function useRows<Item extends FormValue>(form: FormOfRows, name: string) {
  const items = (form.values[name] ?? []) as readonly Item[];
  const keys = useRef<readonly string[]>([]);
  // A list that was set as a whole has other rows at the end than before.
  keys.current = items.map((_, place) => keys.current[place] ?? `row-${(made += 1)}`);

  /** At each place the one that is there now, or null for a new row. */
  function reorder(order: readonly (number | null)[], added?: Item): void {
    const before = keys.current;
    keys.current = order.map((place) => (place === null ? `row-${(made += 1)}` : before[place]!));
    form.set({ [name]: order.map((place) => (place === null ? added! : items[place]!)) } as never);
    form.setErrors(movedErrors(form.errors, name, order));
  }
  const places = items.map((_, place) => place);
  return {
    rows: items.map((item, place) => ({ key: keys.current[place]!, item, place })),
    add: (item: Item): void => reorder([...places, null], item),
    remove: (place: number): void => reorder(places.filter((each) => each !== place)),
    move: (from: number, to: number): void => {
      const rest = places.filter((each) => each !== from);
      reorder([...rest.slice(0, to), from, ...rest.slice(to)]);
    },
  };
}
