import { useEffect } from 'react';
import { currentSession } from '../../lib/session/session';
import { store, storedJson } from '../../lib/stored';

type Values = Readonly<Record<string, string | boolean>>;

/** It is the person's, in this tab, and survives a reload and a lost session. */
const place = (address: string): string => `bellbird.form.${currentSession()?.user.id ?? ''}.${address}`;
/** Where storage is shut it lives as long as the page. */
const held = new Map<string, string>();
/** Addresses whose row is being saved: a form that is drawn anew meanwhile, of the saved row, has nothing to take up. */
export const saving = new Set<string>();

/** What was typed into a row's form and not saved. */
export interface Kept<V extends Values> {
  typed: Partial<V>;
  /** Members that somebody else has changed since the form was begun; null where nobody has. */
  overtaken: readonly (keyof V & string)[] | null;
}

/** What is kept, as far as it differs from the row as it stands. */
export function keptOf<V extends Values>(address: string, stands: V): Kept<V> {
  const { typed = {}, before = stands }: { typed?: Values; before?: Values } =
    storedJson(place(address), 'tab') ?? JSON.parse(held.get(place(address)) ?? '{}');
  const differs = (values: Values): [keyof V & string, V[string]][] =>
    Object.entries(values).filter(
      ([name, value]) => typeof value === typeof stands[name] && value !== stands[name],
    ) as never;
  const [mine, theirs] = [differs(typed), differs(before).map(([name]) => name)];
  return {
    typed: Object.fromEntries(mine) as Partial<V>,
    overtaken: mine.length === 0 || theirs.length === 0 ? null : theirs,
  };
}

/** Keeps what was typed over the row as it stands: the rest follows what others make of the row meanwhile. */
function keep<V extends Values>(address: string, values: V, stands: V, before: V = stands): void {
  const typed = Object.entries(values).filter(([name, value]) => value !== stands[name]);
  if (typed.length === 0) return forgetKept(address);
  const text = JSON.stringify({ typed: Object.fromEntries(typed), before });
  if (!store(place(address), text, 'tab')) held.set(place(address), text);
}

/** The same of what the server refused, with what the form began with: the form that is drawn next takes it up. */
export function keepRefused<V extends Values>(address: string, values: V, stands: V, before: V = stands): void {
  saving.delete(address);
  keep(address, values, stands, before);
}

export function forgetKept(address: string): void {
  store(place(address), null, 'tab');
  held.delete(place(address));
}

/** Keeps what is typed into the form of the row at this address while it differs from what stands. */
export function useKept<V extends Values>(address: string, values: V, stands: V): void {
  const [typed, before] = [JSON.stringify(values), JSON.stringify(stands)];
  // Both by their words: the objects are new ones at each drawing.
  useEffect(() => keep(address, JSON.parse(typed) as V, JSON.parse(before) as V), [address, typed, before]);
}
