import { useEffect } from 'react';
import { keepInTab, keptInTab } from '../../../lib/kept-in-tab';
import { currentSession } from '../../../lib/session/session';
import { isSame, type FormValues } from './paths';

/** It is the person's, in this tab, and survives a reload and a lost session. */
const place = (address: string): string => `bellbird.form.${currentSession()?.user.id ?? ''}.${address}`;
/** Addresses whose row is being saved: a form that is drawn anew meanwhile, of the saved row, has nothing to take up. */
export const saving = new Set<string>();

/** What was typed into a row's form and not saved. */
export interface Typed<V extends FormValues> {
  typed: Partial<V>;
  /** Members that somebody else has changed since the form was begun; null where nobody has. */
  overtaken: readonly (keyof V & string)[] | null;
}

/** What is kept, as far as it differs from the row as it stands. */
export function typedOver<V extends FormValues>(address: string, stands: V): Typed<V> {
  const { typed = {}, before = stands } = (keptInTab(place(address)) ?? {}) as { typed?: FormValues; before?: V };
  const differs = (values: FormValues): [string, unknown][] =>
    Object.entries(values).filter(
      ([name, value]) => typeof value === typeof stands[name] && !isSame(value, stands[name]),
    );
  const [mine, theirs] = [differs(typed), differs(before).map(([name]) => name)];
  return {
    typed: Object.fromEntries(mine) as Partial<V>,
    overtaken: mine.length === 0 || theirs.length === 0 ? null : theirs,
  };
}

/** Keeps what was typed over the row as it stands: the rest follows what others make of the row meanwhile. */
function keep<V extends FormValues>(address: string, values: V, stands: V, before: V = stands): void {
  const typed = Object.entries(values).filter(([name, value]) => !isSame(value, stands[name]));
  keepInTab(place(address), typed.length === 0 ? null : { typed: Object.fromEntries(typed), before });
}

/** The same of what the server refused, with what the form began with: the form that is drawn next takes it up. */
export function keepRefused<V extends FormValues>(address: string, values: V, stands: V, before: V = stands): void {
  saving.delete(address);
  keep(address, values, stands, before);
}

export const forgetTyped = (address: string): void => keepInTab(place(address), null);

/** Keeps what is typed into the form of the row at this address while it differs from what stands. */
export function useKeepTyped<V extends FormValues>(address: string, values: V, stands: V): void {
  const [typed, before] = [JSON.stringify(values), JSON.stringify(stands)];
  // Both by their words: the objects are new ones at each drawing.
  useEffect(() => keep(address, JSON.parse(typed) as V, JSON.parse(before) as V), [address, typed, before]);
}
