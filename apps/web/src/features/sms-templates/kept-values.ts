import { useEffect } from 'react';
import { currentSession } from '../../lib/session/session';
import { store, storedJson } from '../../lib/stored';

/** What is being typed into a template survives a reload and a lost session: it is the person's, in this tab. */
const place = (which: string): string => `bellbird.template.${currentSession()?.user.id ?? ''}.${which}`;
const members = ['name', 'messageType', 'message'] as const;
type Values = Record<(typeof members)[number], string>;

/** What was typed before and not saved; nothing where there is none. */
export function keptValues(which: string): Partial<Values> {
  const kept = (storedJson(place(which), 'tab') ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    members.flatMap((member) => (typeof kept[member] === 'string' ? [[member, kept[member]]] : [])),
  );
}

export const forgetKept = (which: string): boolean => store(place(which), null, 'tab');

/** Keeps what is typed while it differs from what stands. */
export function useKept(which: string, values: Values, stands: Values): void {
  const text = JSON.stringify(values);
  const isChanged = members.some((member) => values[member] !== stands[member]);
  useEffect(() => {
    if (isChanged) store(place(which), text, 'tab');
    else forgetKept(which);
  }, [which, text, isChanged]);
}
