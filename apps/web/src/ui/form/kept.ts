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

/** Of what was typed into a row's form and not saved, what differs from the row as it stands. */
export function keptOf<V extends Values>(address: string, stands: V): Partial<V> {
  const kept = storedJson(place(address), 'tab') ?? JSON.parse(held.get(place(address)) ?? 'null') ?? {};
  return Object.fromEntries(
    Object.entries(kept as object).filter(
      ([name, value]) => typeof value === typeof stands[name] && value !== stands[name],
    ),
  ) as Partial<V>;
}

/** Keeps what was typed over the row as it stands: the rest follows what others make of the row meanwhile. */
function keep<V extends Values>(address: string, values: V, stands: V): void {
  const typed = Object.entries(values).filter(([name, value]) => value !== stands[name]);
  if (typed.length === 0) return forgetKept(address);
  const text = JSON.stringify(Object.fromEntries(typed));
  if (!store(place(address), text, 'tab')) held.set(place(address), text);
}

/** The same of what the server refused: the form that is drawn next takes it up. */
export function keepRefused<V extends Values>(address: string, values: V, stands: V): void {
  saving.delete(address);
  keep(address, values, stands);
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
